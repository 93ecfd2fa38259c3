import type { BrowserContext, CDPSession, Disposable, Page } from "playwright-core";

/** The events that a test may listen to on a page. */
const EVENTS = ["request", "response", "requestfailed", "requestfinished", "console", "pageerror", "dialog"] as const;

/**
 * Records what a test does to a new page and its context. The returned function undoes all of it and returns whether
 * that was possible: only the process and the site's cached files remain.
 */
export function noteChanges(page: Page): () => Promise<boolean> {
  const context = page.context();
  const undo: (() => Promise<unknown>)[] = [];
  let isForEver = false;
  for (const target of [page, context])
    whenCalled(target, "addInitScript", (script: Disposable) => undo.push(() => script.dispose()));
  whenCalled(context, "newCDPSession", (session: CDPSession) =>
    undo.push(() => session.detach().catch(() => undefined)),
  );
  whenCalled(context.clock, "install", () => {
    isForEver = true;
  });
  return async () => {
    if (isForEver || page.isClosed()) return false;
    await leaveNothing(page, context, undo.splice(0));
    return true;
  };
}

/** Reports what each call of a method returned. */
function whenCalled<Given>(target: object, method: string, note: (given: Given) => unknown): void {
  const call: (...values: unknown[]) => Promise<Given> = Reflect.get(target, method);
  Reflect.set(target, method, async (...values: unknown[]) => {
    const given = await call.apply(target, values);
    note(given);
    return given;
  });
}

async function leaveNothing(
  page: Page,
  context: BrowserContext,
  undo: readonly (() => Promise<unknown>)[],
): Promise<void> {
  for (const other of context.pages()) if (other !== page) await other.close();
  await context.setOffline(false);
  // An empty page, whose code could store nothing. Pending requests end with the previous page: if released, they would
  // be sent.
  await page.goto("/robots.txt");
  await page.unrouteAll({ behavior: "ignoreErrors" });
  await context.unrouteAll({ behavior: "ignoreErrors" });
  for (const takeBack of undo) await takeBack();
  for (const event of EVENTS) await page.removeAllListeners(event);
  await page.mouse.move(-10, -10);
  await context.clearCookies();
  await context.clearPermissions();
  await page.evaluate(() => sessionStorage.clear());
  const session = await context.newCDPSession(page);
  await session.send("Storage.clearDataForOrigin", { origin: new URL(page.url()).origin, storageTypes: "all" });
  await session.send("Page.resetNavigationHistory");
  await session.detach();
}
