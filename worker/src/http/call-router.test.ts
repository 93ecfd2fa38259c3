import { CALL_NAMES, callByName } from "@mealwright/schema/calls";
import { METHOD_NAME_ALL, type Result, type Router } from "hono/router";
import { TrieRouter } from "hono/router/trie-router";
import { expect, test } from "vitest";
import { CallRouter } from "./call-router.ts";

const paths = CALL_NAMES.map((name) => ({ name, path: callByName(name).path.replaceAll(/\{(\w+)\}/g, ":$1") }));

function addAll(router: Router<string>): Router<string> {
  router.add(METHOD_NAME_ALL, "/*", "all");
  router.add(METHOD_NAME_ALL, "/api/*", "of the API");
  for (const { name, path } of paths) router.add(callByName(name).method, path, name);
  for (const { path } of paths) router.add(METHOD_NAME_ALL, path, `no such method at ${path}`);
  router.add("GET", "/", "home");
  return router;
}

const [ours, honos] = [addAll(new CallRouter()), addAll(new TrieRouter())];

/** The targets in their order, each with what stands in its holes. */
function targetsOf([found, stash]: Result<string>) {
  return found.map(([target, params]) => [
    target,
    Object.fromEntries(Object.entries(params).map(([hole, at]) => [hole, typeof at === "number" ? stash?.[at] : at])),
  ]);
}

const asked = new Set(
  paths.flatMap(({ path }) => {
    const filled = path.replaceAll(/:\w+/g, "a1-b2");
    return [
      filled,
      `${filled}/`,
      `${filled}/more`,
      filled.slice(0, -1),
      path.replaceAll(/:\w+/g, "webhook"),
      `/x${filled}`,
    ];
  }),
);

test.each([...asked, "/", "/api", "/api/", "/api//", "/dashboard", "/api/meal-plans//share", "/api/a%2Fb/c"])(
  "%j leads where Hono's own router leads it, at the first and at the second time",
  (path) => {
    for (const method of ["GET", "POST", "DELETE", "PUT"]) {
      const expected = targetsOf(honos.match(method, path));
      expect(targetsOf(ours.match(method, path))).toEqual(expected);
      expect(targetsOf(ours.match(method, path))).toEqual(expected);
    }
  },
);
