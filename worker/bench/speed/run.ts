import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "../../launch/build.ts";
import { PROJECT_ROOT } from "../../launch/project-paths.ts";
import type { Bench } from "./bench.ts";
import { benchDomain } from "./domain.ts";
import { benchFreshIsolate } from "./fresh-isolate.ts";
import { benchProduct } from "./product.ts";

/**
 * `pnpm bench [domain|fresh-isolate|product] [--save]`: speed as ratios to a reference of the same run, next to the
 * committed ones. Exits with 1 if something got worse; `--save` stores the ratios for later comparisons.
 */
const RESULTS = join(PROJECT_ROOT, "worker/bench/speed/results.json");
/** Runs on a busy machine differ by up to this factor. */
const WORSE_FROM = 1.5;
const BENCHES: Readonly<Record<string, Bench>> = {
  domain: benchDomain,
  "fresh-isolate": benchFreshIsolate,
  product: benchProduct,
};

const wanted = process.argv.slice(2).filter((name) => name !== "--save");
const committed: Record<string, number> = existsSync(RESULTS) ? JSON.parse(readFileSync(RESULTS, "utf8")) : {};
const measured: Record<string, number> = {};
for (const [name, bench] of Object.entries(BENCHES)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  if (name !== "domain") await build();
  for (const { name: figure, ratio } of await bench()) {
    const before = committed[figure];
    const change = before === undefined ? "new" : `${(ratio / before).toFixed(2)} of ${before.toFixed(3)}`;
    const isWorse = before !== undefined && ratio > before * WORSE_FROM;
    if (isWorse) process.exitCode = 1;
    measured[figure] = Number(ratio.toFixed(3));
    console.log(`${figure.padEnd(44)} ${ratio.toFixed(3).padStart(8)}   ${change}${isWorse ? "   WORSE" : ""}`);
  }
}
if (process.argv.includes("--save")) {
  writeFileSync(RESULTS, `${JSON.stringify({ ...committed, ...measured }, null, 2)}\n`);
}
