import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { PROJECT_ROOT } from "../project-paths.ts";

/** SHA-256 of the names and contents of the files that match, the same in every copy of the project. */
export function digestFiles(patterns: readonly string[], isWanted: (path: string) => boolean = () => true): string {
  const digest = createHash("sha256");
  const entries = patterns.flatMap((pattern) => globSync(pattern, { cwd: PROJECT_ROOT, withFileTypes: true }));
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const paths = [...new Set(files)].map((file) => relative(PROJECT_ROOT, file)).filter(isWanted);
  for (const path of paths.sort()) digest.update(path).update(readFileSync(join(PROJECT_ROOT, path)));
  return digest.digest("hex");
}
