import { KNOWN_DEVICE_ACCOUNTS } from "@mealwright/schema/constants/rate-limits";
import type { Deps } from "../../deps.ts";
import type { ProvedOwner } from "../../domain/ports.ts";

const BETWEEN_DEVICES = "~";
const BEFORE_SIGNATURE = ".";
/** Inside an id, before the mark of the address. */
const BEFORE_MARK = "_";

/** Ties an id to an account and its password; only this server can compute it. */
function signatureOf({ digestKey }: Pick<Deps, "digestKey">, owner: ProvedOwner, id: string): string {
  return digestKey(`known device\n${id}\n${owner.userId}\n${owner.credentialsVersion}`);
}

/** Appends a mark of the account's address to an id; only this server can compute or recognize it. */
function withMark({ digestKey }: Pick<Deps, "digestKey">, start: string, email: string): string {
  return `${start}${BEFORE_MARK}${digestKey(`known device's address\n${start}\n${email}`)}`;
}

/** Whether an entry of the cookie, an id with a signature, was signed for this account. */
function isFor(deps: Pick<Deps, "digestKey">, owner: ProvedOwner, entry: string): boolean {
  const [id = "", signature = ""] = entry.split(BEFORE_SIGNATURE, 2);
  // Compare digests instead of signatures: the time that this takes reveals nothing about the right one.
  return deps.digestKey(signature) === deps.digestKey(signatureOf(deps, owner, id));
}

function entriesOf(cookie: string | undefined): string[] {
  return cookie ? cookie.split(BETWEEN_DEVICES, KNOWN_DEVICE_ACCOUNTS) : [];
}

/**
 * The id of a browser that has signed in to an account since its password was set; null for any other (OWASP, "device
 * cookies").
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
 * The id that a cookie seems to have for an address, known before the account is read, so that both can be looked up
 * together. It counts only if `findKnownDevice` confirms it. Null if only the account can tell.
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

/** The cookie after a sign-in: a new entry for this account, and the entries of other accounts. */
export function rememberDevice(
  deps: Pick<Deps, "chance" | "digestKey">,
  owner: ProvedOwner,
  email: string,
  cookie: string | undefined,
): string {
  // Also drop the entry of the previous password: it is useless, and the cookie holds few accounts.
  const before = { ...owner, credentialsVersion: owner.credentialsVersion - 1 };
  const others = entriesOf(cookie).filter((entry) => !isFor(deps, owner, entry) && !isFor(deps, before, entry));
  const id = withMark(deps, deps.chance.newId(), email);
  const own = `${id}${BEFORE_SIGNATURE}${signatureOf(deps, owner, id)}`;
  return [own, ...others].slice(0, KNOWN_DEVICE_ACCOUNTS).join(BETWEEN_DEVICES);
}
