interface SessionFactTerms {
  readonly maxLength: number;
  /** How the privacy page names it. */
  readonly told: string;
}

/**
 * What a session keeps of the request that began it: text, or null where the request does not say. Column, contract,
 * export and privacy page follow; `worker/src/http/caller/session-facts.ts` reads each.
 */
export const SESSION_FACTS = {
  userAgent: { maxLength: 200, told: "what your browser calls itself" },
} as const satisfies Readonly<Record<string, SessionFactTerms>>;

/** All of them, joined for a sentence. */
export const SESSION_FACTS_TEXT = Object.values(SESSION_FACTS)
  .map(({ told }) => told)
  .join(" and ");

export type SessionFact = keyof typeof SESSION_FACTS;
export type SessionFacts = Readonly<Record<SessionFact, string | null>>;

/** One value for each fact. */
export function eachSessionFact<Value>(toValue: (fact: SessionFact) => Value): Readonly<Record<SessionFact, Value>> {
  const entries = Object.keys(SESSION_FACTS).map((fact) => [fact, toValue(fact as SessionFact)]);
  // Safe cast: the entries come from every key of the table.
  return Object.fromEntries(entries) as Record<SessionFact, Value>;
}

/** The facts among the fields of a session. */
export function sessionFactsOf(session: SessionFacts): SessionFacts {
  return eachSessionFact((fact) => session[fact]);
}
