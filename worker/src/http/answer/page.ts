import type { AppContext } from "../context.ts";

/** A page of a list as it is answered; `next` is where the following one begins, null on the last. */
export interface PageFacts {
  readonly total: number;
  readonly next: string | null;
}

/** Says in headers how long a list is and where it goes on (RFC 8288). */
export function setPageHeaders(c: AppContext, { total, next }: PageFacts): void {
  c.header("x-total-count", String(total));
  if (next === null) return;
  const address = new URL(c.req.url);
  address.searchParams.delete("page");
  address.searchParams.set("after", next);
  c.header("link", `<${address.pathname}${address.search}>; rel="next"`);
}
