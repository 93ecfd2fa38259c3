/** What is wrong with the database, as `/api/health` says it in `fields.database`. */
export const DATABASE_TROUBLES = {
  unreachable: "It cannot be reached.",
  silent: "It does not answer in time.",
  refusing: "It refuses the worker's token.",
  failing: "It answers with an error of its own.",
  unmigrated: "It lacks tables of this version: it has to be migrated.",
} as const;

/** A model whose last failure is more recent than this counts as failing. */
export const MODEL_FAILING_MS = 5 * 60 * 1000;
