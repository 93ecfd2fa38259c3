import type { Params, Result, Router } from "hono/router";

interface Route<Target> {
  readonly method: string;
  /** The parts of its path between slashes; a hole begins with `:`. */
  readonly parts: readonly string[];
  /** `/api/*` and the like: for all that begins with these parts. */
  readonly isOpen: boolean;
  readonly target: Target;
}

const ANY_METHOD = "ALL";

/**
 * Hono's routes, in the order in which they were added, for paths with holes (`/a/:id`) and with an open end (`/a/*`).
 * Hono's own quick router refuses a path with a hole beside one with a word in its place, and the other one, which it
 * takes then, costs ten times as much.
 */
export class CallRouter<Target> implements Router<Target> {
  readonly name = "CallRouter";
  readonly #routes: Route<Target>[] = [];
  /** What is answered at paths without holes, by method and path: no more than are added. */
  readonly #fixed = new Map<string, Result<Target>>();
  readonly #fixedPaths = new Set<string>();
  /** Routes with an open end, and others of the same number of parts. */
  readonly #byLength = new Map<number, readonly Route<Target>[]>();

  add(method: string, path: string, target: Target): void {
    const parts = path.split("/").slice(1);
    const isOpen = path === "*" || parts.at(-1) === "*";
    if (!isOpen && !path.includes(":")) this.#fixedPaths.add(path);
    this.#routes.push({ method, parts: isOpen ? parts.slice(0, -1) : parts, isOpen, target });
    this.#fixed.clear();
    this.#byLength.clear();
  }

  match(method: string, path: string): Result<Target> {
    if (!this.#fixedPaths.has(path)) return this.#find(method, path);
    const key = `${method} ${path}`;
    const known = this.#fixed.get(key) ?? this.#find(method, path);
    // HTTP has few methods, and the platform lets no others in.
    this.#fixed.set(key, known);
    return known;
  }

  #find(method: string, path: string): Result<Target> {
    const parts = path.split("/").slice(1);
    const found: [Target, Params][] = [];
    for (const route of this.#routesOf(parts.length)) {
      if (route.method !== method && route.method !== ANY_METHOD) continue;
      const params = paramsOf(route, parts);
      if (params !== null) found.push([route.target, params]);
    }
    return [found];
  }

  #routesOf(length: number): readonly Route<Target>[] {
    const known = this.#byLength.get(length);
    if (known) return known;
    const routes = this.#routes.filter(({ parts, isOpen }) => isOpen || parts.length === length);
    // A path of more parts than any route has is not worth remembering.
    if (this.#routes.some(({ parts }) => parts.length === length)) this.#byLength.set(length, routes);
    return routes;
  }
}

const NONE: Params = Object.freeze({});

/** What stands in a route's holes; null where the path is not the route's. */
function paramsOf({ parts: wanted }: Pick<Route<unknown>, "parts">, parts: readonly string[]): Params | null {
  if (wanted.length > parts.length) return null;
  let params: Params = NONE;
  for (const [place, part] of wanted.entries()) {
    const given = parts[place] ?? "";
    if (!part.startsWith(":")) {
      if (part !== given) return null;
    } else {
      if (given === "") return null;
      params = { ...params, [part.slice(1)]: given };
    }
  }
  return params;
}
