import { setTimeout as wait } from "node:timers/promises";
import type { Harness } from "../harness.ts";

export interface ReceivedMail {
  readonly to: readonly string[];
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

interface StoreAnswer<Result> {
  readonly result: Result;
}

const STORE = "/cdn-cgi/local/explorer/api/local/email/sending";
/** Only ends what hangs: mail is sent after the answer, which can take long on a busy machine. */
const ARRIVES_WITHIN_MS = 120_000;

async function readStore<Result>(harness: Harness, query: Record<string, string>): Promise<Result> {
  const url = new URL(STORE, harness.baseUrl);
  url.search = new URLSearchParams(query).toString();
  const answer = (await (await fetch(url)).json()) as StoreAnswer<Result>;
  return answer.result;
}

/** Everybody who registers gets this mail, and most tests are about others. */
const VERIFICATION_SUBJECT = "Confirm your address for Mealwright";

/** The mails that ask to confirm an address, newest first. */
export async function readVerifications(harness: Harness, to: string): Promise<readonly ReceivedMail[]> {
  return (await readAllMails(harness, to)).filter(({ subject }) => subject === VERIFICATION_SUBJECT);
}

/** Other mails to an address in the local store, newest first. */
export async function readMails(harness: Harness, to: string): Promise<readonly ReceivedMail[]> {
  return (await readAllMails(harness, to)).filter(({ subject }) => subject !== VERIFICATION_SUBJECT);
}

async function readAllMails(harness: Harness, to: string): Promise<readonly ReceivedMail[]> {
  const listed = await readStore<readonly { messageId: string; to: readonly string[] }[]>(harness, { per_page: "100" });
  const ids = listed.filter((mail) => mail.to.includes(to)).map((mail) => mail.messageId);
  return Promise.all(ids.map((id) => readStore<ReceivedMail>(harness, { email_id: id })));
}

/** Waits until this many wanted mails to an address have arrived and returns them, newest first. */
export async function awaitMails(
  harness: Harness,
  to: string,
  count = 1,
  isWanted: (mail: ReceivedMail) => boolean = () => true,
): Promise<readonly ReceivedMail[]> {
  const deadline = performance.now() + ARRIVES_WITHIN_MS;
  for (;;) {
    const mails = (await readMails(harness, to)).filter(isWanted);
    if (mails.length >= count) return mails;
    if (performance.now() > deadline) throw new Error(`${mails.length} of ${count} mails came`);
    await wait(50);
  }
}

/** The token of the link in a mail. */
export function tokenIn(mail: ReceivedMail | undefined): string {
  const token = /[?&]token=([\w-]+)/.exec(mail?.text ?? "")?.[1];
  if (token === undefined) throw new Error("the mail holds no link with a token");
  return token;
}
