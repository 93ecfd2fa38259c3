import { OUTBOX_RETRY_MS } from "@mealwright/schema/constants/timings";
import { listOutbox } from "../grocery.ts";
import { shownUser } from "../page-cache.ts";
import { sendKeptPresses } from "../shared-presses.ts";
import { heldAnswers } from "../transport/cache.ts";
import { keepAnswer } from "../transport/kept-answers.ts";
import { registerWorker, type Word } from "./register-worker.ts";

let isStarted = false;

/**
 * From here on the app opens without a network, with the plan that was last open, and what is changed then is sent when
 * there is one. Says when a newer version has come.
 */
export function startOffline(say: (word: Word) => void): void {
  // Whoever is signed in now may have left changes here.
  void listOutbox.open();
  if (isStarted) return;
  isStarted = true;
  void registerWorker(say);
  void navigator.storage?.persist?.();
  const flush = () => {
    void listOutbox.flush();
    void sendKeptPresses();
  };
  void sendKeptPresses();
  window.addEventListener("online", flush);
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "hidden") void keepShownAnswers();
    else flush();
  });
  window.setInterval(() => listOutbox.state().isWaiting && flush(), OUTBOX_RETRY_MS);
  void keepShownAnswers();
  let lastKept = listOutbox.state().operations.length;
  listOutbox.subscribe(() => {
    const { length } = listOutbox.state().operations;
    // The server has confirmed something: the kept plan has it too.
    if (length < lastKept) void keepShownAnswers();
    lastKept = length;
  });
}

/** Keeps the plan of this week: what the list needs, and nothing else of the API. */
async function keepShownAnswers(): Promise<void> {
  if (shownUser() === null) return;
  for (const [path, answer] of heldAnswers(["activeMealPlan"])) await keepAnswer(path, answer);
}
