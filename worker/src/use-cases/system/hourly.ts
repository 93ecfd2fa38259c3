import type { Deps } from "../../deps.ts";
import { sendOptionalMails } from "./send-optional-mails.ts";
import { sweep } from "./sweep.ts";

/** What is done every hour, in this order; each by the name of its number in the log. */
const HOURLY: Readonly<Record<string, (deps: Deps) => Promise<number>>> = {
  rounds: sweep,
  mails: sendOptionalMails,
};

/** Runs all of it; a failure is the platform's to show, and the next hour's to make good. */
export async function runHourly(deps: Deps): Promise<Readonly<Record<string, number>>> {
  const numbers: Record<string, number> = {};
  for (const [name, run] of Object.entries(HOURLY)) numbers[name] = await run(deps);
  return numbers;
}
