import type { AppContext } from "../context.ts";

/** What the headers say about a page; `next` is the cursor of the following one, null on the last. */
export interface PageFacts {
  readonly total: number;
  readonly next: string | null;
}

/** Sets `x-total-count`, and `link` to the next page (RFC 8288). */
export function setPageHeaders(c: AppContext, { total, next }: PageFacts): void {
  c.header("x-total-count", String(total));
  if (next === null) return;
  const address = new URL(c.req.url);
  address.searchParams.delete("page");
  address.searchParams.set("after", next);
  c.header("link", `<${address.pathname}${address.search}>; rel="next"`);
}
