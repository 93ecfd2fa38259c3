import { SCREEN_READY } from "./before-app/early-input.ts";
import { startLanding } from "./features/landing/behavior.ts";
import { prefetchApp } from "./features/landing/prefetch-app.ts";
import "./styles/landing.css";

/** Everything the landing page runs after `first-paint.ts`; the build wrote the rest as HTML. */
startLanding(document.documentElement);
prefetchApp(document.documentElement);
document.dispatchEvent(new Event(SCREEN_READY));
