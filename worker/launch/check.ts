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
  // Of several checkers each reads for itself most of what the others have read.
  args: ["-p", part, "--checkers", "1", "--incremental", "--tsBuildInfoFile", `node_modules/.${part}.tsbuildinfo`],
  // It ends in seconds: tidying its memory up is a third of all that it computes.
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
  // Before the tools below: they use one core each, the last of them beside the suites' ends.
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
/** Starts and kills the product's processes: with nothing beside it. */
const LAUNCHER = suite("launcher");
const OF_PRODUCT: readonly Check[] = [BROWSER, WORKER, LAUNCHER];

/**
 * Three at a time, in this order: both suites of the product take longest and wait much of their time, so that what only
 * computes keeps two cores busy beside them, and neither is left to run alone at the end.
 */
const IN_ORDER: readonly Check[] = [BROWSER, WORKER, ...OF_SOURCES];
const AT_ONCE = 3;

interface Tally {
  passed: number;
  failed: number;
}

/** What Node has compiled, TypeScript among it, for the next process that reads the same files: a tenth of what each tool computes. */
const COMPILED = { NODE_COMPILE_CACHE: join(PROJECT_ROOT, "node_modules/.compiled") };

const FAULTS_SHOWN_CHARACTERS = 6_000;
/** Of each of many failed tests: the first one's must not hide the others. */
const FAULT_SHOWN_CHARACTERS = 1_500;

const ESCAPES = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, "g");

/** Test counts of a vitest run; a tool without tests counts as one check. */
function tallyOf(exitCode: number, output: string): Tally {
  const line = output.replaceAll(ESCAPES, "").match(/^\s*Tests\s+(.*)$/m)?.[1];
  if (line === undefined) return exitCode === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  const count = (word: string) => Number(line.match(new RegExp(`(\\d+) ${word}`))?.[1] ?? 0);
  const failed = count("failed");
  // A suite that could not even be collected fails the run without a failed test.
  return { passed: count("passed"), failed: exitCode !== 0 && failed === 0 ? 1 : failed };
}

/** What a failed check printed of its faults: of a vitest run all that follows the heading, of another tool its last words. */
function faultsOf(output: string): string {
  const plain = output.replaceAll(ESCAPES, "").trim();
  const heading = plain.search(/^.*Failed (?:Suites|Tests) \d+/m);
  if (heading < 0) return plain.slice(-FAULTS_SHOWN_CHARACTERS);
  // Vitest draws a line with a number, [1/3], below each.
  const each = plain.slice(heading).split(/^⎯+\[\d+\/\d+\]⎯+$/m);
  const most = Math.max(FAULT_SHOWN_CHARACTERS, FAULTS_SHOWN_CHARACTERS / each.length);
  // Many files that fail alike have one fault, below all their names, which stand above already.
  const named = /^( *FAIL .*\n)(?: *FAIL .*\n)+/gm;
  return each.map((fault) => fault.replace(named, "$1").trim().slice(0, most)).join("\n\n");
}

/** The tests, or files that could not be run, that a vitest run names as failed; another tool fails as a whole. */
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

/** Runs the checks of these names, all of them where none is named; "verify" stands for types, lint and unit. */
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

/** Builds the product once; false where that failed, which is noted. */
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
// The names stand beside the check and once more at the very end: records of long runs are cut.
if (failed.length > 0) process.stdout.write(`\nFailed:\n${listOf(failed)}`);
process.stdout.write(`\n${total.passed} passed, ${total.failed} failed\n`);
process.exitCode = total.failed === 0 ? 0 : 1;
