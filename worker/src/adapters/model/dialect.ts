/** The parameters that an endpoint accepts: all of them at first, fewer after each refusal. */
export interface Dialect {
  readonly tokenLimit: "max_tokens" | "max_completion_tokens" | "none";
  readonly temperature: boolean;
  /** Asks for the token counts at a stream's end. */
  readonly streamOptions: boolean;
  /** Asks a model that thinks to think little. */
  readonly reasoningEffort: boolean;
  readonly format: "json_schema" | "json_object" | "none";
  readonly systemRole: boolean;
  readonly stream: boolean;
}

export const FULL_DIALECT: Dialect = {
  tokenLimit: "max_tokens",
  temperature: true,
  streamOptions: true,
  reasoningEffort: true,
  format: "json_schema",
  systemRole: true,
  stream: true,
};

/** What an endpoint answered instead of a reply. */
export interface RefusalText {
  readonly status: number;
  /** The parameter at fault where the body names it. */
  readonly param: string | null;
  /** What it says, whatever shape its body has. */
  readonly text: string;
}

/** A dialect with one parameter less; `isNamed` if the refusal named it. */
export interface NextDialect {
  readonly dialect: Dialect;
  readonly isNamed: boolean;
}

type DialectChange = (dialect: Dialect) => Dialect | null;

const dropTokenLimit: DialectChange = (dialect) =>
  dialect.tokenLimit === "none" ? null : { ...dialect, tokenLimit: "none" };
const renameTokenLimit: DialectChange = (dialect) =>
  dialect.tokenLimit === "max_tokens" ? { ...dialect, tokenLimit: "max_completion_tokens" } : dropTokenLimit(dialect);
const dropTemperature: DialectChange = (dialect) => (dialect.temperature ? { ...dialect, temperature: false } : null);
const dropStreamOptions: DialectChange = (dialect) =>
  dialect.streamOptions ? { ...dialect, streamOptions: false } : null;
const dropReasoningEffort: DialectChange = (dialect) =>
  dialect.reasoningEffort ? { ...dialect, reasoningEffort: false } : null;
const dropSystemRole: DialectChange = (dialect) => (dialect.systemRole ? { ...dialect, systemRole: false } : null);
const dropStream: DialectChange = (dialect) =>
  dialect.stream ? { ...dialect, stream: false, streamOptions: false } : null;
const loosenFormat: DialectChange = (dialect) => {
  if (dialect.format === "json_schema") return { ...dialect, format: "json_object" };
  return dialect.format === "json_object" ? { ...dialect, format: "none" } : null;
};

/**
 * What real endpoints name in their refusals, and which parameter to drop for it. The first match that is still in use
 * applies.
 */
const NAMED: readonly (readonly [RegExp, DialectChange])[] = [
  [/max_(?:completion_)?tokens.{0,80}(?:too large|at most|exceed|less than|maximum)/i, dropTokenLimit],
  [/max_tokens|max_completion_tokens|max_output_tokens/i, renameTokenLimit],
  [/temperature/i, dropTemperature],
  [/stream_?options|include_usage/i, dropStreamOptions],
  [/reasoning|\bthink(?:ing)?\b|\beffort\b/i, dropReasoningEffort],
  [
    /response_format|output_config|json[ _-]?schema|json[ _-]?object|json[ _-]?mode|structured output|grammar|additionalProperties/i,
    loosenFormat,
  ],
  [
    /(?:system|developer)["'` ]*(?:role|message|instruction|prompt)|roles? must alternate|messages\[0\].{0,20}role/i,
    dropSystemRole,
  ],
  [/\bstream(?:ing)?\b/i, dropStream],
];

/**
 * The order in which parameters are dropped when the endpoint does not say which it refuses: the least valuable first.
 */
const UNNAMED: readonly DialectChange[] = [
  dropReasoningEffort,
  dropStreamOptions,
  loosenFormat,
  loosenFormat,
  dropTemperature,
  renameTokenLimit,
  dropTokenLimit,
  dropSystemRole,
  dropStream,
];

/** Statuses with which endpoints refuse a parameter; 404 and 500 count where they name one. */
const REFUSING: ReadonlySet<number> = new Set([400, 415, 422, 501]);
const REFUSING_BY_NAME: ReadonlySet<number> = new Set([404, 500]);
/** Refusals that no other parameters would change. */
const HOPELESS =
  /api[ _-]?key|authenticat|authoriz|credit|quota|billing|balance|rate limit|context (?:length|window)|maximum context|model[^.]{0,60}(?:not found|does not exist|not exist|invalid|unknown)|unknown model|invalid model|content (?:policy|filter|management)/i;

/** What to try next after a refusal; null when nothing is left to give up, or it is about something else. */
export function refine(dialect: Dialect, { status, param, text }: RefusalText): NextDialect | null {
  if (!REFUSING.has(status) && !REFUSING_BY_NAME.has(status)) return null;
  for (const said of param === null ? [text] : [param, text]) {
    for (const [words, change] of NAMED) {
      const next = words.test(said) ? change(dialect) : null;
      if (next !== null) return { dialect: next, isNamed: true };
    }
  }
  if (!REFUSING.has(status) || HOPELESS.test(text)) return null;
  for (const change of UNNAMED) {
    const next = change(dialect);
    if (next !== null) return { dialect: next, isNamed: false };
  }
  return null;
}

/** The accepted parameters, by their names. */
export function describeDialect(dialect: Dialect): readonly string[] {
  const { tokenLimit, temperature, streamOptions, reasoningEffort, format, systemRole, stream } = dialect;
  return [
    tokenLimit === "none" ? "no token limit" : tokenLimit,
    temperature ? "temperature" : "no temperature",
    format === "none" ? "no response_format" : `response_format ${format}`,
    stream ? "stream" : "no streaming",
    ...(stream ? [streamOptions ? "stream_options" : "no stream_options"] : []),
    reasoningEffort ? "reasoning_effort" : "no reasoning_effort",
    ...(systemRole ? [] : ["no system role"]),
  ];
}
