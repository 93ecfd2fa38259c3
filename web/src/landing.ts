import { startLanding } from "./features/landing/behaviour.ts";
import { prefetchApp } from "./features/landing/prefetch-app.ts";
import { applyAppearance, storedAppearance } from "./lib/appearance.ts";
import "./styles/landing.css";

/** All the script that the landing page runs: the build wrote the rest. */
applyAppearance(storedAppearance(), document.documentElement);
startLanding(document.documentElement);
prefetchApp(document.documentElement);
