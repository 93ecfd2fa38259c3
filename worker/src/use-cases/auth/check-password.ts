import { CALL_ERRORS } from "@mealwright/schema/constants/errors/call-errors";
import { KNOWN_DEVICE_TRIES, LOGIN_DELAYS } from "@mealwright/schema/constants/rate-limits";
import type { Deps } from "../../deps.ts";
import type { LoginWatch } from "../../domain/account-ports.ts";
import { DomainError } from "../../domain/errors.ts";
import { wideNetworkOf } from "../../domain/network.ts";
import type { Account, ProvedOwner, StoredLogin } from "../../domain/ports.ts";
import { tooManyRequests } from "../../domain/too-many-requests.ts";
import { findKnownDevice, presumeKnownDevice } from "./known-device.ts";

export type CheckPasswordDeps = Pick<
  Deps,
  "clock" | "passwords" | "users" | "accounts" | "loginGuard" | "digestKey" | "limitScale"
>;

export interface PasswordTry {
  readonly email: string;
  readonly password: string;
  /** The network that the attempt comes from (`networkOf`). */
  readonly network: string;
  readonly device: DeviceClaim;
}

/** Evidence that a browser has signed in to the account before: its session or its device cookie. */
export type DeviceClaim = { readonly sessionId: string } | { readonly cookie: string | undefined };

const NOBODY: ProvedOwner = { userId: "", credentialsVersion: 0 };

/**
 * The id of a browser that the account knows; null for any other. Does the same work for unknown accounts, against
 * timing attacks.
 */
function knownIdOf(deps: Pick<Deps, "digestKey">, claim: DeviceClaim, found: StoredLogin | null): string | null {
  if ("sessionId" in claim) return claim.sessionId;
  const owner = found ? { userId: found.account.id, credentialsVersion: found.credentialsVersion } : NOBODY;
  return findKnownDevice(deps, owner, claim.cookie);
}

type GuardDeps = Pick<Deps, "clock" | "loginGuard" | "digestKey" | "limitScale">;

function watchesOf({ digestKey, limitScale }: GuardDeps, { email, network }: Pick<PasswordTry, "email" | "network">) {
  const wide = wideNetworkOf(network);
  const watch = (name: keyof typeof LOGIN_DELAYS, subject: string): LoginWatch => ({
    ...LOGIN_DELAYS[name],
    freeFailures: LOGIN_DELAYS[name].freeFailures * limitScale,
    key: `${name}:${digestKey(subject)}`,
  });
  return {
    address: watch("email", email),
    /** Attempts on this address from this network. */
    near: [
      watch("emailFromNetwork", `${email}\n${network}`),
      ...(wide === null ? [] : [watch("emailFromWideNetwork", `${email}\n${wide}`)]),
    ],
    /** Attempts on any address from this network. */
    networks: [watch("network", network), ...(wide === null ? [] : [watch("wideNetwork", wide)])],
  } as const;
}

interface Admitted {
  /** The password was right: remove the counted failure. */
  succeed(): Promise<void>;
  /** The password was never checked: count the attempt as if it had not happened. */
  withdraw(): Promise<void>;
}

/**
 * Counts an attempt as failed before the password is checked, so that parallel attempts cannot slip through. Throws
 * `too_many_requests` while attempts have to wait.
 */
async function admit(deps: GuardDeps, attempt: PasswordTry, device: string | null): Promise<Admitted> {
  const { succeed } = deps.loginGuard;
  const now = deps.clock.now();
  if (device !== null) {
    const key = `device:${deps.digestKey(device)}`;
    const mostFailures = KNOWN_DEVICE_TRIES.mostFailures * deps.limitScale;
    const isTrusted = await deps.loginGuard.beginKnown({ ...KNOWN_DEVICE_TRIES, mostFailures, key }, now);
    if (isTrusted) {
      return {
        succeed: () => succeed({ forget: [key], forgive: [] }),
        withdraw: () => succeed({ forget: [], forgive: [key] }),
      };
    }
  }
  const { address, near, networks } = watchesOf(deps, attempt);
  const [newcomer, ...wider] = near;
  const { waitUntil } = await deps.loginGuard.begin({ newcomer, address, shared: [...wider, ...networks] }, now);
  if (waitUntil) throw tooManyRequests(now, waitUntil);
  const forget = near.map(({ key }) => key);
  // Keep the address's count: resetting it at each sign-in of the owner would give an attacker fresh guesses.
  const forgive = [address, ...networks].map(({ key }) => key);
  return {
    succeed: () => succeed({ forget, forgive }),
    withdraw: () => succeed({ forget: [], forgive: [...forget, ...forgive] }),
  };
}

/** The account whose password was right. */
export interface RightPassword {
  readonly account: Account;
  readonly owner: ProvedOwner;
  /** Removes the failure that the attempt was counted as; to be called once. */
  settle(): Promise<void>;
}

/**
 * Admits the attempt while the account is looked up. Old device cookies do not name an address; with those, the account
 * has to be read first.
 */
async function admitAndFind(deps: CheckPasswordDeps, attempt: PasswordTry) {
  const finding = deps.users.findForLogin(attempt.email);
  const { device, email } = attempt;
  const cookie = "sessionId" in device ? undefined : device.cookie;
  const presumed = "sessionId" in device ? device.sessionId : presumeKnownDevice(deps, email, cookie);
  const mustLookFirst = presumed === null && cookie !== undefined;
  const asked = mustLookFirst ? knownIdOf(deps, device, await finding) : presumed;
  const [found, admitted] = await Promise.all([finding, admit(deps, attempt, asked)]);
  const id = knownIdOf(deps, device, found);
  if (id === asked) return { found, admitted };
  // The cookie was issued for an earlier password or account, so it does not count: admit the attempt again without it.
  await admitted.withdraw();
  return { found, admitted: await admit(deps, attempt, id) };
}

/**
 * The account for a right address and password. Throws `wrong_credentials`, after the same time for known and unknown
 * addresses, and `too_many_requests` after too many wrong attempts or while too many others are waiting.
 */
export function matchPassword(deps: CheckPasswordDeps, attempt: PasswordTry): Promise<RightPassword> {
  return deps.passwords.inLine(() => match(deps, attempt));
}

async function match(deps: CheckPasswordDeps, attempt: PasswordTry): Promise<RightPassword> {
  const { found, admitted } = await admitAndFind(deps, attempt);
  const matches = await deps.passwords
    .verify(attempt.password, found?.passwordHash ?? null)
    .catch(async (error: unknown) => {
      await admitted.withdraw();
      throw error;
    });
  if (!found || !matches) throw new DomainError("wrong_credentials", CALL_ERRORS.wrongCredentials);
  if (found.passwordHash !== null && deps.passwords.isOutdated(found.passwordHash)) {
    const newHash = await deps.passwords.hash(attempt.password);
    await deps.accounts.replaceHash(found.account.id, found.passwordHash, newHash);
  }
  const { account, credentialsVersion } = found;
  return { account, owner: { userId: account.id, credentialsVersion }, settle: admitted.succeed };
}

/** Like `matchPassword`, with the counted failure already removed. */
export async function checkPassword(
  deps: CheckPasswordDeps,
  attempt: PasswordTry,
): Promise<Pick<RightPassword, "account" | "owner">> {
  const { account, owner, settle } = await matchPassword(deps, attempt);
  await settle();
  return { account, owner };
}

/** The error for somebody whose password was changed while it was being checked. */
export function wrongByNow(): DomainError {
  return new DomainError("wrong_credentials", CALL_ERRORS.wrongCredentials);
}

/**
 * Resets the failures of an address for somebody who has proved to read its mail, so that a stranger's attempts do not
 * lock them out.
 */
export async function forgetFailures(deps: GuardDeps, from: Pick<PasswordTry, "email" | "network">): Promise<void> {
  const { address, near } = watchesOf(deps, from);
  await deps.loginGuard.succeed({ forget: [address, ...near].map(({ key }) => key), forgive: [] });
}
