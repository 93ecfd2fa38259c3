import { afterEach, describe, expect, test, vi } from "vitest";
import { put } from "./cache.ts";
import { HttpError, isUpgradeRequired, NetworkError, serverText } from "./http-error.ts";
import { queryKey } from "./queries.ts";
import { request } from "./request.ts";
import { send } from "./send.ts";
import { onUnauthorized } from "./session-end.ts";
import { queryFetcher, SWR_OPTIONS } from "./swr-options.ts";

function stubFetch(answer: Response | Error) {
  const fetchStub = vi.fn<typeof fetch>(async () => {
    if (answer instanceof Error) throw answer;
    return answer;
  });
  vi.stubGlobal("fetch", fetchStub);
  return fetchStub;
}

async function rejection(promise: Promise<unknown>): Promise<unknown> {
  return promise.then(
    () => expect.unreachable("should have failed"),
    (error: unknown) => error,
  );
}

afterEach(() => vi.unstubAllGlobals());

describe("a request", () => {
  test("always sends cookies, and a content type only with a body", async () => {
    const fetchStub = stubFetch(Response.json({ success: true }));
    await send("logout");
    const [path, init] = fetchStub.mock.calls[0] ?? [];
    expect(path).toBe("/api/auth/logout");
    expect(init).toMatchObject({ method: "POST", credentials: "include" });
    expect(new Headers(init?.headers).has("content-type")).toBe(false);
    expect(init).not.toHaveProperty("body");
  });

  test("sends its body as JSON", async () => {
    const fetchStub = stubFetch(Response.json({ success: true }));
    await request("groceryCheck", { body: { planId: "p", item: "egg", checked: true } });
    const [, init] = fetchStub.mock.calls[0] ?? [];
    expect(new Headers(init?.headers).get("content-type")).toBe("application/json");
    expect(init?.body).toBe('{"planId":"p","item":"egg","checked":true}');
  });

  test("puts parameters into the path", async () => {
    const fetchStub = stubFetch(Response.json({ success: true }));
    await request("removeFavorite", { params: { id: "f 1" } });
    expect(fetchStub.mock.calls[0]?.[0]).toBe("/api/favorites/f%201");
    expect(fetchStub.mock.calls[0]?.[1]?.method).toBe("DELETE");
  });
});

describe("what the types allow", () => {
  test("send accepts only calls that change nothing in the cache, or change who is signed in", () => {
    // Never made: the compiler checks these, as `@ts-expect-error` fails where a line has no error.
    const calls = [
      () => send("collection"),
      () => send("logout"),
      () => send("sideSuggestions", { body: { mealId: "m", part: 1 } }),
      // @ts-expect-error A lock changes the plans on screen.
      () => send("lockMeal", { body: { mealId: "m", locked: true } }),
      // @ts-expect-error Other answers change the plans, the settings and the user.
      () => send("saveHousehold", { body: { people: [] } }),
      // @ts-expect-error The payment provider's own call.
      () => send("paymentWebhook", { body: {} }),
    ];
    expect(calls).toHaveLength(6);
  });

  test("a reply can be cached only under its own call", () => {
    const calls = [
      () => put("mealPlans", {}, []),
      // @ts-expect-error A path is no call.
      () => put("/api/meal-plans", {}, []),
      // @ts-expect-error Of another call.
      () => put("mealPlans", {}, { tier: "free-starter" }),
      // @ts-expect-error Of which plan?
      () => put("mealPlan", {}, {}),
    ];
    expect(calls).toHaveLength(4);
  });
});

describe("a response", () => {
  test("is parsed", async () => {
    stubFetch(Response.json({ ok: true, version: "1" }));
    expect(await send("health")).toEqual({ ok: true, version: "1" });
  });

  test.each([
    [503, "Service Unavailable", "", "503: Service Unavailable"],
    [500, "Internal Server Error", "oops", "500: oops"],
    [404, "Not Found", '{"error":"Not found"}', '404: {"error":"Not found"}'],
  ])("%d %s with body %j throws %j", async (status, statusText, body, message) => {
    stubFetch(new Response(body, { status, statusText }));
    const error = await rejection(send("health"));
    expect(error).toBeInstanceOf(HttpError);
    expect(error).toMatchObject({ message, status });
  });

  test("an error exposes the body's text, code and kind", async () => {
    const body = { success: false, error: "This is part of a paid plan.", message: "", code: "upgrade_required" };
    stubFetch(Response.json(body, { status: 403 }));
    const error = await rejection(send("favorites"));
    expect(serverText(error)).toBe("This is part of a paid plan.");
    expect(isUpgradeRequired(error)).toBe(true);
  });

  test.each(["[]", "null", "<html>", '{"error":5}'])("an error with body %s has no text to show", async (body) => {
    stubFetch(new Response(body, { status: 500 }));
    expect(serverText(await rejection(send("health")))).toBeUndefined();
  });

  test("no connection or a reply that is not JSON counts as a network error", async () => {
    stubFetch(new TypeError("Failed to fetch"));
    expect(await rejection(send("health"))).toBeInstanceOf(NetworkError);
    stubFetch(new Response("<!doctype html>"));
    expect(await rejection(send("health"))).toBeInstanceOf(NetworkError);
  });

  test("an aborted request stays an AbortError", async () => {
    stubFetch(new DOMException("stopped", "AbortError"));
    expect(await rejection(send("health"))).toMatchObject({ name: "AbortError" });
  });
});

describe("queries", () => {
  test("fetch the first element of the key with GET", async () => {
    const fetchStub = stubFetch(Response.json([1]));
    expect(await queryFetcher()(["/api/favorites", "more"])).toEqual([1]);
    expect(fetchStub.mock.calls[0]?.[0]).toBe("/api/favorites");
    expect(fetchStub.mock.calls[0]?.[1]?.method).toBe("GET");
  });

  test("throw on a 401 by default, or return null if asked to", async () => {
    stubFetch(new Response("", { status: 401, statusText: "Unauthorized" }));
    expect(await rejection(queryFetcher()("/api/user"))).toMatchObject({ message: "401: Unauthorized" });
    stubFetch(new Response("", { status: 401 }));
    expect(await queryFetcher("null")("/api/user")).toBeNull();
  });

  test("still throw other errors if a 401 returns null", async () => {
    stubFetch(new Response("", { status: 500 }));
    expect(await rejection(queryFetcher("null")("/api/user"))).toMatchObject({ status: 500 });
  });

  test("never refetch or retry by themselves (specification §9)", () => {
    expect(SWR_OPTIONS).toMatchObject({
      revalidateOnFocus: false,
      revalidateOnReconnect: false,
      revalidateIfStale: false,
      refreshInterval: 0,
      shouldRetryOnError: false,
    });
  });

  test.each([
    [{}, "/api/meal-plans"],
    [{ enabled: false }, null],
  ])("with options %o, the key of a list is %s", (options, key) => {
    expect(queryKey("mealPlans", options)).toBe(key);
  });

  test("wait until every parameter is known", () => {
    expect(queryKey("activeMealPlan", { params: { userId: undefined } })).toBeNull();
    expect(queryKey("activeMealPlan", { params: { userId: "u1" } })).toBe("/api/meal-plans/u1/active");
  });
});

describe("the listener for expired sessions", () => {
  test("hears of every 401, except when asking who is signed in", async () => {
    const listener = vi.fn();
    const stop = onUnauthorized(listener);
    stubFetch(new Response("", { status: 401 }));
    await rejection(send("favorites"));
    expect(listener).toHaveBeenCalledTimes(1);
    await rejection(send("user"));
    stubFetch(new Response("", { status: 403 }));
    await rejection(send("favorites"));
    expect(listener).toHaveBeenCalledTimes(1);
    stop();
    stubFetch(new Response("", { status: 401 }));
    await rejection(send("favorites"));
    expect(listener).toHaveBeenCalledTimes(1);
  });
});
