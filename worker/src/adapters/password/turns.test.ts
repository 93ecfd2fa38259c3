import { expect, test } from "vitest";
import { DomainError } from "../../domain/errors.ts";
import { createTurns, type Derivation, type TurnClock } from "./turns.ts";

const DERIVATION_MS = 160;
const FOREVER = new Promise<never>(() => {});

/** A clock that advances only while somebody waits. */
function createTime() {
  const timers: { at: number; ring: () => void }[] = [];
  let now = 1_000;
  const clock: TurnClock = {
    now: () => now,
    wait: (milliseconds) => new Promise((ring) => timers.push({ at: now + milliseconds, ring })),
  };
  async function runOut(): Promise<void> {
    for (;;) {
      for (let settled = 0; settled < 20; settled += 1) await Promise.resolve();
      timers.sort((one, other) => one.at - other.at);
      const next = timers.shift();
      if (!next) return;
      now = Math.max(now, next.at);
      next.ring();
    }
  }
  return { clock, runOut };
}

const PARTS = 10;
const PART_MS = DERIVATION_MS / PARTS;

/** A derivation in parts that each block the thread; calls that arrive meanwhile start afterwards. */
function inParts(clock: TurnClock, afterEach: () => void = () => {}): Derivation<void> {
  return async (rest) => {
    for (let part = 1; part <= PARTS; part += 1) {
      await clock.wait(PART_MS);
      afterEach();
      if (part < PARTS) await rest();
    }
  };
}

function createHall() {
  const { clock, runOut } = createTime();
  const turns = createTurns();
  const served: string[] = [];
  const running = { now: 0, most: 0 };
  const come = (network: string, name = network) =>
    turns
      .open(network, clock)
      .take(async () => {
        running.now += 1;
        running.most = Math.max(running.most, running.now);
        await clock.wait(DERIVATION_MS);
        running.now -= 1;
        served.push(name);
        return "served";
      })
      .catch((error: unknown) => {
        if (error instanceof DomainError && error.code === "too_many_requests") return "refused";
        throw error;
      });
  return { come, served, running, clock, runOut, turns };
}

test("a single visitor goes before a crowd from one network that came first", async () => {
  const { come, served, running, runOut } = createHall();
  for (let number = 0; number < 30; number += 1) void come("the crowd's", `crowd ${number}`);
  void come("one home");
  void come("another home");
  await runOut();
  expect(served.slice(0, 3)).toEqual(["crowd 0", "one home", "another home"]);
  expect(served.slice(3, 6)).toEqual(["crowd 1", "crowd 2", "crowd 3"]);
  expect(served).toHaveLength(32);
  expect(running.most).toBe(1);
});

test("a whole IPv6 /48 gets four turns a round, not one per network in it", async () => {
  const { come, served, runOut } = createHall();
  for (let number = 0; number < 30; number += 1) void come(`2001:db8:7:${number.toString(16)}::/64`, "the /48's");
  void come("one home");
  void come("2001:db8:8:1::/64", "another /48's");
  await runOut();
  expect(served.slice(0, 6)).toEqual([...Array(4).fill("the /48's"), "one home", "another /48's"]);
  expect(served).toHaveLength(32);
});

test("eight people at one address are all served, one after another", async () => {
  const { come, runOut, clock } = createHall();
  const startedAt = clock.now();
  const answers = Promise.all(Array.from({ length: 8 }, () => come("the eight's")));
  await runOut();
  expect(await answers).toEqual(Array(8).fill("served"));
  expect(clock.now() - startedAt).toBeLessThan(8 * DERIVATION_MS * 1.5);
});

test("somebody who comes while a crowd is served waits for one of it at most", async () => {
  const { come, served, clock, runOut } = createHall();
  for (let number = 0; number < 30; number += 1) void come("the crowd's", "crowd");
  void clock.wait(DERIVATION_MS * 10).then(() => come("one home"));
  await runOut();
  const at = served.indexOf("one home");
  expect(at).toBeGreaterThanOrEqual(9);
  expect(at).toBeLessThanOrEqual(12);
});

test("a crowd too large for eight seconds is refused in part, and nobody else is", async () => {
  const { come, runOut } = createHall();
  const crowd = Promise.all(Array.from({ length: 200 }, () => come("the crowd's")));
  const home = come("one home");
  await runOut();
  const answers = await crowd;
  expect(answers.filter((answer) => answer === "served").length).toBeGreaterThan(30);
  expect(answers.filter((answer) => answer === "refused").length).toBeGreaterThan(130);
  expect(await home).toBe("served");
});

test("somebody who leaves while waiting or being served blocks nobody for long", async () => {
  const { come, served, turns, clock, runOut } = createHall();
  const silent: TurnClock = { ...clock, wait: () => FOREVER };
  void turns.open("gone at work", clock).take(() => FOREVER);
  void turns.open("gone while waiting", silent).take(async () => "never");
  void come("one home");
  await runOut();
  expect(served).toEqual(["one home"]);
});

test("after a very slow period, eight at a time are still served", async () => {
  const { come, turns, clock, runOut } = createHall();
  for (let times = 0; times < 5; times += 1) void turns.open("slow", clock).take(() => clock.wait(60_000));
  await runOut();
  const answers = Promise.all(Array.from({ length: 7 }, () => come("one home")));
  await runOut();
  expect(await answers).toEqual(Array(7).fill("served"));
});

test("the next person of a crowd starts soon after the one before", async () => {
  const { turns, clock, runOut } = createHall();
  const startedAt = clock.now();
  const all = Promise.all(Array.from({ length: 8 }, () => turns.open("one home", clock).take(inParts(clock))));
  await runOut();
  await all;
  const restsMs = (PARTS - 1) * 5;
  expect(clock.now() - startedAt).toBeLessThan(8 * (DERIVATION_MS + restsMs) * 1.1);
});

test("pauses between parts are short if nobody else calls, and as long as a part if somebody does", async () => {
  const measureRests = async (isSomebodyElseThere: boolean) => {
    const { turns, clock, runOut } = createHall();
    const startedAt = clock.now();
    const comeNext = () => void clock.wait(1).then(() => turns.open("somebody else", clock));
    const done = turns.open("one home", clock).take(inParts(clock, isSomebodyElseThere ? comeNext : undefined));
    await runOut();
    await done;
    return clock.now() - startedAt - DERIVATION_MS;
  };
  const alone = await measureRests(false);
  const besideOthers = await measureRests(true);
  expect(alone / (PARTS - 1)).toBeLessThan(PART_MS / 2);
  expect(besideOthers / (PARTS - 1)).toBeCloseTo(PART_MS, 0);
});

test("only the next person of a crowd starts working, and nobody who is refused", async () => {
  const { turns, clock, runOut } = createHall();
  const working = { now: 0, most: 0, begun: 0 };
  const answers = Promise.all(
    Array.from({ length: 150 }, async () => {
      const place = turns.open("the crowd's", clock);
      const work = async () => {
        working.now += 1;
        working.begun += 1;
        working.most = Math.max(working.most, working.now);
        await clock.wait(20);
        await place.take(inParts(clock));
        working.now -= 1;
      };
      return place.inLine(work).then(
        () => "served",
        () => "refused",
      );
    }),
  );
  await runOut();
  const served = (await answers).filter((answer) => answer === "served").length;
  expect(served).toBeGreaterThan(30);
  expect(served).toBeLessThan(60);
  expect(working.begun).toBe(served);
  expect(working.most).toBeLessThanOrEqual(6);
});

test("somebody who leaves the line without being served blocks nobody", async () => {
  const { turns, clock, runOut } = createHall();
  const startedAt = clock.now();
  for (let number = 0; number < 30; number += 1) {
    const refused = turns.open("the refused", clock).inLine(() => clock.wait(3).then(() => Promise.reject("wait on")));
    refused.catch(() => {});
  }
  const home = turns.open("one home", clock);
  const done = home.inLine(() => home.take(inParts(clock))).then(() => clock.now());
  await runOut();
  expect((await done) - startedAt).toBeLessThan(2 * DERIVATION_MS);
});
