import { QUESTIONNAIRE_STEP_COUNT } from "@mealwright/schema/constants/questionnaire-steps";
import { STORAGE_KEYS } from "@mealwright/schema/constants/storage-keys";
import type { PreferencesInput } from "@mealwright/schema/contract/preferences";
import { asRecord, textOf } from "../lib/unknown-values.ts";
import { type Answers, preferencesBody, readAnswers } from "../product/answers/answers.ts";
import { readStored, removeStored, writeStored } from "./stored.ts";

/** What `questionnaireData` holds: the answers as they are sent, the step, and whose they are. Never a password. */
export interface StoredQuestionnaire {
  readonly answers: Answers;
  /** The step that was open, 1 to 9. */
  readonly step: number;
  readonly name: string;
  readonly email: string;
  /** The id of the signed-in user who gave them; null for a visitor's. */
  readonly userId: string | null;
  /** The user's saved answers when these were begun; null for a visitor's. */
  readonly before: Answers | null;
}

/** The text to store. Exported for its test. */
export function serializeQuestionnaire({ answers, step, name, email, userId, before }: StoredQuestionnaire): string {
  return JSON.stringify({
    ...preferencesBody(answers),
    // Stored as typed, so that a reload keeps half-written answers.
    otherAllergies: answers.otherAllergies,
    age: answers.age,
    weight: answers.weight,
    height: answers.height,
    name,
    email,
    step,
    ...(userId === null ? {} : { userId }),
    ...(before === null ? {} : { before }),
  });
}

/** Reads what was stored; null when there is nothing readable. Exported for its test. */
export function parseQuestionnaire(text: string | null): StoredQuestionnaire | null {
  const value = parseObject(text);
  if (value === null) return null;
  const step = typeof value.step === "number" ? Math.trunc(value.step) : 1;
  return {
    answers: readAnswers(value),
    step: Math.min(QUESTIONNAIRE_STEP_COUNT, Math.max(1, step || 1)),
    name: textOf(value.name),
    email: textOf(value.email),
    userId: typeof value.userId === "string" ? value.userId : null,
    before: value.before === undefined ? null : readAnswers(value.before),
  };
}

export function loadQuestionnaire(): StoredQuestionnaire | null {
  return parseQuestionnaire(readStored(STORAGE_KEYS.questionnaireData));
}

export function storeQuestionnaire(stored: StoredQuestionnaire): void {
  writeStored(STORAGE_KEYS.questionnaireData, serializeQuestionnaire(stored));
}

export function clearQuestionnaire(): void {
  removeStored(STORAGE_KEYS.questionnaireData);
}

/** The stored answers as the body of `POST /api/save-questionnaire`; null when none are stored. */
export function storedPreferencesBody(): PreferencesInput | null {
  const stored = loadQuestionnaire();
  return stored === null ? null : asSubmitted(preferencesBody(stored.answers));
}

/**
 * Guarantee: nothing relies on the type. The server validates these answers; an incomplete set is refused and stays
 * stored.
 */
function asSubmitted(body: Partial<PreferencesInput>): PreferencesInput {
  return body as PreferencesInput;
}

function parseObject(text: string | null): Readonly<Record<string, unknown>> | null {
  if (text === null) return null;
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null && !Array.isArray(value) ? asRecord(value) : null;
  } catch {
    return null;
  }
}
