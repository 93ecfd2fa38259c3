import type { AuthReply } from "@mealwright/schema/contract/auth";
import type { OwnerProof, Passkey, PasskeyAssertion } from "@mealwright/schema/contract/passkeys";
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from "@simplewebauthn/browser";
import { createTurns } from "../lib/in-turn.ts";
import { enter } from "./auth.ts";
import { send } from "./transport/send.ts";
import { write } from "./transport/write.ts";

/** Loaded when a passkey is first needed. */
const loadLibrary = () => import("@simplewebauthn/browser");

/** Whether the browser can offer passkeys in its autofill at the moment. */
let isOffering = false;

/** Counts the person's own sign-in presses: an autofill offer that starts after one would cancel it. */
let presses = 0;

/** The browser keeps only the latest challenge's cookie, so the one that is answered must be the latest. */
const inTurn = createTurns();

/** The person closed the browser's passkey dialog, or no passkey matches. */
export class PasskeyDismissed extends Error {
  override readonly name = "PasskeyDismissed";
}

/** WebAuthn's own fields, which the server's tests hold to the standard. */
const asRequest = (options: unknown) => options as PublicKeyCredentialRequestOptionsJSON;
const asCreation = (options: unknown) => options as PublicKeyCredentialCreationOptionsJSON;

/** The browser reports failures as `DOMException`s; after any of them nothing has happened yet. */
async function dismissible<Value>(ceremony: () => Promise<Value>): Promise<Value> {
  try {
    return await ceremony();
  } catch (cause) {
    throw new PasskeyDismissed("No passkey was used.", { cause });
  }
}

async function answer(options: unknown, useBrowserAutofill = false): Promise<PasskeyAssertion> {
  const { startAuthentication } = await loadLibrary();
  return dismissible(() => startAuthentication({ optionsJSON: asRequest(options), useBrowserAutofill }));
}

async function enterWith(passkey: PasskeyAssertion): Promise<AuthReply> {
  const reply = await send("passkeySignIn", { body: { passkey } });
  await enter(reply);
  return reply;
}

/** Signs in with a passkey that the person chooses. Throws `PasskeyDismissed`, and as `send` does. */
export async function signInWithPasskey(): Promise<AuthReply> {
  presses += 1;
  const { options } = await inTurn(() => write("passkeySignInOptions", {}));
  return enterWith(await answer(options));
}

async function canOffer(): Promise<boolean> {
  if (typeof window.PublicKeyCredential?.isConditionalMediationAvailable !== "function") return false;
  return window.PublicKeyCredential.isConditionalMediationAvailable();
}

/**
 * Lets the browser offer passkeys in the autofill of the email field, where supported; resolves when one was chosen.
 * Null where there is no such offer, or it was withdrawn.
 */
export async function signInByAutofill(): Promise<AuthReply | null> {
  const pressesBefore = presses;
  const asked = await inTurn(async () => ((await canOffer()) ? write("passkeySignInOptions", {}) : null));
  if (asked === null || presses !== pressesBefore) return null;
  isOffering = true;
  const passkey = await answer(asked.options, true).catch(() => null);
  return passkey === null ? null : enterWith(passkey);
}

/** Withdraws that offer when the page is left. */
export async function withdrawAutofill(): Promise<void> {
  if (!isOffering) return;
  isOffering = false;
  const { WebAuthnAbortService } = await loadLibrary();
  WebAuthnAbortService.cancelCeremony();
}

/** Confirms the person's identity with a passkey instead of the password. Throws as `signInWithPasskey` does. */
export async function confirmByPasskey(): Promise<OwnerProof> {
  const { options } = await write("confirmOptions", {});
  return { passkey: await answer(options) };
}

/** Creates a passkey in this browser and adds it to the account. Throws as `signInWithPasskey` does. */
export async function addPasskey(proof: OwnerProof, name: string): Promise<Passkey> {
  const { options } = await write("addPasskeyOptions", { body: proof });
  const { startRegistration } = await loadLibrary();
  const passkey = await dismissible(() => startRegistration({ optionsJSON: asCreation(options) }));
  return write("addPasskey", { body: { name, passkey } });
}

/** Renames a passkey. */
export async function renamePasskey(id: string, name: string): Promise<void> {
  await write("renamePasskey", { body: { id, name } });
}

/** Removes a passkey; the server refuses to remove the last way to sign in. */
export async function removePasskey(id: string, proof: OwnerProof): Promise<void> {
  await write("removePasskey", { body: { id, ...proof } });
}

/** Disconnects Google. */
export async function unlinkGoogle(proof: OwnerProof): Promise<void> {
  await write("unlinkGoogle", { body: proof });
}
