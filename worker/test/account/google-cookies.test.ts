import { describe, expect, test } from "vitest";
import type { Reply } from "../client.ts";
import { expectSuccess } from "../expectations.ts";
import { PASSWORD, registerMember } from "../factories.ts";
import { invite, openGoogleHarness } from "../stand-ins/google-harness.ts";
import { visitProvider } from "../stand-ins/openid-provider.ts";

describe("on https", () => {
  const google = openGoogleHarness({ APP_ORIGIN: "https://mealwright.example" });

  test("every cookie for Google sign-in, for linking and for the admin has its prefix and Secure", async () => {
    const { harness: site, provider, setUp, leave, pathOf } = google();
    await setUp();
    const seen: string[] = [];
    const note = (reply: Reply) => seen.push(...reply.headers.getSetCookie());
    const unlocked = site.visitor();
    note(await unlocked.post("/api/admin/login", site.admin));
    expectSuccess(await unlocked.get("/api/admin/session"), "adminSession");

    const member = await registerMember(site);
    const browser = site.visitor();
    const { subject } = invite(provider, { email: member.email });
    const away = await browser.get("/api/auth/google");
    note(away);
    expect(new URL(away.headers.get("location") ?? "").searchParams.get("redirect_uri")).toBe(
      "https://mealwright.example/api/auth/google/callback",
    );
    note(await browser.get(pathOf(await visitProvider(away.headers.get("location") ?? "", subject))));
    note(await browser.post("/api/auth/login", { email: member.email, password: PASSWORD }));
    const again = site.visitor();
    note(await again.get(pathOf(await visitProvider(await leave(again), subject))));
    expectSuccess(await again.get("/api/user"), "user");

    for (const cookie of seen)
      expect(cookie).toMatch(/^__Host-[\w-]+=[^;]*;.* Path=\/; HttpOnly; Secure;|^__Host-[\w-]+=;.*Secure/);
    const names = new Set(seen.map((cookie) => cookie.split("=", 1)[0]));
    expect([...names].sort()).toEqual([
      "__Host-admin",
      "__Host-device",
      "__Host-google-flow",
      "__Host-google-link",
      "__Host-session",
    ]);
  });
});
