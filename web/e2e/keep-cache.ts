import type { BrowserContext, Page } from "playwright-core";

/** The part of Playwright's internal page object that we need; it runs in this process. */
interface NetworkManager {
  _forEachSession(send: (info: { readonly session: Session }) => Promise<unknown>): Promise<unknown>;
}
interface Session {
  send(method: string, parameters: object): Promise<unknown>;
}

function networkOf(page: Page): NetworkManager {
  return Reflect.get(page, "_connection").toImpl(page).delegate._networkManager;
}

/** Whether a route is only for our API calls, or for another site. */
const isOfNoFile = (path: unknown) =>
  /^(?:\*\*\/api\/|\^?https:)/.test(path instanceof RegExp ? path.source : String(path));

/**
 * As soon as a page has a route, Playwright disables the cache, so each load fetches all files again, which is slow.
 * Here the cache stays enabled unless a route is for files, which cached files would bypass.
 */
export function keepCache(page: Page): void {
  let hasRoutesOfFiles = false;
  for (const target of [page, page.context()]) {
    const route = target.route.bind(target);
    target.route = async (path, ...rest) => {
      const given = await route(path, ...rest);
      hasRoutesOfFiles ||= !isOfNoFile(path);
      const parameters = { cacheDisabled: hasRoutesOfFiles };
      await networkOf(page)._forEachSession(({ session }) => session.send("Network.setCacheDisabled", parameters));
      return given;
    };
    const unrouteAll: BrowserContext["unrouteAll"] = target.unrouteAll.bind(target);
    target.unrouteAll = async (options) => {
      await unrouteAll(options);
      hasRoutesOfFiles = false;
    };
  }
}
