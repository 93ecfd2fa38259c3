import { setTimeout as wait } from "node:timers/promises";
import { parseArgs } from "node:util";
import { build } from "../launch/build.ts";
import { type Member, registerPaid } from "../test/factories.ts";
import { type Actor, newcomer, payer, planner, reader, type Scene, shopper } from "./faults/actors.ts";
import { findBroken } from "./faults/invariants.ts";
import { Random } from "./faults/random.ts";
import { Site } from "./faults/site.ts";
import { addPiece } from "./faults/tally.ts";
import { drawTroubles, TROUBLES, type Trouble } from "./faults/troubles.ts";

/**
 * Injects random faults into database, network, worker, model, disk and leases of the product under a mixed load. After a
 * run everything must work without restarting what was not killed, and every confirmed change must be stored. Options:
 * `--seed 17 --runs 1` repeats a run, `--only "disk full"` one fault; `unshare -Urm node …` allows filling a disk.
 */
const { values } = parseArgs({
  options: {
    seed: { type: "string", default: "1" },
    runs: { type: "string", default: "100" },
    minutes: { type: "string", default: "600" },
    only: { type: "string" },
  },
});
const firstSeed = Number(values.seed);
const lastSeed = firstSeed + Number(values.runs) - 1;
const endsAt = Date.now() + Number(values.minutes) * 60_000;
/** After this many runs a new site is started, so that its database stays small. */
const RUNS_A_SITE = 100;

/** The actors of a run: two or three of five. */
async function cast(scene: Scene, members: readonly Member[]): Promise<Actor[]> {
  const { random } = scene;
  const member = random.pick(members);
  const parts: readonly (() => Actor | Promise<Actor>)[] = [
    () => planner(scene),
    () => newcomer(scene),
    () => shopper(scene, member, random.next() < 0.5),
    () => payer(scene),
    () => reader(scene, member.browser),
  ];
  const first = random.between(0, parts.length - 1);
  const others = [1, 2].map((step) => parts[(first + step * random.between(1, 2)) % parts.length]);
  const drawn = new Set([parts[first], ...others]);
  return Promise.all([...drawn].flatMap((make) => (make ? [make()] : [])));
}

function troublesOf(random: Random, possible: readonly Trouble[]): readonly Trouble[] {
  return values.only === undefined ? drawTroubles(random, possible) : possible;
}

async function run(
  site: Site,
  members: readonly Member[],
  seed: number,
  possible: readonly Trouble[],
): Promise<{ names: string; broken: string[] }> {
  const random = new Random(seed);
  const broken: string[] = [];
  const troubles = troublesOf(random, possible);
  const mayBreak = troubles.some(({ breaksWorker }) => breaksWorker);
  const actors = await cast({ site, random, report: (fault) => broken.push(fault), mayBreak }, members);
  const acting = Promise.all(actors.map((actor) => actor.act()));
  // One after the other, because some act on the same process; each begins after a random pause.
  const happening = (async () => {
    for (const trouble of troubles) {
      await wait(random.between(0, 500));
      await trouble.happen(site, random);
    }
  })();
  await Promise.all([acting, happening]);
  site.clear();
  for (const actor of actors) await actor.settle();
  broken.push(...(await findBroken(site.database)));
  return { names: troubles.map(({ name }) => name).join(" + "), broken };
}

await build();
let runs = 0;
let brokenRuns = 0;
const wanted = TROUBLES.filter(({ name }) => values.only === undefined || name === values.only);
const skipped = new Set<string>();
const tally = new Map<string, number>();
for (let seed = firstSeed; seed <= lastSeed && Date.now() < endsAt; ) {
  const site = new Site();
  const possible = wanted.filter(({ needsDisk = false }) => !needsDisk || site.hasOwnDisk);
  for (const { name } of wanted.filter((trouble) => !possible.includes(trouble))) skipped.add(name);
  if (possible.length === 0) break;
  await site.start();
  const members = [await registerPaid(site.harness, "weekly-flex"), await registerPaid(site.harness, "annual-vip")];
  for (const { browser } of members) await browser.post("/api/generate-meal-plan");
  let isSound = true;
  try {
    for (
      let turn = 0;
      possible.length > 0 && isSound && turn < RUNS_A_SITE && seed <= lastSeed && Date.now() < endsAt;
      turn += 1, seed += 1
    ) {
      const startedAt = performance.now();
      const { names, broken } = await run(site, members, seed, possible);
      runs += 1;
      for (const name of new Set(names.split(" + "))) tally.set(name, (tally.get(name) ?? 0) + 1);
      const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
      console.log(`seed ${seed}  ${seconds} s  ${names}${broken.length === 0 ? "" : "  BROKEN"}`);
      for (const fault of new Set(broken)) console.log(`    ${fault}`);
      // A broken site stays broken, so later runs begin on a new one.
      isSound = broken.length === 0;
      if (!isSound) brokenRuns += 1;
    }
  } finally {
    await site.stop();
  }
}
console.log(`\n${runs} runs, ${brokenRuns} broken`);
for (const [name, times] of [...tally].toSorted(([, one], [, other]) => other - one))
  console.log(`  ${times}  ${name}`);
for (const name of skipped) console.log(`  skipped  ${name}: no disk may be mounted here`);
if (values.only === undefined) {
  const on = new Date().toISOString().slice(0, 10);
  const sum = addPiece({ on, firstSeed, runs, broken: brokenRuns }, tally);
  console.log(`in all ${sum.runs} runs, ${sum.broken} broken`);
}
process.exit(brokenRuns === 0 ? 0 : 1);
