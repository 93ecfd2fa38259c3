import { MESSAGES } from "@mealwright/schema/constants/messages";
import { type FormEvent, useState } from "react";
import { focusFirstInvalid } from "../../lib/focus/focus-first-invalid.ts";
import { HttpError, serverText } from "../transport/http-error.ts";

/** Errors by field. */
export type Faults<Values> = { readonly [Field in keyof Values]?: string };

export interface Outcome {
  readonly tone: "good" | "bad";
  readonly text: string;
}

interface FormOptions<Values> {
  readonly initial: Values;
  /** Finds the faults that can be seen before anything is sent. */
  readonly check: (values: Values) => Faults<Values> | Promise<Faults<Values>>;
  /** Sends. Returns the text of its success, or null for none; throws as a call does. */
  readonly write: (values: Values) => Promise<Outcome | string | null>;
  /** The text for a failure that concerns no field; by default the server's own. */
  readonly describe?: (error: unknown) => string;
  /** Whether to show a refusal for the whole form although it names a field. */
  readonly isOfForm?: (error: unknown) => boolean;
}

export interface Form<Values> {
  readonly values: Values;
  readonly change: (part: Partial<Values> | ((values: Values) => Partial<Values>)) => void;
  readonly faults: Faults<Values>;
  readonly outcome: Outcome | null;
  readonly sending: boolean;
  readonly submit: (event: FormEvent<HTMLFormElement>) => void;
  /** Sends without using the fields, as with a passkey. */
  readonly sendBy: (write: () => Promise<Outcome | string | null>) => void;
}

const describeFailure = (error: unknown) => serverText(error) ?? MESSAGES.somethingWentWrong;

/**
 * One form and its one write: typed text stays, each error is shown beside its field and the first one gets the focus,
 * whether we or the server found it, and a second press waits for the first. Not react-hook-form with a zod resolver:
 * zod alone is 22 kB compressed, and the questionnaire's page has 1 kB left.
 */
export function useForm<Values extends object>({
  initial,
  check,
  write,
  describe = describeFailure,
  isOfForm = () => false,
}: FormOptions<Values>): Form<Values> {
  const [values, setValues] = useState(initial);
  const [faults, setFaults] = useState<Faults<Values>>({});
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [sending, setSending] = useState(false);

  const attempt = async (write: () => Promise<Outcome | string | null>): Promise<Faults<Values>> => {
    try {
      const said = await write();
      setOutcome(typeof said === "string" ? { tone: "good", text: said } : said);
      return {};
    } catch (error) {
      const refused = isOfForm(error) ? {} : refusedFields(error, values);
      if (!hasFaults(refused)) setOutcome({ tone: "bad", text: describe(error) });
      return refused;
    }
  };

  const run = async (find: () => Promise<Faults<Values>>): Promise<Faults<Values>> => {
    if (sending) return {};
    setSending(true);
    setOutcome(null);
    setFaults({});
    const found = await find();
    setFaults(found);
    setSending(false);
    return found;
  };

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const found = await run(async () => {
      const missing = await check(values);
      return hasFaults(missing) ? missing : attempt(() => write(values));
    });
    if (hasFaults(found)) focusFirstInvalid(form);
  };

  return {
    values,
    change: (part) => setValues((current) => ({ ...current, ...(typeof part === "function" ? part(current) : part) })),
    faults,
    outcome,
    sending,
    submit: (event) => void submit(event),
    sendBy: (write) => void run(() => attempt(write)),
  };
}

export function hasFaults(faults: Readonly<Record<string, unknown>>): boolean {
  return Object.keys(faults).length > 0;
}

/** The server's faults in the form's own fields; faults of other fields are shown for the whole form. */
export function refusedFields<Values extends object>(error: unknown, values: Values): Faults<Values> {
  const fields = error instanceof HttpError ? (error.body?.fields ?? {}) : {};
  return ownFields(Object.entries(fields), values);
}

/** Guarantee: only names of fields that `values` has are kept. */
function ownFields<Values extends object>(entries: [string, string][], values: Values): Faults<Values> {
  return Object.fromEntries(entries.filter(([field]) => Object.hasOwn(values, field))) as Faults<Values>;
}
