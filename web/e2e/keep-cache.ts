import type { BrowserContext, Page } from "playwright-core";

/** What of Playwright's own half of a page is needed here: it runs in this process. */
interface NetworkManager {
  _forEachSession(send: (info: { readonly session: Session }) => Promise<unknown>): Promise<unknown>;
}
interface Session {
  send(method: string, parameters: object): Promise<unknown>;
}

function networkOf(page: Page): NetworkManager {
  return Reflect.get(page, "_connection").toImpl(page).delegate._networkManager;
}

/** A route of our calls, or of another site. */
const isOfNoFile = (path: unknown) =>
  /^(?:\*\*\/api\/|\^?https:)/.test(path instanceof RegExp ? path.source : String(path));

/**
 * As soon as a page has a route, Playwright fetches all files of the site anew with each load, which costs more than the rest
 * of it. Here the cache is left out only while there are routes of files, which what comes from it would not meet.
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
