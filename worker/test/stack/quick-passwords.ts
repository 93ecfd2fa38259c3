import { createPasswordHasher, PASSWORD_COST, type PasswordCost } from "../../src/adapters/password/scrypt.ts";
import { NO_LINE } from "../../src/adapters/password/turns.ts";

/** Set for a stack, or for a whole run, that hashes passwords at the product's cost. */
const REAL_NAME = "REAL_PASSWORDS";
/**
 * The lowest cost for scrypt here: at the product's cost, hundreds of passwords would be a fifth of the tests'
 * computing.
 */
const QUICK_LOG_N = 4;

type Environment = Readonly<Record<string, string | undefined>>;

function isReal(environment: Environment): boolean {
  return (environment[REAL_NAME] ?? process.env[REAL_NAME]) === "1";
}

/** The built worker with quick passwords, unless the environment asks for the product's cost. */
export function withQuickPasswords(script: string, environment: Environment): string {
  if (isReal(environment)) return script;
  const parts = script.split(new RegExp(`(?<=logN: ?)${PASSWORD_COST.logN}(?=,)`));
  if (parts.length !== 2) throw new Error(`the cost of a password stands ${parts.length - 1} times in the worker`);
  return parts.join(String(QUICK_LOG_N));
}

/** The password cost of a stack in this environment. */
export function passwordCostOf(environment: Environment): PasswordCost {
  return isReal(environment) ? PASSWORD_COST : { ...PASSWORD_COST, logN: QUICK_LOG_N };
}

/** A hasher with the cost that the workers of the tests use. */
export const createHasherOfTests = (pepper: string) => createPasswordHasher(pepper, NO_LINE, passwordCostOf({}));
