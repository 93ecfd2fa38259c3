import type { Mailer } from "../../domain/account-ports.ts";
import { mailRefused } from "./mail-refused.ts";

/** Mail by Cloudflare's Email Service; in development its local store keeps the mail for inspection. */
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
