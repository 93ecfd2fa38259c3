import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

const css = readFileSync(new URL("./tokens.css", import.meta.url), "utf8");

/** Both colors of a token as `#rrggbb`. */
function colors(token: string): { readonly light: string; readonly dark: string } {
  const match = new RegExp(`--${token}: light-dark\\((#[0-9a-f]{6}), (#[0-9a-f]{6})\\)`).exec(css);
  const [, light, dark] = match ?? [];
  if (light === undefined || dark === undefined) throw new Error(`No token ${token}.`);
  return { light, dark };
}

/** Relative luminance of WCAG 2.2. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const part = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

describe("color contrast in both color schemes (WCAG 2.2 AA)", () => {
  test.each([
    ["ink", "paper", 4.5],
    ["ink", "card", 4.5],
    ["ink", "sage", 4.5],
    ["ink-soft", "paper", 4.5],
    ["ink-soft", "card", 4.5],
    ["ink-soft", "sage", 4.5],
    ["herb", "paper", 4.5],
    ["herb", "card", 4.5],
    ["herb", "sage", 4.5],
    ["herb-deep", "paper", 4.5],
    ["herb-deep", "sage", 4.5],
    ["on-herb", "herb", 4.5],
    ["on-herb", "herb-deep", 4.5],
    ["on-butter", "butter", 4.5],
    ["tomato", "paper", 4.5],
    ["tomato", "card", 4.5],
    ["tomato", "sage", 4.5],
    ["edge", "paper", 3],
    ["edge", "card", 3],
  ])("%s on %s is at least %d to 1", (front, back, least) => {
    for (const scheme of ["light", "dark"] as const) {
      expect(contrast(colors(front)[scheme], colors(back)[scheme]), scheme).toBeGreaterThanOrEqual(least);
    }
  });
});
