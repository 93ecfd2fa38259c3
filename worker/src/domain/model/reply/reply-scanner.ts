import { MODEL_NONSENSE_CHARACTERS } from "@mealwright/schema/constants/model";

/** A meal has some 2,000 characters; anything longer than this is no meal. */
const MAX_OBJECT_CHARS = 24_000;
/** A day's reply is some 6,000 characters; after this many nothing is read any more. */
const MAX_REPLY_CHARS = 120_000;
const MAX_DEPTH = 32;
const MEAL_KEY = "ingredients";
const CONTROL_CHARACTERS = /\p{Cc}/gu;

interface Frame {
  readonly isObject: boolean;
  /** Where the object starts in the buffer; null if it is not kept. */
  start: number | null;
  isMeal: boolean;
  /** The next string is a key. */
  awaitsKey: boolean;
  /** Nothing but spaces since it was opened. */
  isFresh: boolean;
}

/**
 * Finds the meals in a streamed reply: returns each object with a key `ingredients`, parsed, at its closing brace,
 * whatever surrounds it. Prose, code fences and what follows the first finished document are ignored. Memory is
 * bounded.
 */
export class ReplyScanner {
  private readonly stack: Frame[] = [];
  private buffer = "";
  private inString = false;
  private isEscaped = false;
  /** The beginning of the string being read, up to the length of the longest key. */
  private text = "";
  private readChars = 0;
  private mealCount = 0;
  /** Characters read since the last meal. */
  private idleChars = 0;
  private hasEnded = false;

  /** True once nothing that follows can contain a meal. */
  get isDone(): boolean {
    return this.hasEnded;
  }

  /** True once so much has arrived without a meal that none can be expected. */
  get isNonsense(): boolean {
    return !this.hasEnded && this.idleChars > MODEL_NONSENSE_CHARACTERS;
  }

  /** Reads a chunk and returns the meals that end in it. */
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

  /** Whether an opening brace was only prose: JSON does not allow the character that follows it. */
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
      // An object around a meal cannot be a meal itself, so nothing of it has to be kept.
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

/** Many models write raw line breaks inside strings, which JSON forbids. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text.replace(CONTROL_CHARACTERS, " "));
  } catch {
    return undefined;
  }
}
