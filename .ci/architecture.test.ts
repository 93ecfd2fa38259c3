import { execFileSync } from "node:child_process";
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import architecture from "./architecture.mjs";

const ROOT = join(import.meta.dirname, "..");

/** For each rule, an import that it must refuse: from, to. A cycle is two, and counts where only types are imported. */
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
  "meal-plan-and-grocery-are-strangers": [["worker/src/use-cases/meal-plan/a.ts", "worker/src/use-cases/grocery/b.ts"]],
  "meal-plan-rooms-are-entered-by-their-doors": [
    ["worker/src/use-cases/meals/a.ts", "worker/src/use-cases/meal-plan/filling/lease-plan.ts"],
  ],
  "filling-knows-no-verb": [
    ["worker/src/use-cases/meal-plan/filling/a.ts", "worker/src/use-cases/meal-plan/generate-plan.ts"],
  ],
  "store-knows-no-connection-but-the-client": [
    ["worker/src/adapters/db/a.ts", "worker/src/adapters/db/connection/d1.ts"],
  ],
  "product-has-no-launcher": [["worker/src/a.ts", "worker/launch/b.ts"]],
  "product-has-no-tests": [
    ["worker/src/domain/a.ts", "worker/test/fixtures/b.ts"],
    ["web/src/features/meals/a.ts", "schema/test/b.ts"],
  ],
  "presenters-are-pure": [["worker/src/presenters/a.ts", "worker/src/use-cases/b.ts"]],
  "presenters-know-no-tables": [["worker/src/presenters/a.ts", "schema/src/tables/b.ts"]],
  "routes-know-no-adapters": [["worker/src/routes/a.ts", "worker/src/adapters/b.ts"]],
  "http-knows-no-routes": [["worker/src/http/a.ts", "worker/src/routes/b.ts"]],
  "only-deps-imports-adapters": [["worker/src/app.ts", "worker/src/adapters/b.ts"]],
  "adapters-know-no-http": [["worker/src/adapters/a.ts", "worker/src/http/b.ts"]],
  "only-the-edge-knows-hono": [["worker/src/use-cases/a.ts", "node_modules/hono/index.ts"]],
  "components-know-no-feature": [["web/src/components/a.ts", "web/src/features/meals/b.ts"]],
  "transport-is-entered-by-its-doors": [["web/src/features/meals/a.ts", "web/src/api/transport/send.ts"]],
  "any-call-is-made-by-the-transport": [["web/src/api/meals.ts", "web/src/api/transport/request.ts"]],
  "only-api-knows-the-cache": [["web/src/screens/a.ts", "node_modules/swr/index.ts"]],
  "transport-knows-no-call": [["web/src/api/transport/a.ts", "web/src/api/meals.ts"]],
  "api-knows-no-screen": [["web/src/api/a.ts", "web/src/components/b.ts"]],
  "features-stay-strangers": [["web/src/features/meals/a.ts", "web/src/features/grocery/b.ts"]],
  "features-know-no-app": [["web/src/features/meals/a.ts", "web/src/app/b.ts"]],
  "lib-knows-nothing-of-the-product": [["web/src/lib/a.ts", "schema/src/constants/b.ts"]],
  "browser-has-no-build": [["web/src/app/a.ts", "web/build/b.ts"]],
  "web-enters-the-launcher-by-its-paths": [["web/e2e/a.ts", "worker/launch/build.ts"]],
  "before-the-app-there-is-no-framework": [
    ["web/src/before-app/a.ts", "web/src/lib/b.ts"],
    ["web/src/lib/b.ts", "node_modules/react/index.ts"],
  ],
  "screens-are-opened-by-the-page-table": [["web/src/features/meals/a.ts", "web/src/screens/b.ts"]],
  "foods-is-entered-by-its-doors": [["worker/src/domain/planner/a.ts", "worker/src/domain/foods/resolver/spelling.ts"]],
  "safety-is-entered-by-its-doors": [
    ["worker/src/use-cases/a.ts", "worker/src/domain/safety/lexicon/letters/letters.ts"],
  ],
  "nutrition-is-entered-by-its-doors": [["worker/src/domain/planner/a.ts", "worker/src/domain/nutrition/b.ts"]],
  "cookbook-is-entered-by-its-doors": [["worker/src/domain/model/a.ts", "worker/src/domain/cookbook/templates/all.ts"]],
  "planner-is-entered-by-its-doors": [["worker/src/use-cases/a.ts", "worker/src/domain/planner/search/anneal.ts"]],
  "meals-cook-is-entered-by-its-doors": [["web/src/features/meals/a.ts", "web/src/features/meals/cook/cook-bell.ts"]],
  "meals-change-is-entered-by-its-doors": [
    ["web/src/features/meals/a.ts", "web/src/features/meals/change/use-suggestions.ts"],
  ],
  "settings-account-is-entered-by-its-doors": [
    ["web/src/features/settings/a.ts", "web/src/features/settings/account/proof-form.tsx"],
  ],
  "admin-payments-is-entered-by-its-doors": [
    ["web/src/features/admin/a.ts", "web/src/features/admin/payments/payment-row.tsx"],
  ],
  "admin-second-factor-is-entered-by-its-doors": [
    ["web/src/screens/a.ts", "web/src/features/admin/second-factor/qr-code.tsx"],
  ],
  "grocery-export-is-entered-by-its-doors": [
    ["web/src/features/grocery/a.ts", "web/src/features/grocery/export/grocery-pdf.ts"],
  ],
  "foods-knows-nothing-above": [["worker/src/domain/foods/resolver/a.ts", "worker/src/domain/model/repair/b.ts"]],
  "foods-catalogue-knows-nothing-above": [
    ["worker/src/domain/foods/catalogue/a.ts", "worker/src/domain/foods/resolver/b.ts"],
  ],
  "safety-lexicon-knows-nothing-above": [
    ["worker/src/domain/safety/lexicon/a.ts", "worker/src/domain/safety/gate/verify.ts"],
  ],
  "cookbook-text-knows-nothing-above": [
    ["worker/src/domain/cookbook/text/a.ts", "worker/src/domain/cookbook/variants/b.ts"],
  ],
  "cookbook-cooking-(cooked-portions|cooking-of|read-cooking)-knows-nothing-above": [
    ["worker/src/domain/cookbook/cooking/cooked-portions.ts", "worker/src/domain/cookbook/templates/b.ts"],
  ],
  "cookbook-leftovers-knows-nothing-above": [
    ["worker/src/domain/cookbook/leftovers/a.ts", "worker/src/domain/cookbook/templates/b.ts"],
  ],
  "planner-model-plate-knows-nothing-above": [
    ["worker/src/domain/planner/model/plate/a.ts", "worker/src/domain/planner/model/goals/b.ts"],
  ],
  "planner-model-goals-knows-nothing-above": [
    ["worker/src/domain/planner/model/goals/a.ts", "worker/src/domain/planner/model/build/b.ts"],
  ],
  "planner-model-knows-nothing-above": [
    ["worker/src/domain/planner/model/a.ts", "worker/src/domain/planner/search/b.ts"],
  ],
  "planner-draw-knows-nothing-above": [
    ["worker/src/domain/planner/draw/a.ts", "worker/src/domain/planner/search/b.ts"],
  ],
  "planner-serve-knows-nothing-above": [
    ["worker/src/domain/planner/serve/a.ts", "worker/src/domain/planner/explain/b.ts"],
  ],
  "planner-search-knows-nothing-above": [
    ["worker/src/domain/planner/search/a.ts", "worker/src/domain/planner/explain/b.ts"],
  ],
  "planner-explain-knows-nothing-above": [
    ["worker/src/domain/planner/explain/a.ts", "worker/src/domain/planner/search/b.ts"],
  ],
  "screens-know-no-app": [["web/src/screens/a.ts", "web/src/app/b.ts"]],
};

interface Violation {
  readonly from: string;
  readonly to: string;
  readonly rule: { readonly name: string };
}

/** What the tool finds in a tree with all breaches at once, as "rule: from -> to". */
const found = new Set<string>();
let folder = "";

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "mealwright-architecture-"));
  const imports = Object.values(BREACHES).flat();
  const files = new Map(imports.flat().map((path) => [path, ""]));
  for (const [from, to] of imports) {
    const what = BREACHES["no-cycles"]?.some(([first]) => first === from) ? "import type {} from" : "import";
    files.set(from, `${files.get(from)}${what} "${relativeImport(from, to)}";\n`);
  }
  for (const [path, text] of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), `${text}export const value = 1;\n`);
  }
  const args = ["--config", join(ROOT, ".ci/architecture.mjs"), "--output-type", "json", "schema", "worker", "web"];
  const { summary } = JSON.parse(run(join(ROOT, "node_modules/.bin/depcruise"), args, folder));
  for (const { rule, from, to } of summary.violations as readonly Violation[])
    found.add(`${rule.name}: ${from} -> ${to}`);
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

function relativeImport(from: string, to: string): string {
  return `${"../".repeat(from.split("/").length - 1)}${to}`;
}

/** The tool's report; the tool exits with a nonzero status when it finds something. */
function run(tool: string, args: readonly string[], cwd: string): string {
  try {
    return execFileSync(tool, args, { cwd, encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] });
  } catch (error) {
    if (error instanceof Error && "stdout" in error && typeof error.stdout === "string") return error.stdout;
    throw error;
  }
}

describe("the architecture check", () => {
  test.each(Object.entries(BREACHES))("rule %s reports an import that breaks it", (rule, imports) => {
    // A cycle is reported once, from one of its modules; an indirect import, from the first to the last of its path.
    const ends = [imports[0]?.[0] ?? "", imports.at(-1)?.[1] ?? ""] as const;
    const places = [...imports, ends].map(([from, to]) => `${rule}: ${from} -> ${to}`);
    expect(places.filter((place) => found.has(place))).not.toEqual([]);
  });

  test("every architecture rule has an example that breaks it", () => {
    expect(Object.keys(BREACHES).sort()).toEqual(architecture.forbidden.map(({ name }) => name).sort());
  });
});

/** What imports cannot show: calls to the platform where they are forbidden. */
const SOURCE_RULES: readonly (readonly [string, string, RegExp, readonly string[]])[] = [
  [
    "the domain never reads a clock",
    "worker/src/domain/**/*.ts",
    /\bDate\.now\(|\bnew Date\(\)|\bperformance\.now\(/,
    [],
  ],
  [
    "the domain never draws random numbers itself",
    "worker/src/domain/**/*.ts",
    /\bMath\.random\(|\bcrypto\.(?:random|getRandom)/,
    [],
  ],
  [
    "the domain makes no requests and never waits",
    "worker/src/domain/**/*.ts",
    /\bfetch\(|\bawait\b|\basync\b|\bsetTimeout\(|\bprocess\./,
    [],
  ],
  [
    "safety code refuses an unknown key instead of treating it as empty",
    "worker/src/domain/{safety/**/*,meal-plan/*,cookbook/safe,cookbook/substitutions}.ts",
    /\?\? (?:\[\]|\{\}|new (?:Map|Set)\b)/,
    [],
  ],
  [
    "only three modules of web make API calls, and one loads code",
    "web/src/**/*.{ts,tsx}",
    /\bfetch\(/,
    [
      "web/src/api/transport/request.ts",
      "web/src/api/transport/stream.ts",
      "web/src/before-app/early-answers.ts",
      "web/src/lib/load-code.ts",
    ],
  ],
  ["no module of the worker reads process.env", "worker/src/**/*.ts", /\bprocess\.env\b/, []],
  [
    "a libSQL client is created in only one place",
    "worker/src/**/*.ts",
    /\bcreateClient\(/,
    ["worker/src/adapters/db/connection/client.ts"],
  ],
];

/** Comments and texts are not code. */
function withoutComments(source: string): string {
  return source
    .replaceAll(/\/\*[\s\S]*?\*\//g, "")
    .replaceAll(/(^|\s)\/\/.*$/gm, "")
    .replaceAll(/"(?:[^"\\\n]|\\.)*"|`(?:[^`\\$]|\\.)*`/g, '""');
}

describe("source files", () => {
  test.each(SOURCE_RULES)("%s", (_, pattern, forbidden, allowed) => {
    const files = globSync(pattern, { cwd: ROOT }).filter(
      (path) => !/[.](?:test|slow[.]test)[.]tsx?$|[.]data[.]ts$/.test(path) && !allowed.includes(path),
    );
    expect(files.length).toBeGreaterThan(10);
    const breaking = files.filter((path) => forbidden.test(withoutComments(readFileSync(join(ROOT, path), "utf8"))));
    expect(breaking).toEqual([]);
  });
});

test("no test measures time or retries (benchmarks do that)", () => {
  const files = globSync("{.ci,schema,web,worker}/**/*.test.{ts,tsx}", {
    cwd: ROOT,
    exclude: ["**/node_modules/**"],
  });
  expect(files.length).toBeGreaterThan(100);
  const measuring = files.filter((path) =>
    /\bperformance\.now\(|\bDate\.now\(\) - \w*(?:started|At\b)|\bretry:/.test(
      withoutComments(readFileSync(join(ROOT, path), "utf8")),
    ),
  );
  expect(measuring).toEqual([]);
});
