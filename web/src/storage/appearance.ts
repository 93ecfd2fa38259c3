import { readStored, removeStored, writeStored } from "./stored.ts";

export const APPEARANCES = ["system", "light", "dark"] as const;
export type Appearance = (typeof APPEARANCES)[number];

/** A stored appearance; any other text means the system's. */
export function parseAppearance(text: string | null): Appearance {
  return APPEARANCES.find((appearance) => appearance === text) ?? "system";
}

export function storedAppearance(): Appearance {
  return parseAppearance(readStored("appearance"));
}

/** Sets light or dark on the page's root; with neither, the system decides. */
export function applyAppearance(appearance: Appearance, root: HTMLElement): void {
  if (appearance === "system") delete root.dataset.appearance;
  else root.dataset.appearance = appearance;
}

/** Applies a choice and stores it on this device; "system" removes what was stored. */
export function chooseAppearance(appearance: Appearance, root: HTMLElement): void {
  applyAppearance(appearance, root);
  if (appearance === "system") removeStored("appearance");
  else writeStored("appearance", appearance);
}
