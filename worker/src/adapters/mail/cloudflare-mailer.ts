import type { Mailer } from "../../domain/account-ports.ts";
import { mailRefused } from "./mail-refused.ts";

/** Mail by Cloudflare's Email Service; on one machine its local store keeps it to be looked at. */
export function createCloudflareMailer(binding: SendEmail, from: string): Mailer {
  return {
    async send(mail) {
      try {
        await binding.send({ from: { email: from, name: "Mealwright" }, ...mail });
      } catch (error) {
        throw mailRefused(error);
      }
    },
  };
}
