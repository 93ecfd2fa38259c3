import { build } from "./build.ts";
import { LaunchError } from "./launch-error.ts";
import { runTool } from "./run-tool.ts";

interface Check {
  readonly name: string;
  readonly tool: string;
  readonly args: readonly string[];
}

const VITEST = ["run", "--config", ".ci/vitest.config.ts", "--project"];

const CHECKS: readonly Check[] = [
  { name: "types of schema", tool: "tsc", args: ["-p", "schema"] },
  { name: "types of worker", tool: "tsc", args: ["-p", "worker"] },
  { name: "types of web", tool: "tsc", args: ["-p", "web"] },
  { name: "lint and format", tool: "biome", args: ["check", "--error-on-warnings", "."] },
  {
    name: "architecture",
    tool: "depcruise",
    args: ["--config", ".ci/architecture.mjs", "schema/src", "worker", "web"],
  },
  { name: "dead code", tool: "knip", args: ["--config", ".ci/knip.json"] },
  { name: "unit", tool: "vitest", args: [...VITEST, "unit"] },
  { name: "worker", tool: "vitest", args: [...VITEST, "worker"] },
  { name: "timed", tool: "vitest", args: [...VITEST, "timed"] },
  { name: "browser", tool: "vitest", args: [...VITEST, "browser"] },
];

interface Tally {
  passed: number;
  failed: number;
}

const FAULTS_SHOWN_CHARACTERS = 6_000;

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
  return heading < 0 ? plain.slice(-FAULTS_SHOWN_CHARACTERS) : plain.slice(heading, heading + FAULTS_SHOWN_CHARACTERS);
}

async function runChecks(names: readonly string[]): Promise<Tally> {
  const total: Tally = { passed: 0, failed: 0 };
  const faults: string[] = [];
  for (const { name, tool, args } of CHECKS) {
    if (names.length > 0 && !names.includes(name)) continue;
    process.stdout.write(`\n── ${name}\n`);
    const startedAt = performance.now();
    if (name === "worker") await build();
    const { exitCode, output } = await runTool(tool, args, { show: true });
    const tally = tallyOf(exitCode, output);
    total.passed += tally.passed;
    total.failed += tally.failed;
    if (exitCode !== 0) faults.push(`\n── ${name}: what failed\n${faultsOf(output)}\n`);
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
    process.stdout.write(`── ${name}: ${exitCode === 0 ? "passed" : "FAILED"} in ${seconds} s\n`);
  }
  // Once more at the end, where it is looked for.
  process.stdout.write(faults.join(""));
  return total;
}

try {
  const { passed, failed } = await runChecks(process.argv.slice(2));
  process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
  process.exitCode = failed === 0 ? 0 : 1;
} catch (error) {
  console.error(error instanceof LaunchError ? error.message : error);
  process.stdout.write("\n0 passed, 1 failed\n");
  process.exitCode = 1;
}
