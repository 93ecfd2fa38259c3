import { MEAL_TYPES, type MealType } from "@mealwright/schema/constants/meals";

export interface ProposedIngredient {
  readonly name: string;
  /** Null if it is missing or not a number. */
  readonly quantity: number | null;
  readonly unit: string | null;
}

/** A dish as a model proposes it: words to be checked, no facts. */
export interface Proposal {
  readonly type: MealType;
  readonly name: string;
  /** What the model says; used as a lower bound only. */
  readonly prepMinutes: number | null;
  readonly ingredients: readonly ProposedIngredient[];
  readonly instructions: readonly string[];
}

const MAX_NAME_LENGTH = 120;
const MAX_INGREDIENT_LENGTH = 160;
const MAX_INGREDIENTS = 30;
const MAX_STEP_LENGTH = 700;
const MAX_STEPS = 20;
const MAX_MINUTES = 24 * 60;

const INVISIBLE = /[\p{Cf}\p{Variation_Selector}]+/gu;
const CONTROLS = /[\p{Cc}\p{Zl}\p{Zp}]+/gu;
const SPACES = /\s+/g;
const STEP_MARK = /^\s*(?:step\s*)?(?:\d{1,2}\s*[.):-]|[-*•])\s*/i;
const NUMBERED_STEP = /(?:^|\s)\d{1,2}[.)]\s+/;
const FRACTION = /^(?:(\d+)\s+)?(\d+)\s*\/\s*(\d+)$/;
const VULGAR: Readonly<Record<string, number>> = {
  "½": 1 / 2,
  "¼": 1 / 4,
  "¾": 3 / 4,
  "⅓": 1 / 3,
  "⅔": 2 / 3,
  "⅛": 1 / 8,
};
const FIGURE = "[\\d½¼¾⅓⅔⅛][\\d\\s.,/½¼¾⅓⅔⅛]*";
/** "1-2", "1 to 2", "150g", "1 1/2 tbsp": an amount in words, with its unit or without. */
const MEASURED = new RegExp(`^(${FIGURE}?)(?:\\s*(?:-|–|to)\\s*(${FIGURE}?))?\\s*(\\p{L}.*)?$`, "u");

const TYPE_WORDS: ReadonlyMap<string, MealType> = new Map<string, MealType>([
  ...MEAL_TYPES.map((type) => [type, type] as const),
  ["brunch", "breakfast"],
  ["supper", "dinner"],
  ["snacks", "snack"],
]);

type Fields = Readonly<Record<string, unknown>>;

/** A model's meal as a proposal, or null if it cannot be one. Takes only the fields it can read; never throws. */
export function parseProposal(value: unknown): Proposal | null {
  if (!isFields(value)) return null;
  const type = TYPE_WORDS.get(readText(value.type, 20)?.toLowerCase() ?? "");
  const name = readText(value.name, MAX_NAME_LENGTH);
  if (type === undefined || name === null || !Array.isArray(value.ingredients)) return null;
  if (value.ingredients.length === 0 || value.ingredients.length > MAX_INGREDIENTS) return null;
  const ingredients = value.ingredients.map(readIngredient);
  const known = ingredients.filter((ingredient) => ingredient !== null);
  const instructions = readSteps(value.instructions ?? value.steps);
  // An ingredient that cannot even be read might be anything.
  if (known.length < ingredients.length || instructions.length === 0) return null;
  return { type, name, prepMinutes: readMinutes(value.prepMinutes), ingredients: known, instructions };
}

function isFields(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** A text without invisible characters; null if it is no text, empty or too long. */
function readText(value: unknown, maxLength: number): string | null {
  if (typeof value !== "string" || value.length > maxLength * 2) return null;
  const text = value.normalize("NFC").replace(INVISIBLE, "").replace(CONTROLS, " ").replace(SPACES, " ").trim();
  return text === "" || text.length > maxLength ? null : text;
}

function readIngredient(value: unknown): ProposedIngredient | null {
  if (typeof value === "string") {
    const name = readText(value, MAX_INGREDIENT_LENGTH);
    return name === null ? null : { name, quantity: null, unit: null };
  }
  if (!isFields(value)) return null;
  const name = readText(value.name, MAX_INGREDIENT_LENGTH);
  if (name === null) return null;
  const amount = value.quantity ?? value.amount;
  const measured = typeof amount === "string" ? MEASURED.exec(readText(amount, 40) ?? "") : null;
  if (measured === null) return { name, quantity: readQuantity(amount), unit: readText(value.unit, 30) };
  const [, from = "", to, unit = null] = measured;
  return {
    name,
    quantity: between(readQuantity(from), readQuantity(to ?? from)),
    unit: unit ?? readText(value.unit, 30),
  };
}

/** "1-2": the middle, as nobody knows which. */
function between(from: number | null, to: number | null): number | null {
  return from === null || to === null ? null : (from + to) / 2;
}

function readQuantity(value: unknown): number | null {
  if (typeof value === "number") return Number.isFinite(value) ? value : null;
  const text = readText(value, 20);
  if (text === null) return null;
  const fraction = FRACTION.exec(text);
  if (fraction !== null) return Number(fraction[1] ?? 0) + Number(fraction[2]) / Number(fraction[3]);
  const vulgar = VULGAR[text.slice(-1)];
  if (vulgar !== undefined) return Number(text.slice(0, -1) || 0) + vulgar;
  const number = Number(text.replace(",", "."));
  return Number.isFinite(number) ? number : null;
}

function readMinutes(value: unknown): number | null {
  const minutes = typeof value === "number" ? value : Number.parseFloat(readText(value, 20) ?? "");
  return Number.isFinite(minutes) && minutes > 0 && minutes <= MAX_MINUTES ? Math.ceil(minutes) : null;
}

function readSteps(value: unknown): readonly string[] {
  const raw = typeof value === "string" ? splitSteps(value) : Array.isArray(value) ? value : [];
  const steps = raw.slice(0, MAX_STEPS).map((step: unknown) => {
    const text = isFields(step) ? (step.text ?? step.step ?? step.instruction) : step;
    return readText(text, MAX_STEP_LENGTH)?.replace(STEP_MARK, "") ?? "";
  });
  return steps.filter((step) => step !== "");
}

function splitSteps(text: string): readonly string[] {
  const short = text.slice(0, MAX_STEP_LENGTH * MAX_STEPS);
  return short.includes("\n") ? short.split("\n") : short.split(NUMBERED_STEP);
}
