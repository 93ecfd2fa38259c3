import { OUTBOX_RETRY_MS } from "@mealwright/schema/constants/timings";
import { listOutbox } from "../grocery.ts";
import { sendKeptPresses } from "../outbox/shared-presses.ts";
import { shownUser } from "../pages/page-cache.ts";
import { heldAnswers } from "../transport/cache.ts";
import { keepAnswer } from "../transport/kept-answers.ts";
import { type Notice, registerWorker } from "./register-worker.ts";

let isStarted = false;

/**
 * Prepares the app for use without a network: the last plan can be opened, and changes are sent later. Also follows what
 * another screen has changed whenever the page is returned to, and reports new versions.
 */
export function startOffline(say: (notice: Notice) => void): void {
  // The user who is signed in now may have left unsent changes here.
  void listOutbox.open();
  if (isStarted) return;
  isStarted = true;
  void registerWorker(say);
  void navigator.storage?.persist?.();
  const flush = () => {
    void listOutbox.flush();
    void sendKeptPresses();
  };
  const follow = () =>
    void import("../other-screens.ts").then(
      ({ followOtherScreens }) => followOtherScreens(),
      () => {},
    );
  void sendKeptPresses();
  window.addEventListener("online", flush);
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "hidden") return void keepShownAnswers();
    flush();
    follow();
  });
  // A page beside another window never becomes hidden, so listen for focus too.
  window.addEventListener("focus", follow);
  window.setInterval(() => listOutbox.state().isWaiting && flush(), OUTBOX_RETRY_MS);
  void keepShownAnswers();
  let lastKept = listOutbox.state().operations.length;
  listOutbox.subscribe(() => {
    const { length } = listOutbox.state().operations;
    // The server has confirmed something: update the stored plan too.
    if (length < lastKept) void keepShownAnswers();
    lastKept = length;
  });
}

/** Stores this week's plan: what the list needs, and nothing else of the API. */
async function keepShownAnswers(): Promise<void> {
  if (shownUser() === null) return;
  for (const [path, answer] of heldAnswers(["activeMealPlan"])) await keepAnswer(path, answer);
}
