import { keepEarlyInput, SCREEN_READY } from "./early-input.ts";
import { CODE_MISSING } from "./load-page.ts";

/**
 * Written into the pages that the app takes over, before their code: whatever is pressed or typed before the code has
 * loaded is replayed then. The landing page has `landing-paint.ts` instead: it only has links, and a choice that its
 * script reads.
 */
document.addEventListener(SCREEN_READY, keepEarlyInput(document), { once: true });
document.addEventListener(CODE_MISSING, () => document.getElementById(CODE_MISSING)?.removeAttribute("hidden"));
