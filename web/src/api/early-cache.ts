import { earlyAnswersThere } from "../before-app/early-answers.ts";
import { takeEarlyUser } from "./session.ts";
import { takeAnswer } from "./transport/cache.ts";
import { PATHS_OF_CALLS } from "./transport/paths-of-calls.ts";

/** How long the app waits, its code being there, for answers that are still on their way. */
const WAIT_MS = 1_000;

/**
 * Takes what the page has asked for before its code was there, so that the first drawing has it and is the last. What has
 * failed or comes later is the screens' to ask for.
 */
export async function takeEarlyAnswers(): Promise<void> {
  const { earlyEnd } = globalThis;
  if (earlyEnd === undefined) return;
  const late = new Promise<"late">((resolve) => setTimeout(resolve, WAIT_MS, "late"));
  if ((await Promise.race([earlyEnd, late])) === "late") return;
  const paths = await earlyAnswersThere();
  if (!paths.includes(PATHS_OF_CALLS.user.path)) return;
  await takeEarlyUser();
  await Promise.all(paths.filter((path) => path !== PATHS_OF_CALLS.user.path).map(takeAnswer));
}
