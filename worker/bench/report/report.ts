import { readFileSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { isMainThread, parentPort, Worker, workerData } from "node:worker_threads";
import { PROJECT_ROOT } from "../../launch/project-paths.ts";
import { benchDomain } from "../speed/domain.ts";
import { accuracy } from "./accuracy.ts";
import { list } from "./list.ts";
import { model } from "./model.ts";
import { optimality } from "./optimality.ts";
import { MEASURED_FILE, REPORT_FILE, renderMeasured, withReadmeTable } from "./render.ts";
import { safety } from "./safety.ts";
import { type Section, type Share, sumTallies, type Tally } from "./section.ts";
import { SIZES, type SizeName } from "./sizes.ts";
import { weeks } from "./weeks.ts";

/**
 * `pnpm report [--quick|--full] [--dry] [section …]`: measures our published figures, with one thread per core, and
 * writes `report.json` and, from it, the figures on `/how-we-check`, the landing page and the README. With named
 * sections, `--quick` or `--dry` it only prints, so that published figures always come from one complete run.
 */
const SECTIONS = { safety, accuracy, weeks, list, optimality, model } satisfies Readonly<Record<string, Section>>;
type Name = keyof typeof SECTIONS;

const words = process.argv.slice(2);
const sizeName: SizeName = words.includes("--quick") ? "quick" : words.includes("--full") ? "full" : "usual";
const size = SIZES[sizeName];
const isName = (word: string): word is Name => word in SECTIONS;
const named = words.filter((word) => !word.startsWith("--"));
const unknown = named.find((word) => !isName(word) && word !== "speed");

interface Task {
  readonly name: Name;
  readonly share: Share;
}

function measureInThread(task: Task): Promise<Tally> {
  return new Promise((resolve, reject) => {
    const thread = new Worker(import.meta.filename, { workerData: task, argv: words });
    thread.once("message", resolve);
    thread.once("error", reject);
  });
}

async function report(): Promise<void> {
  if (unknown !== undefined)
    throw new Error(`there is no section ${unknown}: ${Object.keys(SECTIONS).join(" ")} speed`);
  const isWanted = (name: string) => named.length === 0 || named.includes(name);
  const of = availableParallelism();
  const startedAt = performance.now();
  const measured: Record<string, unknown> = {};
  for (const [name, section] of Object.entries(SECTIONS)) {
    if (!isName(name) || !isWanted(name)) continue;
    const tallies = Array.from({ length: of }, (_, number) => measureInThread({ name, share: { number, of } }));
    measured[name] = section.figures(sumTallies(await Promise.all(tallies)));
    console.log(name, measured[name]);
  }
  if (isWanted("speed")) {
    const ratios = (await benchDomain()).map(({ name, ratio }) => [name, Number(ratio.toFixed(3))]);
    measured.speed = { timesTheReferenceWorkOfTheSameRun: Object.fromEntries(ratios) };
    console.log("speed", measured.speed);
  }
  const result = {
    date: new Date().toISOString().slice(0, 10),
    command: `pnpm report${sizeName === "usual" ? "" : ` --${sizeName}`}`,
    machine: { cores: of, node: process.versions.node, platform: `${process.platform} ${process.arch}` },
    minutes: Math.ceil((performance.now() - startedAt) / 60_000),
    sizes: size,
    ...measured,
  };
  if (named.length > 0 || sizeName === "quick" || words.includes("--dry")) return;
  writeFileSync(join(PROJECT_ROOT, REPORT_FILE), `${JSON.stringify(result, null, 2)}\n`);
  const written = JSON.parse(readFileSync(join(PROJECT_ROOT, REPORT_FILE), "utf8"));
  writeFileSync(join(PROJECT_ROOT, MEASURED_FILE), renderMeasured(written));
  const readme = join(PROJECT_ROOT, "README.md");
  writeFileSync(readme, withReadmeTable(readFileSync(readme, "utf8"), written));
}

if (isMainThread) await report();
else {
  const { name, share }: Task = workerData;
  parentPort?.postMessage(await SECTIONS[name].measure(share, size[name]));
}
