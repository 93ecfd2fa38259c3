import { wideNetworkOf } from "../../domain/network.ts";
import { tooManyRequests } from "../../domain/too-many-requests.ts";

/**
 * The assumed duration of a key derivation before one was measured, ms. On Cloudflare, clocks stand still while code
 * computes.
 */
const EXPECTED_MS = 200;
/** Bounds of the measured average, ms: a machine that was busy once must not turn everybody away later. */
const BELIEVED_MS = { min: 80, max: 1_000 } as const;
/** Longer waits are refused instead: a client that has given up would only make the others wait. */
const LONGEST_WAIT_MS = 8_000;
/**
 * The pause for other requests after each part of a derivation, ms: `min`, or, if a request arrived during the part, as
 * long as the part took, up to `max`. So they get about half of the thread's time.
 */
const REST_MS = { min: 5, max: 40 } as const;
/**
 * A request with no more than this many others ahead of it prepares its derivation, so that it can begin without delay.
 */
const NEAR = 3;
/** Bounds of the interval at which a waiting request checks whether it is its turn, ms. */
const LOOK_MS = { min: 3, max: 250 } as const;
/** A ticket not renewed for this long is dropped: workerd ends a request without notice when its client leaves. */
const GONE_MS = 2_000;

/** Places in a round for one network, and for the IPv6 /48 around it, all of which one customer may own. */
const SHARE = { network: 1, wideNetwork: 4 } as const;

interface Ticket {
  readonly round: number;
  readonly number: number;
  seenAt: number;
}

/** Time as a request sees it: its own timers, because workerd does not let one request wake another. */
export interface TurnClock {
  now(): number;
  wait(milliseconds: number): Promise<void>;
}

/** A piece of work that rests between its parts. */
export type Derivation<Result> = (rest: () => Promise<void>) => Promise<Result>;

/** One request's place in the line. */
export interface QueuePlace {
  /**
   * Runs work that leads to a derivation once its turn is near, so that in a crowd only the next few touch the
   * database. Throws `too_many_requests`, before doing anything, if the wait would be too long.
   */
  inLine<Result>(work: () => Promise<Result>): Promise<Result>;
  /**
   * Runs a derivation when it is its turn: one at a time, and networks take turns, each with one place in a round, so
   * that a crowd from one network delays anybody else by one derivation at most. Throws `too_many_requests` if the wait
   * would be too long.
   */
  take<Result>(derive: Derivation<Result>): Promise<Result>;
}

export interface Turns {
  /** Called for every request, even one that derives nothing: derivations pause for requests that arrive. */
  open(network: string, clock: TurnClock): QueuePlace;
}

/** A place for callers that share the thread with nobody. */
export const NO_LINE: QueuePlace = {
  inLine: (work) => work(),
  take: (derivation) => derivation(async () => {}),
};

function isBefore(one: Ticket, other: Ticket): boolean {
  return one.round < other.round || (one.round === other.round && one.number < other.number);
}

/** The queue of one isolate: a derivation occupies its only thread. */
export function createTurns(): Turns {
  const waiting = new Set<Ticket>();
  /** The round being served, and, by network, the last round in which it has tickets and how many. */
  let round = 0;
  const taken = new Map<string, { readonly round: number; readonly count: number }>();
  let tickets = 0;
  let requests = 0;
  /** Until when the running derivation counts as running, and when it is expected to end. */
  let freeAt = 0;
  let dueAt = 0;
  let averageMs = EXPECTED_MS;

  function countBefore(ticket: Ticket, now: number): number {
    let before = 0;
    for (const other of waiting) {
      if (other.seenAt < now - GONE_MS) waiting.delete(other);
      else if (isBefore(other, ticket)) before += 1;
    }
    return before;
  }

  /** The first round in which all of these networks have a share left. */
  function roundFor(shares: readonly (readonly [name: string, most: number])[]): number {
    return shares.reduce((first, [name, most]) => {
      const last = taken.get(name);
      if (!last || last.round < first) return first;
      return last.count < most ? last.round : last.round + 1;
    }, round);
  }

  function draw(network: string, now: number): Ticket {
    for (const [name, last] of taken) if (last.round < round) taken.delete(name);
    const wide = wideNetworkOf(network);
    const shares = [[network, SHARE.network] as const, ...(wide ? [[wide, SHARE.wideNetwork] as const] : [])];
    const ticket = { round: roundFor(shares), number: tickets, seenAt: now };
    tickets += 1;
    const expectedMs = Math.max(0, dueAt - now) + (countBefore(ticket, now) + 1) * (averageMs + REST_MS.min);
    if (expectedMs > LONGEST_WAIT_MS) throw tooManyRequests(new Date(now), new Date(now + expectedMs));
    for (const [name] of shares) {
      const last = taken.get(name);
      taken.set(name, { round: ticket.round, count: last?.round === ticket.round ? last.count + 1 : 1 });
    }
    waiting.add(ticket);
    return ticket;
  }

  function leave(ticket: Ticket): void {
    waiting.delete(ticket);
    round = Math.max(round, ticket.round);
  }

  /** Waits until at most `most` tickets are ahead of this one; with 0, also until no derivation is running. */
  async function queue(ticket: Ticket, most: number, { now, wait }: TurnClock): Promise<void> {
    for (;;) {
      const at = now();
      ticket.seenAt = at;
      const before = countBefore(ticket, at);
      if (before <= most && (most > 0 || at >= freeAt)) return;
      const expectedMs = Math.max(0, dueAt - at) + (Math.max(0, before - most) * averageMs) / 2;
      await wait(Math.min(LOOK_MS.max, Math.max(LOOK_MS.min, expectedMs)));
    }
  }

  async function derive<Result>({ now, wait }: TurnClock, derivation: Derivation<Result>): Promise<Result> {
    const startedAt = now();
    let partAt = startedAt;
    let requestsSeen = requests;
    // Renewed with each part: a request that has gone must not hold the others back forever.
    const hold = () => {
      partAt = now();
      freeAt = partAt + averageMs;
      requestsSeen = requests;
    };
    const rest = async () => {
      await wait(REST_MS.min);
      // Measured after the wait: clocks stand still until then, and requests that arrived during the part are counted
      // only then.
      const partMs = now() - partAt - REST_MS.min;
      if (requests > requestsSeen) await wait(Math.min(REST_MS.max, Math.max(REST_MS.min, partMs)) - REST_MS.min);
      hold();
    };
    hold();
    dueAt = freeAt;
    try {
      return await derivation(rest);
    } finally {
      const finishedAt = now();
      const measuredMs = averageMs * 0.8 + (finishedAt - startedAt) * 0.2;
      averageMs = Math.min(BELIEVED_MS.max, Math.max(BELIEVED_MS.min, measuredMs));
      freeAt = finishedAt + REST_MS.min;
      dueAt = freeAt;
    }
  }

  return {
    open(network, clock) {
      requests += 1;
      let held: Ticket | null = null;
      return {
        async inLine(work) {
          if (held) return work();
          const ticket = draw(network, clock.now());
          held = ticket;
          try {
            await queue(ticket, NEAR, clock);
            return await work();
          } finally {
            leave(ticket);
            held = null;
          }
        },
        async take(derivation) {
          const ticket = held && waiting.has(held) ? held : draw(network, clock.now());
          await queue(ticket, 0, clock);
          leave(ticket);
          return derive(clock, derivation);
        },
      };
    },
  };
}
