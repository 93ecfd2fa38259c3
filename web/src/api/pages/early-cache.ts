import { mutate } from "swr";
import { earlyAnswersThere } from "../../before-app/early-answers-there.ts";
import { expectUser, fetchUser, USER_KEY } from "../session.ts";
import { getJson } from "../transport/send.ts";

/** How long the app waits, its code being there, for answers that are still on their way. */
const WAIT_MS = 1_000;

/**
 * Takes what the page has asked for before its code was there, so that the first drawing has it and is the last. What has
 * failed or comes later is the screens' to ask for.
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
