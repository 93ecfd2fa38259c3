import { prerender } from "react-dom/static";
import { StaticRouter } from "react-router-dom";
import { Site } from "../src/app/app.tsx";
import { preloadScreen } from "../src/app/screens.ts";
import type { SitePage } from "./site-pages.ts";

export interface DrawnPage {
  /** The page's head: title and description. */
  readonly head: string;
  readonly body: string;
  /** What is drawn at its other addresses. */
  readonly others: readonly { readonly at: string; readonly body: string }[];
}

/**
 * Draws a screen as a first-time visitor sees it. React puts what belongs in the head first. Throws when the page has
 * no title, or has an inline script or style that its security policy forbids.
 */
export async function drawPage(address: string): Promise<Omit<DrawnPage, "others">> {
  await preloadScreen(new URL(address, "http://site").pathname);
  const { prelude } = await prerender(
    <StaticRouter location={address}>
      <Site />
    </StaticRouter>,
    // All at once, because content that is streamed later would need inline scripts.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  const html = await new Response(prelude).text();
  const head = html.match(/^(?:<(?:title>[^<]*<\/title|(?:meta|link)\b[^>]*)>)+/)?.[0] ?? "";
  if (!head.includes("<title>")) throw new Error(`${address} has no title.`);
  if (/<script|\sstyle="/.test(html)) throw new Error(`${address} has what its security policy forbids.`);
  return { head, body: html.slice(head.length) };
}

/** Draws several pages, one after the other. */
export async function drawPages(pages: readonly SitePage[]): Promise<ReadonlyMap<SitePage, DrawnPage>> {
  const drawn = new Map<SitePage, DrawnPage>();
  for (const page of pages) {
    const others: { at: string; body: string }[] = [];
    for (const at of page.alsoDrawnAt) others.push({ at, body: (await drawPage(at)).body });
    drawn.set(page, { ...(await drawPage(page.drawnAt)), others });
  }
  return drawn;
}
