import { randomBytes } from "node:crypto";
import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describeDataError, LaunchError } from "./launch-error.ts";

const KEY_BYTES = 32;
const ADMIN_PASSWORD_BYTES = 12;

/** Created on the first start and needed by every later one; kept with the data, readable only by its owner. */
export interface Secrets {
  /** The worker's `JWT_KEYS`. */
  readonly jwtKeys: { readonly current: string; readonly keys: Readonly<Record<string, string>> };
  readonly passwordPepper: string;
  readonly adminPassword: string;
}

function isSecrets(value: unknown): value is Secrets {
  if (typeof value !== "object" || value === null) return false;
  return "jwtKeys" in value && "passwordPepper" in value && "adminPassword" in value;
}

function makeSecrets(): Secrets {
  const current = new Date().toISOString().slice(0, 10);
  return {
    jwtKeys: { current, keys: { [current]: randomBytes(KEY_BYTES).toString("base64url") } },
    passwordPepper: randomBytes(KEY_BYTES).toString("base64url"),
    adminPassword: randomBytes(ADMIN_PASSWORD_BYTES).toString("base64url"),
  };
}

/** Reads the secrets of a data folder, or makes them on the first start. */
export function loadSecrets(dataDirectory: string): Secrets {
  const file = join(dataDirectory, "secrets.json");
  if (existsSync(file)) {
    const stored: unknown = parseFile(file);
    if (isSecrets(stored)) return stored;
    throw new LaunchError(`${file} does not hold Mealwright's secrets. Restore it, or set DATA_DIR to another folder.`);
  }
  const secrets = makeSecrets();
  try {
    // Written to a new file and renamed, so that a full disk never leaves half a file.
    writeFileSync(`${file}.new`, JSON.stringify(secrets, null, 2), { mode: 0o600 });
    renameSync(`${file}.new`, file);
  } catch (error) {
    throw describeDataError(error, dataDirectory);
  }
  return secrets;
}

function parseFile(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return null;
  }
}
