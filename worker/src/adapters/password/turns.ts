import { wideNetworkOf } from "../../domain/network.ts";
import { tooManyRequests } from "../../domain/too-many-requests.ts";

/** What a derivation takes until one was measured, ms; clocks stand still during computing on Cloudflare. */
const EXPECTED_MS = 160;
/** What one is taken for at least and at most, ms: a machine that was busy once must not turn everybody away later. */
const BELIEVED_MS = { min: 80, max: 1_000 } as const;
/** Longer waits are refused instead: a client that has given up would only make the others wait. */
const LONGEST_WAIT_MS = 8_000;
/** Room for other requests within a derivation and between two, ms. */
const GAP_MS = 5;
/** How often who waits looks whether it is its turn, ms: at least, and at most. */
const LOOK_MS = { min: 3, max: 250 } as const;
/** Who has not looked for this long is gone: workerd ends a request whose client has left without a word. */
const GONE_MS = 2_000;

/** How many of a round one network may have, and the IPv6 /48 around it, which one customer may have whole. */
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

export interface Turns {
  /**
   * Runs a derivation when it is its turn: one at a time, and the networks by turns, each with one in a round, so that a
   * crowd from one network makes nobody elsewhere wait for more than one. All of the crowd are served, one after the other.
   * Throws `too_many_requests` for too long a wait.
   */
  take<Result>(network: string, clock: TurnClock, derive: Derivation<Result>): Promise<Result>;
}

function isBefore(one: Ticket, other: Ticket): boolean {
  return one.round < other.round || (one.round === other.round && one.number < other.number);
}

/** The turns of one isolate, whose only thread a derivation holds. */
export function createTurns(): Turns {
  const waiting = new Set<Ticket>();
  /** The round that is served, and the last one in which each network has tickets, with their number. */
  let round = 0;
  const taken = new Map<string, { readonly round: number; readonly count: number }>();
  let tickets = 0;
  let freeAt = 0;
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
    const expectedMs = Math.max(0, freeAt - now) + (countBefore(ticket, now) + 1) * (averageMs + GAP_MS);
    if (expectedMs > LONGEST_WAIT_MS) throw tooManyRequests(new Date(now), new Date(now + expectedMs));
    for (const [name] of shares) {
      const last = taken.get(name);
      taken.set(name, { round: ticket.round, count: last?.round === ticket.round ? last.count + 1 : 1 });
    }
    waiting.add(ticket);
    return ticket;
  }

  async function queue(ticket: Ticket, { now, wait }: TurnClock): Promise<void> {
    for (;;) {
      const at = now();
      ticket.seenAt = at;
      const before = countBefore(ticket, at);
      if (before === 0 && at >= freeAt) return;
      const expectedMs = freeAt - at + (before * averageMs) / 2;
      await wait(Math.min(LOOK_MS.max, Math.max(LOOK_MS.min, expectedMs)));
    }
  }

  return {
    async take(network, clock, derive) {
      const ticket = draw(network, clock.now());
      await queue(ticket, clock);
      waiting.delete(ticket);
      round = Math.max(round, ticket.round);
      const startedAt = clock.now();
      // Held for as long as it shows that it goes on: who runs may be gone as well.
      const hold = () => {
        freeAt = clock.now() + averageMs;
      };
      hold();
      try {
        return await derive(async () => {
          await clock.wait(GAP_MS);
          hold();
        });
      } finally {
        const finishedAt = clock.now();
        const measuredMs = averageMs * 0.8 + (finishedAt - startedAt) * 0.2;
        averageMs = Math.min(BELIEVED_MS.max, Math.max(BELIEVED_MS.min, measuredMs));
        freeAt = finishedAt + GAP_MS;
      }
    },
  };
}
