import { keepEarlyInput, SCREEN_READY } from "./lib/early-input.ts";

/**
 * Written into the pages that the app takes over, before their code: what is pressed or typed until the code is there is
 * given to it then. The landing page does without: its links work by themselves, and its script reads the chosen goal.
 */
document.addEventListener(SCREEN_READY, keepEarlyInput(document), { once: true });
