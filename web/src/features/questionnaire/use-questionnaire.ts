import { QUESTIONNAIRE_STEPS, type QuestionnaireStep } from "@mealwright/schema/constants/questionnaire-steps";
import type { User } from "@mealwright/schema/contract/user";
import { useCallback, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { asRecord } from "../../lib/unknown-values.ts";
import { type Answers, DEFAULT_ANSWERS } from "../../product/answers/answers.ts";
import { rebaseAnswers } from "../../product/answers/rebase-answers.ts";
import { storedGoal } from "../../storage/stored-choices.ts";
import {
  clearQuestionnaire,
  loadQuestionnaire,
  type StoredQuestionnaire,
  storeQuestionnaire,
} from "../../storage/stored-questionnaire.ts";
import { EMPTY_ACCOUNT, type NewAccount, reachableStep, stepCount } from "./steps.ts";

interface QuestionnaireState {
  readonly answers: Answers;
  readonly account: NewAccount;
  readonly step: QuestionnaireStep;
  /** 1-based. */
  readonly stepNumber: number;
  readonly steps: number;
  /** To another step; the browser's Back goes one question back. */
  readonly goTo: (stepNumber: number) => void;
  readonly changeAnswers: (answers: Answers) => void;
  readonly changeAccount: (change: Partial<NewAccount>) => void;
  /** Discards the stored answers and goes to the first question; null when there were none, or once the person has moved on. */
  readonly startOver: (() => void) | null;
}

/**
 * The answers and the open step. Every answer goes to `questionnaireData` at once, so that a reload resumes here.
 * `saved` are the preferences of somebody signed in.
 */
export function useQuestionnaire(user: User | null, saved: Answers | null): QuestionnaireState {
  const [before, setBefore] = useState(saved);
  const navigate = useNavigate();
  const { state } = useLocation();
  const userId = user?.id ?? null;
  const [begun] = useState(() => startFrom(loadQuestionnaire(), userId, saved));
  const [answers, setAnswers] = useState(begun.answers);
  const [isResumed, setResumed] = useState(begun.step > 1 && askedStep(state) === null);
  const [account, setAccount] = useState<NewAccount>({ ...EMPTY_ACCOUNT, name: begun.name, email: begun.email });

  // Another screen has saved in the meantime, and the refusal brought its answers: changes made here are applied on top.
  if (saved !== null && saved !== before) {
    setBefore(saved);
    if (before !== null) setAnswers(rebaseAnswers(answers, before, saved));
  }

  const signedIn = user !== null;
  const stepNumber = reachableStep(askedStep(state) ?? begun.step, answers, signedIn);
  const step = QUESTIONNAIRE_STEPS[stepNumber - 1] ?? "goal";

  const store = useCallback(
    (next: Answers, of: NewAccount, openStep: number) =>
      storeQuestionnaire({ answers: next, step: openStep, name: of.name, email: of.email, userId, before }),
    [userId, before],
  );

  return {
    answers,
    account,
    step,
    stepNumber,
    steps: stepCount(signedIn),
    goTo(next) {
      store(answers, account, next);
      setResumed(false);
      navigate(".", { state: { step: next } });
    },
    changeAnswers(next) {
      setAnswers(next);
      store(next, account, stepNumber);
    },
    changeAccount(change) {
      const next = { ...account, ...change };
      setAccount(next);
      store(answers, next, stepNumber);
    },
    startOver: isResumed
      ? () => {
          clearQuestionnaire();
          setResumed(false);
          setAnswers(saved ?? DEFAULT_ANSWERS);
          setAccount(EMPTY_ACCOUNT);
          navigate(".", { state: { step: 1 }, replace: true });
        }
      : null,
  };
}

/**
 * The answers to begin with, in this order: a member's unfinished changes on top of what is saved by now, what is
 * saved, what this browser holds. Exported for its test.
 */
export function startFrom(
  stored: StoredQuestionnaire | null,
  userId: string | null,
  saved: Answers | null,
): Pick<StoredQuestionnaire, "answers" | "step" | "name" | "email"> {
  if (stored !== null && (stored.userId === userId || (saved === null && stored.userId === null))) {
    const isOfOlder = stored.before !== null && saved !== null;
    const answers = isOfOlder ? rebaseAnswers(stored.answers, stored.before, saved) : stored.answers;
    return { ...stored, answers: { ...answers, goal: answers.goal ?? storedGoal() } };
  }
  const answers = saved ?? { ...DEFAULT_ANSWERS, goal: storedGoal() };
  return { answers, step: 1, name: "", email: "" };
}

/** The step that the history entry holds. */
function askedStep(state: unknown): number | null {
  const { step } = asRecord(state);
  return typeof step === "number" ? step : null;
}
