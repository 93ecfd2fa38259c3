import { rmSync, statfsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { cutAfter, failing, lying, stallAfter, streaming } from "../../test/stand-ins/model-endpoint.ts";
import type { ProxyTrouble } from "../database-proxy.ts";
import type { Random } from "./random.ts";
import type { Site } from "./site.ts";

/** A fault, which is over when the promise of `happen` resolves. */
export interface Trouble {
  readonly name: string;
  /** How often it is drawn, relative to the others. */
  readonly weight: number;
  /** Whether it may break connections to the worker without an answer. */
  readonly breaksWorker?: boolean;
  /** Whether it needs the database on a small disk of its own; not drawn if none can be mounted. */
  readonly needsDisk?: boolean;
  /** Answers and the stream may be silent for a long time. */
  readonly happen: (site: Site, random: Random) => Promise<void>;
}

const hold = (random: Random) => wait(random.between(30, 1_200));

/** The connection to the database fails for some of the requests. */
function onTheWay(name: string, trouble: (random: Random) => ProxyTrouble, weight = 2): Trouble {
  return {
    name,
    weight,
    async happen(site, random) {
      const share = random.pick([0.2, 0.5, 1]);
      site.trouble = () => (random.next() < share ? trouble(random) : { delayMs: 0 });
      await hold(random);
      site.trouble = () => ({ delayMs: 0 });
    },
  };
}

const answer = (status: number, body: string) => (): ProxyTrouble => ({ delayMs: 0, instead: { status, body } });

/** The model misbehaves for the rest of the run. */
function ofModel(
  name: string,
  behave: (random: Random) => Parameters<Site["endpoint"]["behave"]>[0],
  weight = 1,
): Trouble {
  return {
    name,
    weight,
    async happen(site, random) {
      site.endpoint.behave(behave(random));
    },
  };
}

const PAUSES_MS = [50, 300, 1_500];

export const TROUBLES: readonly Trouble[] = [
  {
    name: "database killed",
    weight: 6,
    async happen(site, random) {
      process.kill(site.sqld.pid, "SIGKILL");
      await site.sqld.ended;
      await hold(random);
      await site.restartSqld();
    },
  },
  {
    name: "database restarted in order",
    weight: 2,
    async happen(site) {
      await site.sqld.stop();
      await site.restartSqld();
    },
  },
  {
    name: "database paused",
    weight: 3,
    async happen(site, random) {
      process.kill(site.sqld.pid, "SIGSTOP");
      await wait(random.pick(PAUSES_MS));
      process.kill(site.sqld.pid, "SIGCONT");
    },
  },
  {
    name: "database paused beyond every limit",
    weight: 0.2,
    async happen(site) {
      process.kill(site.sqld.pid, "SIGSTOP");
      await wait(12_000);
      process.kill(site.sqld.pid, "SIGCONT");
    },
  },
  {
    name: "worker killed",
    weight: 1,
    breaksWorker: true,
    async happen(site) {
      process.kill(site.workerPid, "SIGKILL");
      await site.restartWorker();
    },
  },
  {
    name: "worker paused",
    weight: 2,
    async happen(site, random) {
      const pid = site.workerPid;
      process.kill(pid, "SIGSTOP");
      await wait(random.pick(PAUSES_MS));
      process.kill(pid, "SIGCONT");
    },
  },
  onTheWay("database slow", (random) => ({ delayMs: random.between(50, 900) }), 3),
  onTheWay("database cut off", () => ({ delayMs: 0, instead: "cut" }), 3),
  onTheWay("database's answer lost", () => ({ delayMs: 0, instead: "lost" }), 4),
  onTheWay("database answers 429", answer(429, "too many"), 1),
  onTheWay("database answers 503", answer(503, "")),
  onTheWay("database answers 500", answer(500, '{"error":"internal"}'), 1),
  onTheWay("database answers a page", answer(200, "<html>It works!</html>")),
  onTheWay("database answers half a sentence", answer(200, '{"baton":null,"base_url":null,"results":[{"type":"ok",')),
  onTheWay("database answers an empty list", answer(200, '{"baton":null,"base_url":null,"results":[]}'), 1),
  ofModel("model cut", (random) => cutAfter(random.between(0, 900))),
  ofModel("model stalls", (random) => stallAfter(random.between(0, 900)), 0.2),
  ofModel("model lies", () => lying),
  ofModel("model slow", (random) => streaming((text) => text, 40, random.between(1, 15))),
  ofModel("model corrupt", (random) =>
    streaming((text) => {
      const at = random.between(0, text.length);
      return text.slice(0, at) + random.pick(["\u0000", "}]}", '"', "</think>", "{{{{", "\ud800"]) + text.slice(at + 3);
    }),
  ),
  ofModel("model refuses", (random) => failing(random.pick([400, 401, 429, 500, 503]))),
  {
    name: "disk full",
    weight: 2,
    needsDisk: true,
    async happen(site, random) {
      const ballast = join(site.disk, "ballast");
      try {
        const { bavail, bsize } = statfsSync(site.disk);
        // Fill the disk to its last page, or leave just a few pages.
        writeFileSync(ballast, Buffer.alloc(Math.max(0, bavail - random.pick([0, 1, 5, 40])) * bsize));
      } catch {
        // The disk is as full as it gets.
      }
      await hold(random);
      rmSync(ballast, { force: true });
    },
  },
  {
    name: "clock ahead: every lease dead",
    weight: 2,
    async happen(site) {
      await site.database.execute(
        "update meal_plans set lease_until = lease_until - 86400000 where status = 'running'",
      );
    },
  },
];

/** The faults of a run: one to three of the possible ones, drawn by weight. */
export function drawTroubles(random: Random, possible: readonly Trouble[]): readonly Trouble[] {
  const total = possible.reduce((sum, { weight }) => sum + weight, 0);
  const draw = () => {
    let at = random.next() * total;
    const found = possible.find(({ weight }) => {
      at -= weight;
      return at < 0;
    });
    return found ?? random.pick(possible);
  };
  return Array.from({ length: random.pick([1, 1, 2, 3]) }, draw);
}
