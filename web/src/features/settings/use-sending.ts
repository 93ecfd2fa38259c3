import { MESSAGES } from "@mealwright/schema/constants/messages";
import { useState } from "react";
import { HttpError, serverText } from "../../api/http-error.ts";

export interface Outcome {
  readonly tone: "good" | "bad";
  readonly text: string;
}

/** Thrown by a write that finds a fault itself, where finding it takes time: a second press waits for it too. */
export class FieldFaults extends Error {
  override readonly name = "FieldFaults";
  readonly faults: Readonly<Record<string, string>>;

  constructor(faults: Readonly<Record<string, string>>) {
    super("A field is at fault.");
    this.faults = faults;
  }
}

function serverFaults(error: unknown): Readonly<Record<string, string>> {
  return error instanceof HttpError ? (error.body?.fields ?? {}) : {};
}

interface Sending {
  readonly sending: boolean;
  readonly outcome: Outcome | null;
  /** Faults by field, ours or the server's. */
  readonly faults: Readonly<Record<string, string>>;
  readonly refuse: (faults: Readonly<Record<string, string>>) => void;
  /** Runs a write; true when it went well. What it says of success is its value, null for nothing. */
  readonly run: (write: () => Promise<string | null>) => Promise<boolean>;
}

/** The state around one form's write: what is typed stays, and what went wrong is said beside it. */
export function useSending(): Sending {
  const [sending, setSending] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({});
  return {
    sending,
    outcome,
    faults,
    refuse(next) {
      setOutcome(null);
      setFaults(next);
    },
    async run(write) {
      setSending(true);
      setOutcome(null);
      setFaults({});
      try {
        const text = await write();
        setOutcome(text === null ? null : { tone: "good", text });
        return true;
      } catch (error) {
        const fields = error instanceof FieldFaults ? error.faults : serverFaults(error);
        setFaults(fields);
        if (Object.keys(fields).length === 0) {
          setOutcome({ tone: "bad", text: serverText(error) ?? MESSAGES.somethingWentWrong });
        }
        return false;
      } finally {
        setSending(false);
      }
    },
  };
}
