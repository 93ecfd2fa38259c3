import { join } from "node:path";
import { build } from "./build.ts";
import { isLauncherUnproven, noteLauncherPassed } from "./checks/launcher-stamp.ts";
import { LaunchError } from "./launch-error.ts";
import { PROJECT_ROOT } from "./project-paths.ts";
import { runTool } from "./run-tool.ts";

interface Check {
  readonly name: string;
  readonly tool: string;
  readonly args: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
}

const types = (part: string): Check => ({
  name: `types of ${part}`,
  tool: "tsc",
  // One checker, because several would each load most of the same files again.
  args: ["-p", part, "--checkers", "1", "--incremental", "--tsBuildInfoFile", `node_modules/.${part}.tsbuildinfo`],
  // Collect garbage less often: it is a third of the work, and the process ends within seconds.
  environment: { GOGC: "400" },
});
const suite = (name: string): Check => ({
  name,
  tool: "vitest",
  args: ["run", "--config", ".ci/vitest.config.ts", "--project", name],
});

const OF_SOURCES: readonly Check[] = [
  suite("unit"),
  { name: "lint and format", tool: "biome", args: ["check", "--error-on-warnings", "."] },
  types("schema"),
  types("worker"),
  types("web"),
  // Before the tools below: those use one core each, so the last of them fit beside the end of the suites.
  suite("exhaustive"),
  {
    name: "architecture",
    tool: "depcruise",
    args: ["--config", ".ci/architecture.mjs", "schema/src", "worker", "web"],
  },
  { name: "dead code", tool: "knip", args: ["--config", ".ci/knip.json", "--no-config-hints"] },
  {
    name: "what only tests call",
    tool: "knip",
    args: ["--config", ".ci/knip.json", "--no-config-hints", "--production", "--include", "files,exports"],
  },
];
/** Types, lint and unit: `pnpm verify`. */
const VERIFY = OF_SOURCES.slice(0, 5).map(({ name }) => name);

const BROWSER = suite("browser");
const WORKER = suite("worker");
/** Starts and kills the product's processes, so nothing else may run at the same time. */
const LAUNCHER = suite("launcher");
const OF_PRODUCT: readonly Check[] = [BROWSER, WORKER, LAUNCHER];

/**
 * Run three at a time, in this order. The two suites of the product come first, because they take longest and mostly
 * wait: the checks that compute keep two cores busy beside them, and neither suite runs alone at the end.
 */
const IN_ORDER: readonly Check[] = [BROWSER, WORKER, ...OF_SOURCES];
const AT_ONCE = 3;

interface Tally {
  passed: number;
  failed: number;
}

/** A compile cache for Node, TypeScript included: compiling again would be a tenth of each tool's work. */
const COMPILED = { NODE_COMPILE_CACHE: join(PROJECT_ROOT, "node_modules/.compiled") };

const FAULTS_SHOWN_CHARACTERS = 6_000;
/** The limit for each of many failed tests, so that the first one does not hide the others. */
const FAULT_SHOWN_CHARACTERS = 1_500;

const ESCAPES = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, "g");

/** The test counts of a vitest run; a tool without tests counts as one check. */
function tallyOf(exitCode: number, output: string): Tally {
  const line = output.replaceAll(ESCAPES, "").match(/^\s*Tests\s+(.*)$/m)?.[1];
  if (line === undefined) return exitCode === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  const count = (word: string) => Number(line.match(new RegExp(`(\\d+) ${word}`))?.[1] ?? 0);
  const failed = count("failed");
  // A suite that could not even be collected fails the run without a failed test.
  return { passed: count("passed"), failed: exitCode !== 0 && failed === 0 ? 1 : failed };
}

/**
 * The part of a failed check's output that shows its faults: in a vitest run all after the heading, otherwise the end.
 */
function faultsOf(output: string): string {
  const plain = output.replaceAll(ESCAPES, "").trim();
  const heading = plain.search(/^.*Failed (?:Suites|Tests) \d+/m);
  if (heading < 0) return plain.slice(-FAULTS_SHOWN_CHARACTERS);
  // Vitest prints a line with a number, [1/3], below each.
  const each = plain.slice(heading).split(/^⎯+\[\d+\/\d+\]⎯+$/m);
  const most = Math.max(FAULT_SHOWN_CHARACTERS, FAULTS_SHOWN_CHARACTERS / each.length);
  // If many files fail alike, vitest prints one fault below all their names, which were listed before.
  const named = /^( *FAIL .*\n)(?: *FAIL .*\n)+/gm;
  return each.map((fault) => fault.replace(named, "$1").trim().slice(0, most)).join("\n\n");
}

/** The failed tests of a vitest run, or the files that could not be run; another tool fails as a whole. */
function namesOfFailed(check: string, output: string): string[] {
  const lines = output.replaceAll(ESCAPES, "").matchAll(/^ *FAIL +(.+)$/gm);
  const names = new Set([...lines].map(([, name = ""]) => name.replace(/ {2,}/g, " ").trim()));
  return names.size === 0 ? [check] : [...names];
}

const listOf = (names: readonly string[]) => names.map((name) => `  ${name}\n`).join("");

const total: Tally = { passed: 0, failed: 0 };
const faults: string[] = [];
const failed: string[] = [];

async function runCheck({ name, tool, args, environment = {} }: Check): Promise<void> {
  const startedAt = performance.now();
  const compiled = name === LAUNCHER.name ? {} : COMPILED;
  const { exitCode, output } = await runTool(tool, args, { environment: { ...compiled, ...environment } });
  const tally = tallyOf(exitCode, output);
  total.passed += tally.passed;
  total.failed += tally.failed;
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  process.stdout.write(`── ${name}: ${exitCode === 0 ? "passed" : "FAILED"} in ${seconds} s\n`);
  if (exitCode !== 0) {
    const names = namesOfFailed(name, output);
    process.stdout.write(listOf(names));
    faults.push(`\n── ${name}: what failed\n${faultsOf(output)}\n`);
    failed.push(...names);
  } else if (name === "launcher") noteLauncherPassed();
}

/** Runs the named checks, or all of them if none is named; "verify" stands for types, lint and unit. */
async function runChecks(names: readonly string[]): Promise<void> {
  const wanted = new Set(names.flatMap((name) => (name === "verify" ? VERIFY : [name])));
  const isWanted = ({ name }: Check) =>
    wanted.size === 0 ? name !== LAUNCHER.name || isLauncherUnproven() : wanted.has(name);
  const queue = IN_ORDER.filter(isWanted);
  const runQueue = async () => {
    for (let check = queue.shift(); check; check = queue.shift()) {
      if (!OF_PRODUCT.includes(check) || (await isBuilt())) await runCheck(check);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, runQueue));
  if (isWanted(LAUNCHER) && (await isBuilt())) await runCheck(LAUNCHER);
}

let building: Promise<boolean> | undefined;

/** Builds the product once; false if that failed, which then counts as a failed check. */
function isBuilt(): Promise<boolean> {
  building ??= build().then(
    () => true,
    (error: unknown) => {
      total.failed += 1;
      faults.push(`\n${error instanceof LaunchError ? error.message : String(error)}\n`);
      failed.push("the build");
      return false;
    },
  );
  return building;
}

await runChecks(process.argv.slice(2));
process.stdout.write(faults.join(""));
// List the names once more at the very end, because logs of long runs are often truncated.
if (failed.length > 0) process.stdout.write(`\nFailed:\n${listOf(failed)}`);
process.stdout.write(`\n${total.passed} passed, ${total.failed} failed\n`);
process.exitCode = total.failed === 0 ? 0 : 1;
