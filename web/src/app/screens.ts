import type { ReactNode } from "react";
import { PAGE_NAMES, PAGES, type PageName, screenFileOf } from "../pages/pages.ts";
import { type LoadableScreen, loadable } from "./loadable-screen.tsx";

type ScreenName = PageName | "notFound";

/**
 * One file per page, found by its name: a new page is a row of the table and its file (`pages.test.ts` checks that
 * both exist).
 */
const FILES = import.meta.glob<() => ReactNode>("../screens/**/*-screen.tsx", { import: "default" });

const SCREENS = new Map<ScreenName, LoadableScreen>();

/** The screen of a page; the same component at every call. */
export function screenOf(name: ScreenName): LoadableScreen {
  const known = SCREENS.get(name);
  if (known !== undefined) return known;
  const load = FILES[`../screens/${screenFileOf(name)}`];
  if (load === undefined) throw new Error(`The page ${name} has no screen.`);
  const screen = loadable(load);
  SCREENS.set(name, screen);
  return screen;
}

/** Fetches the code of the screen at an address, so that it is drawn at once. */
export async function preloadScreen(pathname: string): Promise<void> {
  await screenOf(PAGE_NAMES.find((name) => PAGES[name].path === pathname) ?? "notFound").preload();
}
