import { setTimeout as wait } from "node:timers/promises";
import { LABELS } from "@mealwright/schema/constants/messages";
import type { Engine } from "./engine.ts";

export const APPEARS_WITHIN_MS = 30_000;

/** Runs in the page: finds visible elements by their role's selector and their text. */
const FIND = `const find = (selector, words) => [...document.querySelectorAll(selector)].find((element) =>
  element.getClientRects().length > 0 &&
  new RegExp(words, "i").test((element.getAttribute("aria-label") ?? element.innerText).trim()));`;

/** A visitor who sees and presses what a page shows. */
export class Visitor {
  private readonly engine: Engine;
  constructor(engine: Engine) {
    this.engine = engine;
  }

  /** Runs a function body in the page and returns its result. */
  private inPage(body: string): Promise<unknown> {
    return this.engine.evaluate(`(async () => { ${FIND} ${body} })()`);
  }

  /** Repeats a function body in the page until it returns something. */
  async until(what: string, body: string): Promise<unknown> {
    for (const endsAt = Date.now() + APPEARS_WITHIN_MS; ; await wait(100)) {
      const found = await this.inPage(body).catch(() => null);
      if (found) return found;
      if (Date.now() > endsAt) throw new Error(`${what}: not within ${APPEARS_WITHIN_MS / 1_000} s`);
    }
  }

  open(url: string): Promise<void> {
    return this.engine.open(url);
  }

  isAt(path: string): Promise<unknown> {
    return this.until(path, `return location.pathname === ${JSON.stringify(path)};`);
  }

  shows(selector: string, words: RegExp | string): Promise<unknown> {
    return this.until(`${words}`, `return Boolean(find(${quote(selector)}, ${quote(words)}));`);
  }

  /** Presses an element with the left mouse button once it is visible and no longer moving. */
  async press(selector: string, words: RegExp | string): Promise<void> {
    const at = (await this.until(
      `to press ${words}`,
      `const target = find(${quote(selector)}, ${quote(words)});
      target.scrollIntoView({ block: "center", behavior: "instant" });
      const place = () => { const { x, y, width, height } = target.getBoundingClientRect(); return [x + width / 2, y + height / 2]; };
      const before = place();
      await new Promise((resolve) => setTimeout(resolve, 100));
      const after = place();
      const hit = document.elementFromPoint(...after);
      return String(before) === String(after) && hit && (target.contains(hit) || hit.contains(target)) ? after : null;`,
    )) as readonly [number, number];
    const [x, y] = at.map(Math.round);
    const actions = [
      { type: "pointerMove", x, y, duration: 0 },
      { type: "pointerDown", button: 0 },
      { type: "pointerUp", button: 0 },
    ];
    await this.engine.act([{ type: "pointer", id: "mouse", parameters: { pointerType: "mouse" }, actions }]);
  }

  /** Types into the field with the given label. */
  async type(label: RegExp, text: string): Promise<void> {
    await this.press("label", label);
    const actions = [...text].flatMap((value) => [
      { type: "keyDown", value },
      { type: "keyUp", value },
    ]);
    await this.engine.act([{ type: "key", id: "keys", actions }]);
  }

  /** Goes from one step of the quiz to the next. */
  async goOn(step: number): Promise<void> {
    await this.shows("body", `step ${step} of`);
    await this.press("button", exactly(LABELS.continue));
    await this.shows("body", `step ${step + 1} of`);
  }

  /** Presses an answer, after which the quiz moves on by itself. */
  async choose(step: number, answer: RegExp): Promise<void> {
    await this.shows("body", `step ${step} of`);
    await this.press("label", answer);
    await this.shows("body", `step ${step + 1} of`);
  }
}

/** Quotes a text or selector for the page's script. */
export const quote = (words: RegExp | string) => JSON.stringify(words instanceof RegExp ? words.source : words);
/** Matches exactly this text. */
export const exactly = (words: string) => new RegExp(`^${words.replaceAll(/[.*+?^$(){}|[\]\\]/g, "\\$&")}$`);
