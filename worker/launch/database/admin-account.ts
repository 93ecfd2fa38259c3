import { randomUUID } from "node:crypto";
import { normalizeEmail } from "@mealwright/schema/rules/email";
import { users } from "@mealwright/schema/tables/users";
import { eq } from "drizzle-orm";
import { drizzle } from "drizzle-orm/libsql/http";
import { createPasswordHasher, type PasswordCost } from "../../src/adapters/password/scrypt.ts";
import { NO_LINE } from "../../src/adapters/password/turns.ts";
import { type DatabaseAddress, openClient } from "./database-client.ts";

export interface AdminAccount {
  readonly email: string;
  readonly password: string;
}

/** Creates the admin's account, or sets its password if it is not the wanted one. */
export async function ensureAdmin(
  database: DatabaseAddress,
  pepper: string,
  admin: AdminAccount,
  cost?: PasswordCost,
): Promise<void> {
  const client = openClient(database);
  try {
    const db = drizzle({ client, casing: "snake_case" });
    const hasher = createPasswordHasher(pepper, NO_LINE, cost);
    const email = normalizeEmail(admin.email);
    const [existing] = await db.select().from(users).where(eq(users.email, email));
    if (!existing) {
      const passwordHash = await hasher.hash(admin.password);
      const createdAt = new Date();
      await db.insert(users).values({ id: randomUUID(), email, name: "Admin", role: "admin", passwordHash, createdAt });
      return;
    }
    const matches = await hasher.verify(admin.password, existing.passwordHash);
    if (matches && existing.role === "admin") return;
    const password = matches
      ? {}
      : { passwordHash: await hasher.hash(admin.password), credentialsVersion: existing.credentialsVersion + 1 };
    await db
      .update(users)
      .set({ role: "admin", ...password })
      .where(eq(users.id, existing.id));
  } finally {
    client.close();
  }
}
