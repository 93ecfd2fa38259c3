import { STORAGE_KEYS } from "@mealwright/schema/constants/storage-keys";
import { StrictMode, startTransition, useLayoutEffect } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { takeEarlyAnswers } from "./api/pages/early-cache.ts";
import { guardKeptPages } from "./api/pages/page-cache.ts";
import { App } from "./app/app.tsx";
import { preloadScreen } from "./app/screens.ts";
import { ignoreSecondPress } from "./lib/second-press.ts";
import { applyAppearance, storedAppearance } from "./storage/appearance.ts";
import { readStored } from "./storage/stored.ts";
import "./styles/main.css";

const app = (
  <StrictMode>
    <App />
  </StrictMode>
);

/**
 * Removes the build's title and description in the same commit that adds ours, so that the page always has exactly one
 * of each.
 */
function OwnHead({ replaces }: { readonly replaces: readonly Element[] }) {
  useLayoutEffect(() => {
    for (const element of replaces) element.remove();
  }, [replaces]);
  return null;
}

/** Hydrates what the build drew, or renders from scratch if the build drew only a frame or this device knows more. */
async function start(root: HTMLElement): Promise<void> {
  const { prerendered: drawnFor, frameOf } = root.dataset;
  if (drawnFor === undefined && frameOf === undefined) {
    createRoot(root).render(app);
    return;
  }
  // A missing file is reported by the screen's error boundary, a missing reply by the screen.
  await Promise.allSettled([preloadScreen(frameOf ?? window.location.pathname), takeEarlyAnswers()]);
  // As a transition, React draws in short tasks and lets input in between; the page stays as it is until then.
  startTransition(() => {
    if (drawnFor !== undefined && isDrawnAsHere(drawnFor)) hydrateRoot(root, app);
    else {
      const replaced = [...document.head.querySelectorAll('title, meta[name="description"]')];
      createRoot(root).render(
        <>
          {app}
          <OwnHead replaces={replaced} />
        </>,
      );
    }
  });
}

/** Whether the first render here equals the build's: the same address, and nothing stored on this device. */
function isDrawnAsHere(drawnFor: string): boolean {
  const { pathname, search } = window.location;
  const isAddress = drawnFor === "" || drawnFor === pathname + search;
  return isAddress && Object.values(STORAGE_KEYS).every((key) => readStored(key) === null);
}

const root = document.getElementById("root");
if (root === null) throw new Error("The page has no #root.");
applyAppearance(storedAppearance(), document.documentElement);
ignoreSecondPress(document);
guardKeptPages(window);
// In production, each built page names the fonts and fetches them when nothing more urgent is left.
if (import.meta.env.DEV) void import("./styles/fonts.css");
void start(root);
