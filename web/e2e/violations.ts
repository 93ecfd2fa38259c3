import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "playwright-core";

/** Named one by one, because axe leaves the rules that 2.2 brought out unless they are asked for. */
const AXE_TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22a", "wcag22aa", "best-practice"];

/** The rules among them that another scheme can change: it changes colors and nothing else. */
const COLOR_RULES = ["color-contrast", "link-in-text-block"];

/** What lies over a page for some seconds. */
const PASSING_COVERS =
  '[aria-label^="Notifications"] :is(li, p), [role="tooltip"], [data-radix-popper-content-wrapper]';

interface Violation {
  readonly rule: string;
  readonly selector: string;
  readonly reasons: string;
}

/**
 * What axe finds against WCAG 2.2 A and AA and its own best practices, in the document as it stands. The size of what is
 * covered in part is judged once more: without toasts and hints, and where it stands when it is scrolled to.
 */
export async function findViolations(page: Page, rules: "all" | "color" = "all"): Promise<string[]> {
  const found = await analyze(page, (axe) => (rules === "all" ? axe.withTags(AXE_TAGS) : axe.withRules(COLOR_RULES)));
  const covered = found.filter(isCoveredTarget);
  const rest = found.filter((violation) => !isCoveredTarget(violation));
  return [...rest, ...(await judgeUncovered(page, covered))].map(
    ({ rule, selector, reasons }) => `${rule}: ${selector}: ${reasons}`,
  );
}

const isCoveredTarget = ({ rule, reasons }: Violation) => rule === "target-size" && reasons.includes("obscured");

async function judgeUncovered(page: Page, covered: readonly Violation[]): Promise<Violation[]> {
  if (covered.length === 0) return [];
  const scrolledTo = await page.evaluate(() => window.scrollY);
  await page.locator(PASSING_COVERS).evaluateAll((covers: HTMLElement[]) => {
    for (const cover of covers) cover.style.setProperty("visibility", "hidden", "important");
  });
  const left: Violation[] = [];
  for (const { selector } of covered) {
    await page.locator(selector).evaluate((target) => target.scrollIntoView({ block: "center", behavior: "instant" }));
    left.push(...(await analyze(page, (axe) => axe.include(selector).withRules(["target-size"]))));
  }
  await page.locator(PASSING_COVERS).evaluateAll((covers: HTMLElement[]) => {
    for (const cover of covers) cover.style.removeProperty("visibility");
  });
  await page.evaluate((top) => window.scrollTo({ top, behavior: "instant" }), scrolledTo);
  return left;
}

async function analyze(page: Page, narrow: (axe: AxeBuilder) => AxeBuilder): Promise<Violation[]> {
  const isLoaded = await page.evaluate(() => "axe" in window);
  const axe = new AxeBuilder({ page, ...(isLoaded ? { axeSource: "void 0" } : {}) })
    // The site has no frames, which is all that the other mode is for.
    .setLegacyMode()
    .options({ resultTypes: ["violations"] });
  const { violations } = await narrow(axe).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, any, all, none }) => ({
      rule: id,
      selector: target.join(" "),
      reasons: [...any, ...all, ...none].map(({ message }) => message).join("; "),
    })),
  );
}
