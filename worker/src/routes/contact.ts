import { CALLS } from "@mealwright/schema/calls";
import { reply } from "../http/answer/reply.ts";
import { readBody } from "../http/body.ts";
import { networkOf, shielded } from "../http/caller/limits.ts";
import { findMember } from "../http/caller/session.ts";
import type { Handlers } from "../http/handler.ts";
import { later } from "../http/later.ts";
import { forwardToSupport } from "../use-cases/contact/forward-to-support.ts";
import { writeToSupport } from "../use-cases/contact/write-to-support.ts";
import { countOrRefuse } from "../use-cases/limits/count-or-refuse.ts";

export const contactHandlers = {
  contact: shielded("contact", async (c) => {
    const form = await readBody(c, CALLS.contact.body);
    const member = await findMember(c);
    const network = networkOf(c);
    const sender = member ? `member ${member.account.id}` : `${form.email}\n${network}`;
    await countOrRefuse(c.get("deps"), { contactMessagesPerNetwork: network, contactMessagesPerSender: sender });
    const message = await writeToSupport(c.get("deps"), member?.account ?? null, form);
    later(c, "contact mail", () => forwardToSupport(c.get("deps"), message));
    return reply(c, "contact", { success: true });
  }),
} satisfies Handlers;
