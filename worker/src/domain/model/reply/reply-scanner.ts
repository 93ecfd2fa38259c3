import { MODEL_NONSENSE_CHARACTERS } from "@mealwright/schema/constants/model";

/** One meal is some 2,000 characters; what is longer is no meal. */
const MAX_OBJECT_CHARS = 24_000;
/** A day's reply is some 6,000 characters; after this many nothing is read any more. */
const MAX_REPLY_CHARS = 120_000;
const MAX_DEPTH = 32;
const MEAL_KEY = "ingredients";
const CONTROL_CHARACTERS = /\p{Cc}/gu;

interface Frame {
  readonly isObject: boolean;
  /** Where it starts in the buffer; null when it is not kept. */
  start: number | null;
  isMeal: boolean;
  /** The next string is a key. */
  awaitsKey: boolean;
  /** Nothing but spaces since it was opened. */
  isFresh: boolean;
}

/**
 * Finds the meals in a streamed reply: each object with a key `ingredients` is given out at its closing brace, parsed, whatever
 * stands round it. Prose, code fences and what follows the first finished document are ignored. Memory is bounded.
 */
export class ReplyScanner {
  private readonly stack: Frame[] = [];
  private buffer = "";
  private inString = false;
  private isEscaped = false;
  /** The string that is being read, as far as a key can be long. */
  private text = "";
  private readChars = 0;
  private mealCount = 0;
  /** Characters read since the last meal. */
  private idleChars = 0;
  private hasEnded = false;

  /** True when nothing that follows can hold a meal. */
  get isDone(): boolean {
    return this.hasEnded;
  }

  /** True when so much has come without a meal that none is to be expected any more. */
  get isNonsense(): boolean {
    return !this.hasEnded && this.idleChars > MODEL_NONSENSE_CHARACTERS;
  }

  /** Reads on; gives the meals that were closed within the chunk. */
  push(chunk: string): readonly unknown[] {
    const meals: unknown[] = [];
    for (const character of chunk) {
      if (this.hasEnded) break;
      this.readChars += 1;
      this.idleChars += 1;
      const meal = this.read(character);
      if (meal !== undefined) meals.push(meal);
      if (this.readChars >= MAX_REPLY_CHARS) this.hasEnded = true;
    }
    return meals;
  }

  private read(character: string): unknown {
    if (this.stack.length > 0) this.keep(character);
    if (this.inString) {
      this.readString(character);
      return undefined;
    }
    if (this.breaksOff(character)) this.reset();
    switch (character) {
      case "{":
      case "[":
        this.open(character);
        return undefined;
      case "}":
      case "]":
        return this.close();
      case '"':
        if (this.stack.length > 0) {
          this.inString = true;
          this.text = "";
        }
        return undefined;
      case ":":
        this.endKey();
        return undefined;
      case ",": {
        const frame = this.stack.at(-1);
        if (frame?.isObject) frame.awaitsKey = true;
        return undefined;
      }
      default:
        return undefined;
    }
  }

  private keep(character: string): void {
    if (this.buffer.length < MAX_OBJECT_CHARS) {
      this.buffer += character;
      return;
    }
    this.buffer = "";
    for (const frame of this.stack) frame.start = null;
  }

  private readString(character: string): void {
    if (this.isEscaped) this.isEscaped = false;
    else if (character === "\\") this.isEscaped = true;
    else if (character === '"') this.inString = false;
    else if (this.text.length <= MEAL_KEY.length) this.text += character;
  }

  /** A brace in prose: what follows it is nothing that JSON allows there. */
  private breaksOff(character: string): boolean {
    const frame = this.stack.at(-1);
    if (!frame?.isFresh || character === " " || character === "\n" || character === "\r" || character === "\t")
      return false;
    frame.isFresh = false;
    if (frame.isObject) return character !== '"' && character !== "}";
    return this.stack.length === 1 && character !== "{" && character !== "[";
  }

  private reset(): void {
    this.stack.length = 0;
    this.buffer = "";
  }

  private open(character: string): void {
    if (this.stack.length >= MAX_DEPTH) {
      this.hasEnded = true;
      return;
    }
    const isObject = character === "{";
    if (this.stack.length === 0) this.buffer = character;
    const start = this.buffer.length > 0 ? this.buffer.length - 1 : null;
    this.stack.push({ isObject, start, isMeal: false, awaitsKey: isObject, isFresh: true });
  }

  private endKey(): void {
    const frame = this.stack.at(-1);
    if (!frame?.awaitsKey) return;
    frame.awaitsKey = false;
    if (this.text === MEAL_KEY) frame.isMeal = true;
  }

  private close(): unknown {
    const frame = this.stack.pop();
    const meal = frame?.isMeal && frame.start !== null ? parse(this.buffer.slice(frame.start)) : undefined;
    if (frame?.isMeal) {
      this.mealCount += 1;
      this.idleChars = 0;
      // What holds a meal is none itself, so that nothing of it need be kept.
      this.buffer = "";
      for (const outer of this.stack) outer.start = null;
    }
    if (this.stack.length === 0) {
      this.buffer = "";
      if (this.mealCount > 0) this.hasEnded = true;
    }
    return meal;
  }
}

/** Line breaks inside a text are a slip that many models make. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text.replace(CONTROL_CHARACTERS, " "));
  } catch {
    return undefined;
  }
}
