import { expect, test } from "vitest";
import type { Sealer } from "../../domain/identity-ports.ts";
import { FLOW_TICKET, LINK_TICKET, openTicket, sealTicket } from "./tickets.ts";

const SECONDS = 600;
const begun = Date.UTC(2026, 10, 21, 12);
/** Keeps purposes apart like the real one, but encrypts nothing. */
const sealer: Sealer = {
  seal: async (purpose, text) => `${purpose}.${text}`,
  open: async (purpose, sealed) =>
    sealed.startsWith(`${purpose}.`) ? { text: sealed.slice(purpose.length + 1), isCurrentKey: true } : null,
};
const at = (seconds: number) => ({
  sealer,
  clock: { now: () => new Date(begun + seconds * 1000), wait: async () => undefined },
});
const flow = { state: "s", nonce: "n", verifier: "v" };

test.each([
  [0, true],
  [SECONDS - 1, true],
  [SECONDS, false],
  [SECONDS * 100, false],
])("a ticket valid for ten minutes is valid after %i s: %s", async (seconds, isGood) => {
  const sealed = await sealTicket(at(0), FLOW_TICKET, flow, SECONDS);
  const opened = await openTicket(at(seconds), FLOW_TICKET, sealed);
  expect(opened).toEqual(isGood ? { ticket: flow, endsAt: new Date(begun + SECONDS * 1000) } : null);
});

test("a ticket for another purpose or no ticket is refused", async () => {
  const sealed = await sealTicket(at(0), FLOW_TICKET, flow, SECONDS);
  expect(await openTicket(at(0), LINK_TICKET, sealed)).toBeNull();
  expect(await openTicket(at(0), FLOW_TICKET, undefined)).toBeNull();
  expect(await openTicket(at(0), FLOW_TICKET, "nonsense")).toBeNull();
});
