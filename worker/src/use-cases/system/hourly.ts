import type { Deps } from "../../deps.ts";
import { sendOptionalMails } from "./send-optional-mails.ts";
import { sweep } from "./sweep.ts";

/** The hourly jobs, in order; each returns a number, which the log shows under the job's name. */
const HOURLY: Readonly<Record<string, (deps: Deps) => Promise<number>>> = {
  rounds: sweep,
  mails: sendOptionalMails,
};

/** Runs all of them. An error is left to the platform to report, and the next hour tries again. */
export async function runHourly(deps: Deps): Promise<Readonly<Record<string, number>>> {
  const numbers: Record<string, number> = {};
  for (const [name, run] of Object.entries(HOURLY)) numbers[name] = await run(deps);
  return numbers;
}
