import type { AdminUser, AdminUsersQuery } from "@mealwright/schema/contract/admin";
import type { Deps } from "../../deps.ts";
import { type ShownPage, toPage } from "./to-page.ts";

/** A page of users, newest first, filtered by tier or by the beginning of name or address. */
export async function listUsers(
  { clock, admin }: Pick<Deps, "clock" | "admin">,
  query: AdminUsersQuery,
): Promise<ShownPage<AdminUser>> {
  return toPage(await admin.listUsers(query, clock.now()), query.limit, {
    show: (user) => user,
    cursorOf: ({ createdAt, id }) => [Date.parse(createdAt), id],
  });
}
