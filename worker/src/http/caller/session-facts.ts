import {
  eachSessionFact,
  SESSION_FACTS,
  type SessionFact,
  type SessionFacts,
} from "@mealwright/schema/constants/auth/session-facts";
import type { AppContext } from "../context.ts";

/** Where each fact is found in a request. */
const READERS: Readonly<Record<SessionFact, (c: AppContext) => string | undefined>> = {
  userAgent: (c) => c.req.header("user-agent"),
};

/** What a session that begins with this request stores about it. */
export function readSessionFacts(c: AppContext): SessionFacts {
  return eachSessionFact((fact) => READERS[fact](c)?.toWellFormed().slice(0, SESSION_FACTS[fact].maxLength) ?? null);
}
