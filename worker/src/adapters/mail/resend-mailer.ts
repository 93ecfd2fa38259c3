import type { Mailer } from "../../domain/account-ports.ts";
import { mailRefused } from "./mail-refused.ts";

const TIMEOUT_MS = 10_000;

/** Mail by Resend's HTTP API, whose idempotency key keeps a repeated send from being delivered twice for a day. */
export function createResendMailer(baseUrl: string, apiKey: string, from: string): Mailer {
  return {
    async send({ to, subject, text, html, replyTo }, idempotencyKey) {
      try {
        const response = await fetch(new URL("/emails", baseUrl), {
          method: "POST",
          redirect: "manual",
          signal: AbortSignal.timeout(TIMEOUT_MS),
          headers: {
            authorization: `Bearer ${apiKey}`,
            "content-type": "application/json",
            "idempotency-key": idempotencyKey,
          },
          body: JSON.stringify({
            from: `Mealwright <${from}>`,
            to: [to],
            subject,
            text,
            html,
            ...(replyTo === undefined ? {} : { reply_to: replyTo }),
          }),
        });
        await response.body?.cancel();
        if (!response.ok) throw new Error(`the mail service answered ${response.status}`);
      } catch (error) {
        throw mailRefused(error);
      }
    },
  };
}
