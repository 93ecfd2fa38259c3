import { KNOWN_DEVICE_ACCOUNTS } from "@mealwright/schema/constants/rate-limits";
import type { Deps } from "../../deps.ts";
import type { ProvedOwner } from "../../domain/ports.ts";

const BETWEEN_DEVICES = "~";
const BEFORE_SIGNATURE = ".";
/** Within an id. */
const BEFORE_MARK = "_";

/** Names the account without its address; only this server can make it. */
function signatureOf({ digestKey }: Pick<Deps, "digestKey">, owner: ProvedOwner, id: string): string {
  return digestKey(`known device\n${id}\n${owner.userId}\n${owner.credentialsVersion}`);
}

/** Ends an id with a mark of the account's address, which only this server can make or find. */
function withMark({ digestKey }: Pick<Deps, "digestKey">, start: string, email: string): string {
  return `${start}${BEFORE_MARK}${digestKey(`known device's address\n${start}\n${email}`)}`;
}

/** One entry of the cookie: an id of its own, signed for one account. */
function isFor(deps: Pick<Deps, "digestKey">, owner: ProvedOwner, entry: string): boolean {
  const [id = "", signature = ""] = entry.split(BEFORE_SIGNATURE, 2);
  // Digests are compared, not signatures: how long that takes tells nothing of the right one.
  return deps.digestKey(signature) === deps.digestKey(signatureOf(deps, owner, id));
}

function entriesOf(cookie: string | undefined): string[] {
  return cookie ? cookie.split(BETWEEN_DEVICES, KNOWN_DEVICE_ACCOUNTS) : [];
}

/**
 * The id under which a browser has signed in to an account since its password was set; null for one that has not (OWASP
 * device cookies).
 */
export function findKnownDevice(
  deps: Pick<Deps, "digestKey">,
  owner: ProvedOwner,
  cookie: string | undefined,
): string | null {
  const entry = entriesOf(cookie).find((candidate) => isFor(deps, owner, candidate));
  return entry?.split(BEFORE_SIGNATURE, 1)[0] ?? null;
}

/**
 * The id that a browser's cookie has for an address, to be asked for together with the account: it counts only where
 * `findKnownDevice` finds the same one. Null where only the account can tell.
 */
export function presumeKnownDevice(
  deps: Pick<Deps, "digestKey">,
  email: string,
  cookie: string | undefined,
): string | null {
  const ids = entriesOf(cookie).map((entry) => entry.split(BEFORE_SIGNATURE, 1)[0] ?? "");
  const isOfAddress = (id: string) => {
    const [start = ""] = id.split(BEFORE_MARK, 1);
    return deps.digestKey(id) === deps.digestKey(withMark(deps, start, email));
  };
  return ids.find(isOfAddress) ?? null;
}

/** The cookie of a browser that has just signed in to an account: a new entry for it, and those of others. */
export function rememberDevice(
  deps: Pick<Deps, "chance" | "digestKey">,
  owner: ProvedOwner,
  email: string,
  cookie: string | undefined,
): string {
  // The entry of the last password goes too: it would take the place of another account.
  const before = { ...owner, credentialsVersion: owner.credentialsVersion - 1 };
  const others = entriesOf(cookie).filter((entry) => !isFor(deps, owner, entry) && !isFor(deps, before, entry));
  const id = withMark(deps, deps.chance.newId(), email);
  const own = `${id}${BEFORE_SIGNATURE}${signatureOf(deps, owner, id)}`;
  return [own, ...others].slice(0, KNOWN_DEVICE_ACCOUNTS).join(BETWEEN_DEVICES);
}
