import { execFileSync } from "node:child_process";
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import architecture from "./architecture.mjs";

const ROOT = join(import.meta.dirname, "..");

/** For each rule, an import that it must refuse: from, to. A cycle is two. */
const BREACHES: Readonly<Record<string, readonly (readonly [string, string])[]>> = {
  "no-cycles": [
    ["worker/src/domain/one.ts", "worker/src/domain/two.ts"],
    ["worker/src/domain/two.ts", "worker/src/domain/one.ts"],
  ],
  "schema-imports-nothing-of-ours": [["schema/src/rules/a.ts", "worker/src/domain/a.ts"]],
  "constants-are-the-ground": [["schema/src/constants/a.ts", "schema/src/rules/b.ts"]],
  "rules-stand-on-constants": [["schema/src/rules/a.ts", "schema/src/contract/b.ts"]],
  "contract-stands-on-rules": [["schema/src/contract/a.ts", "schema/src/calls.ts"]],
  "tables-are-the-workers": [["schema/src/contract/a.ts", "schema/src/tables/b.ts"]],
  "web-has-no-tables": [["web/src/lib/a.ts", "schema/src/tables/b.ts"]],
  "web-has-no-worker": [["web/src/screens/a.ts", "worker/src/domain/b.ts"]],
  "worker-has-no-web": [["worker/src/domain/a.ts", "web/src/lib/b.ts"]],
  "domain-is-pure": [["worker/src/domain/a.ts", "worker/src/adapters/b.ts"]],
  "domain-knows-the-contract-by-type-only": [["worker/src/domain/a.ts", "schema/src/contract/b.ts"]],
  "use-cases-know-no-transport": [["worker/src/use-cases/a.ts", "worker/src/http/b.ts"]],
  "use-cases-know-deps-by-type-only": [["worker/src/use-cases/a.ts", "worker/src/deps.ts"]],
  "routes-know-no-adapters": [["worker/src/routes/a.ts", "worker/src/adapters/b.ts"]],
  "only-deps-imports-adapters": [["worker/src/app.ts", "worker/src/adapters/b.ts"]],
  "adapters-know-no-http": [["worker/src/adapters/a.ts", "worker/src/http/b.ts"]],
  "only-the-edge-knows-hono": [["worker/src/use-cases/a.ts", "node_modules/hono/index.ts"]],
  "components-know-no-feature": [["web/src/components/a.ts", "web/src/features/meals/b.ts"]],
  "api-knows-no-screen": [["web/src/api/a.ts", "web/src/components/b.ts"]],
  "features-stay-strangers": [["web/src/features/meals/a.ts", "web/src/features/grocery/b.ts"]],
  "features-know-no-screen": [["web/src/features/meals/a.ts", "web/src/screens/b.ts"]],
  "screens-know-no-app": [["web/src/screens/a.ts", "web/src/app/b.ts"]],
};

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

function relativeImport(from: string, to: string): string {
  return `${"../".repeat(from.split("/").length - 1)}${to}`;
}

/** Names of the rules that a tree of such imports breaks. */
function brokenRules(imports: readonly (readonly [string, string])[]): string[] {
  const folder = mkdtempSync(join(tmpdir(), "mealwright-architecture-"));
  folders.push(folder);
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  for (const [, to] of imports) write(to, "export const value = 1;\n");
  for (const [from, to] of imports) {
    write(from, `import { value } from "${relativeImport(from, to)}";\nexport const own = value;\n`);
  }
  const tops = [...new Set(imports.flat().map((path) => path.split("/")[0] ?? ""))].filter(
    (top) => top !== "node_modules",
  );
  const tool = join(ROOT, "node_modules/.bin/depcruise");
  const args = ["--config", join(ROOT, ".ci/architecture.mjs"), "--output-type", "json", ...tops];
  const output = run(tool, args, folder);
  const { summary } = JSON.parse(output);
  return summary.violations.map(({ rule }: { rule: { name: string } }) => rule.name);
}

/** The report; finding something makes the tool exit with a number of its own. */
function run(tool: string, args: readonly string[], cwd: string): string {
  try {
    return execFileSync(tool, args, { cwd, encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] });
  } catch (error) {
    if (error instanceof Error && "stdout" in error && typeof error.stdout === "string") return error.stdout;
    throw error;
  }
}

describe("the architecture check", () => {
  test.each(Object.entries(BREACHES))("%s refuses its breach", (rule, imports) => {
    expect(brokenRules(imports)).toContain(rule);
  });

  test("every rule has a breach above", () => {
    expect(Object.keys(BREACHES).sort()).toEqual(architecture.forbidden.map(({ name }) => name).sort());
  });
});

/** What imports cannot show: uses of the platform where it must not be used. */
const SOURCE_RULES: readonly (readonly [string, string, RegExp, readonly string[]])[] = [
  ["the domain asks no clock", "worker/src/domain/**/*.ts", /\bDate\.now\(|\bnew Date\(\)|\bperformance\.now\(/, []],
  [
    "the domain has no chance of its own",
    "worker/src/domain/**/*.ts",
    /\bMath\.random\(|\bcrypto\.(?:random|getRandom)/,
    [],
  ],
  [
    "the domain calls nobody",
    "worker/src/domain/**/*.ts",
    /\bfetch\(|\bawait\b|\basync\b|\bsetTimeout\(|\bprocess\./,
    [],
  ],
  [
    "only two modules of the web call fetch",
    "web/src/**/*.{ts,tsx}",
    /\bfetch\(/,
    ["web/src/api/send.ts", "web/src/api/stream.ts"],
  ],
  ["no module of the worker reads the process's environment", "worker/src/**/*.ts", /\bprocess\.env\b/, []],
  [
    "a libSQL client is made in one place",
    "worker/src/**/*.ts",
    /\bcreateClient\(/,
    ["worker/src/adapters/db/client.ts"],
  ],
];

/** Comments and texts are no code. */
function withoutComments(source: string): string {
  return source
    .replaceAll(/\/\*[\s\S]*?\*\//g, "")
    .replaceAll(/(^|\s)\/\/.*$/gm, "")
    .replaceAll(/"(?:[^"\\\n]|\\.)*"|`(?:[^`\\$]|\\.)*`/g, '""');
}

describe("the sources", () => {
  test.each(SOURCE_RULES)("%s", (_, pattern, forbidden, allowed) => {
    const files = globSync(pattern, { cwd: ROOT }).filter(
      (path) => !/[.](?:test|slow[.]test)[.]tsx?$|[.]data[.]ts$/.test(path) && !allowed.includes(path),
    );
    expect(files.length).toBeGreaterThan(10);
    const breaking = files.filter((path) => forbidden.test(withoutComments(readFileSync(join(ROOT, path), "utf8"))));
    expect(breaking).toEqual([]);
  });
});
