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
  /** Where the try comes from (`networkOf`). */
  readonly network: string;
  readonly device: DeviceClaim;
}

/** What may show that a browser has signed in to the account before: the session that it has, or its device cookie. */
export type DeviceClaim = { readonly sessionId: string } | { readonly cookie: string | undefined };

const NOBODY: ProvedOwner = { userId: "", credentialsVersion: 0 };

/** What names a browser that the account knows; null for another one. As much work for an account that is not there. */
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
    /** The address from here. */
    near: [
      watch("emailFromNetwork", `${email}\n${network}`),
      ...(wide === null ? [] : [watch("emailFromWideNetwork", `${email}\n${wide}`)]),
    ],
    /** Every address from here. */
    networks: [watch("network", network), ...(wide === null ? [] : [watch("wideNetwork", wide)])],
  } as const;
}

interface Admitted {
  /** The try was right. */
  succeed(): Promise<void>;
  /** Nobody has looked at the password. */
  withdraw(): Promise<void>;
}

/** Counts a try as wrong until it is known better. Throws `too_many_requests` while it has to wait. */
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
  // The address's count stays: each sign-in of its owner would give an attacker as many guesses again.
  const forgive = [address, ...networks].map(({ key }) => key);
  return {
    succeed: () => succeed({ forget, forgive }),
    withdraw: () => succeed({ forget: [], forgive: [...forget, ...forgive] }),
  };
}

/** Whose password was right. */
export interface RightPassword {
  readonly account: Account;
  readonly owner: ProvedOwner;
  /** Takes back what the try was counted as; to be called once. */
  settle(): Promise<void>;
}

/** Lets the try in, and looks the account up: at the same time, unless the browser's cookie is of a time before addresses. */
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
  // The password is another one since, or the account is: its cookie counts no more.
  await admitted.withdraw();
  return { found, admitted: await admit(deps, attempt, id) };
}

/**
 * The account of a right pair of address and password. Throws `wrong_credentials`, in the same time for a known and an
 * unknown address, and `too_many_requests` while wrong ones have to wait or too many others do.
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

/** The same, settled. */
export async function checkPassword(
  deps: CheckPasswordDeps,
  attempt: PasswordTry,
): Promise<Pick<RightPassword, "account" | "owner">> {
  const { account, owner, settle } = await matchPassword(deps, attempt);
  await settle();
  return { account, owner };
}

/** What who signs in is told whose password was changed or reset while it was being looked at. */
export function wrongByNow(): DomainError {
  return new DomainError("wrong_credentials", CALL_ERRORS.wrongCredentials);
}

/** Whoever has read the address's mail starts anew: nothing that strangers did before makes them wait here. */
export async function forgetFailures(deps: GuardDeps, from: Pick<PasswordTry, "email" | "network">): Promise<void> {
  const { address, near } = watchesOf(deps, from);
  await deps.loginGuard.succeed({ forget: [address, ...near].map(({ key }) => key), forgive: [] });
}
