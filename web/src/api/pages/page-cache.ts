import { asRecord } from "../../lib/unknown-values.ts";
import { forgetMember } from "../../storage/forget-member.ts";
import { PATHS_OF_CALLS } from "../transport/paths-of-calls.ts";
import { getJson } from "../transport/send.ts";

/** The user whose data this document has shown; null for a visitor. */
let shownUserId: string | null = null;

/** Call this whenever a user's data is about to be drawn. */
export function noteShownUser(id: string): void {
  shownUserId = id;
}

/** The user whose data is shown, null for a visitor. */
export function shownUser(): string | null {
  return shownUserId;
}

async function isStillSignedIn(): Promise<boolean> {
  try {
    return asRecord(await getJson(PATHS_OF_CALLS.user.path)).id === shownUserId;
  } catch {
    return false;
  }
}

/**
 * Browsers keep whole pages for Back and Forward. A page with a member's data is hidden while it is kept, and shown
 * again only if the server says that the same member is signed in; otherwise it is reloaded.
 */
export function guardKeptPages(page: Window): void {
  const { style } = page.document.documentElement;
  page.addEventListener("pagehide", ({ persisted }) => {
    if (persisted && shownUserId !== null) style.visibility = "hidden";
  });
  page.addEventListener("pageshow", async ({ persisted }) => {
    if (!persisted || shownUserId === null) return;
    if (await isStillSignedIn()) style.visibility = "";
    else {
      forgetMember();
      page.location.reload();
    }
  });
}
