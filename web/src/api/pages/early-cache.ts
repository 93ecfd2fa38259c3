import { mutate } from "swr";
import { earlyAnswersThere } from "../../before-app/early-answers-there.ts";
import { expectUser, fetchUser, USER_KEY } from "../session.ts";
import { getJson } from "../transport/send.ts";

/** How long the app, once its code has loaded, waits for replies that are still on their way. */
const WAIT_MS = 1_000;

/**
 * Takes the replies that the page requested before its code had loaded, so that the first render is already complete.
 * Screens request whatever failed or arrives later.
 */
export async function takeEarlyAnswers(): Promise<void> {
  const { earlyEnd } = globalThis;
  if (earlyEnd === undefined) return;
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, WAIT_MS));
  await Promise.race([earlyEnd, late]);
  const paths = await earlyAnswersThere(late);
  if (!paths.includes(USER_KEY)) return;
  expectUser();
  const take = (path: string) =>
    mutate<unknown>(path, path === USER_KEY ? fetchUser() : getJson(path), { revalidate: false });
  await Promise.all(paths.map(take));
}
