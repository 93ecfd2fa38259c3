import { CALL_ERRORS } from "@mealwright/schema/constants/errors/call-errors";
import { CONTACT_PRIORITIES } from "@mealwright/schema/constants/support";
import type { AdminMessage, AdminMessagesQuery } from "@mealwright/schema/contract/admin";
import type { Deps } from "../../deps.ts";
import type { KeptMessage } from "../../domain/admin-ports.ts";
import { DomainError } from "../../domain/errors.ts";
import { noteEvent } from "../note-event.ts";
import { type ShownPage, toPage } from "./to-page.ts";

function showMessage({ userId, createdAt, answeredAt, ...message }: KeptMessage): AdminMessage {
  const { id, name, email, subject, category, priority } = message;
  return {
    id,
    name,
    email,
    subject,
    message: message.message,
    category,
    priority,
    isMember: userId !== null,
    createdAt: createdAt.toISOString(),
    answeredAt: answeredAt?.toISOString() ?? null,
  };
}

/** A page of messages to support: open ones by urgency, answered ones newest first. */
export async function listMessages(
  { admin }: Pick<Deps, "admin">,
  query: AdminMessagesQuery,
): Promise<ShownPage<AdminMessage>> {
  return toPage(await admin.listMessages(query), query.limit, {
    show: showMessage,
    cursorOf: ({ answeredAt, priority, createdAt, id }) =>
      answeredAt === null
        ? [CONTACT_PRIORITIES.indexOf(priority), createdAt.getTime(), id]
        : [0, answeredAt.getTime(), id],
  });
}

/** Marks a message as answered, or as open again. Throws `not_found`. */
export async function answerMessage(
  deps: Pick<Deps, "clock" | "chance" | "admin" | "auditLog">,
  adminId: string,
  messageId: string,
  isAnswered: boolean,
): Promise<AdminMessage> {
  const message = await deps.admin.markAnswered(messageId, isAnswered ? deps.clock.now() : null);
  if (message === null) throw new DomainError("not_found", CALL_ERRORS.notFound);
  await noteEvent(deps, isAnswered ? "message-answered" : "message-reopened", adminId);
  return showMessage(message);
}
