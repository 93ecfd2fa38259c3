import { keepEarlyInput, SCREEN_READY } from "./early-input.ts";
import { CODE_MISSING } from "./load-page.ts";

/**
 * Written into the pages that the app takes over, before their code: what is pressed or typed until the code is there is
 * given to it then. The landing page has `landing-paint.ts` instead: it has links, and a choice that its script reads.
 */
document.addEventListener(SCREEN_READY, keepEarlyInput(document), { once: true });
document.addEventListener(CODE_MISSING, () => document.getElementById(CODE_MISSING)?.removeAttribute("hidden"));
