import { integer, text } from "drizzle-orm/sqlite-core";

/** Opaque text id, made by the caller. */
export const id = () => text().primaryKey();

/** An instant, stored as whole milliseconds since 1970 UTC. */
export const instant = () => integer({ mode: "timestamp_ms" });

/** Whole US cents. */
export const cents = () => integer();
