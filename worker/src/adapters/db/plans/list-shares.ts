import { UNIT_SYSTEMS } from "@mealwright/schema/constants/food/units";
import { listPress } from "@mealwright/schema/contract/grocery";
import { listShares } from "@mealwright/schema/tables/grocery";
import { mealPlans } from "@mealwright/schema/tables/meal-plans";
import { users } from "@mealwright/schema/tables/users";
import { and, eq, gt, type Placeholder, type SQL, sql } from "drizzle-orm";
import * as z from "zod";
import type { ListGlance, ListShareStore, SharedGlance } from "../../../domain/grocery/share-ports.ts";
import type { Database } from "../connection/client.ts";
import { parseStored } from "../parse-stored.ts";
import { prepareOnce, readPrepared } from "../prepared.ts";
import { accountColumns, toAccount } from "../rows.ts";
import { newestOf, readStatements, toOpened } from "./plan-reads.ts";

interface GlanceRow {
  readonly state: string;
  readonly lastPress: string | null;
  readonly planId: string | null;
}

const sum = (column: SQL) => sql`coalesce(sum(${column}), 0)`;

/**
 * Every column of the owner's account: a setting changes how the list reads, the end of a tier whether it is shown. A
 * needless column costs only an extra refresh; a forgotten one would leave a stale list on the screen.
 */
const seenOfOwner = sql.join(
  Object.values(accountColumns).map((column) => sql`coalesce(${column}, '')`),
  sql` || '.' || `,
);

/**
 * The state of a user's list for a week, as columns of a statement that selects both. Every press has a later time than
 * the one before, so the sum of the times identifies a state.
 */
function glanceColumns(userId: SQL, weekOf: SQL) {
  const ofWeek = sql`user_id = ${userId} and week_of = ${weekOf}`;
  const newest = sql`(select id from meal_plans where ${ofWeek} order by created_at desc, id desc limit 1)`;
  const madeFrom = sql<string>`coalesce(${newest}, '')
      || '-' || coalesce((select group_concat(id || '.' || day || '.' || locked) from (select id, day, locked from meals where plan_id = ${newest} order by id)), '')
      || '-' || coalesce((select updated_at || coalesce(json_extract(brief, '$.atHome'), '') || coalesce(json_extract(brief, '$.gone'), '') from meal_plans where id = ${newest}), 0)
      || '-' || (select count(*) || '.' || ${sum(sql`updated_at`)} || '.' || ${sum(sql`grams`)} from grocery_cupboard where ${ofWeek})
      || '-' || (select count(*) || '.' || count(removed_at) from grocery_own_lines where ${ofWeek})
      || '-' || coalesce((select updated_at from preferences where user_id = ${userId}), 0)
      || '-' || (select ${seenOfOwner} from users where id = ${userId})`;
  return {
    planId: sql<string | null>`${newest}`,
    madeFrom,
    state: sql<string>`${madeFrom}
      || '-' || (select count(*) || '.' || ${sum(sql`pressed_at`)} || '.' || ${sum(sql`checked`)} || '.' || ${sum(sql`buy_grams`)} from grocery_checks where ${ofWeek})`,
    ticks: sql<string>`(
      select json_group_array(json_object('item', item, 'checked', json(iif(checked, 'true', 'false')), 'buyGrams', buy_grams, 'system', system))
      from grocery_checks where ${ofWeek})`,
    lastPress: sql<string | null>`(
      select json_object('item', item, 'checked', json(iif(checked, 'true', 'false')), 'by', pressed_by, 'at', pressed_at)
      from grocery_checks where ${ofWeek} order by pressed_at desc, item limit 1)`,
  };
}

function toGlance({ state, lastPress, planId }: GlanceRow): ListGlance {
  return {
    state,
    planId,
    lastPress: lastPress === null ? null : parseStored(listPress, JSON.parse(lastPress), "stored press"),
  };
}

/** A link that exists and has not expired. */
function isLive(tokenHash: string | Placeholder, nowMs: number | Placeholder) {
  return sql`list_shares.token_hash = ${tokenHash} and list_shares.expires_at > ${nowMs}`;
}

function selectShared(database: Database, link: SQL) {
  const columns = glanceColumns(sql`${listShares.userId}`, sql`${listShares.weekOf}`);
  return database
    .select({ account: accountColumns, weekOf: listShares.weekOf, ...columns })
    .from(listShares)
    .innerJoin(users, eq(users.id, listShares.userId))
    .where(link);
}

const sharedByToken = prepareOnce((database) =>
  selectShared(database, isLive(sql.placeholder("tokenHash"), sql.placeholder("now"))).prepare(),
);

interface SharedRow extends GlanceRow {
  readonly madeFrom: string;
  readonly ticks: string;
  readonly account: Parameters<typeof toAccount>[0];
  readonly weekOf: string;
}

const storedTick = z.object({
  item: z.string(),
  checked: z.boolean(),
  buyGrams: z.number(),
  system: z.enum(UNIT_SYSTEMS),
});

function toSharedGlance(row: SharedRow, now: Date): SharedGlance {
  const { madeFrom, weekOf } = row;
  const ticks = parseStored(z.array(storedTick), JSON.parse(row.ticks), "stored ticks");
  return { ...toGlance(row), madeFrom, ticks, account: toAccount(row.account, now), weekOf };
}

export function createListShareStore(database: Database): ListShareStore {
  const isOf = (userId: string, weekOf: string) => and(eq(listShares.userId, userId), eq(listShares.weekOf, weekOf));
  return {
    async findOfPlan(userId, planId, now) {
      const ofWeek = and(eq(listShares.userId, mealPlans.userId), eq(listShares.weekOf, mealPlans.weekOf));
      const [row] = await database
        .select({ expiresAt: listShares.expiresAt })
        .from(mealPlans)
        .leftJoin(listShares, and(ofWeek, gt(listShares.expiresAt, now)))
        .where(and(eq(mealPlans.id, planId), eq(mealPlans.userId, userId)));
      return row ?? null;
    },

    async set(userId, weekOf, share) {
      await database
        .insert(listShares)
        .values({ userId, weekOf, ...share })
        .onConflictDoUpdate({ target: [listShares.userId, listShares.weekOf], set: share });
    },

    async remove(userId, weekOf) {
      await database.delete(listShares).where(isOf(userId, weekOf));
    },

    async glance(userId, planId) {
      const columns = glanceColumns(sql`${userId}`, sql`"named"."week_of"`);
      const [row] = await database.all<GlanceRow>(sql`
        select ${columns.state} as "state", ${columns.lastPress} as "lastPress", ${columns.planId} as "planId"
        from ${mealPlans} as "named" where "named"."id" = ${planId} and "named"."user_id" = ${userId}`);
      return row ? toGlance(row) : null;
    },

    async glanceByToken(tokenHash, now) {
      const [row] = await readPrepared(database, sharedByToken({ tokenHash, now: now.getTime() }));
      return row ? toSharedGlance(row, now) : null;
    },

    async openByToken(tokenHash, now) {
      const link = isLive(tokenHash, now.getTime());
      const owner = sql`(select user_id from list_shares where ${link})`;
      const ofWeek = eq(mealPlans.weekOf, sql`(select week_of from list_shares where ${link})`);
      const [[row], ...rows] = await database.batch([
        selectShared(database, link),
        ...readStatements(database, owner, newestOf(database, owner, ofWeek, 1)),
      ]);
      return row ? { glance: toSharedGlance(row, now), opened: toOpened(...rows) } : null;
    },
  };
}
