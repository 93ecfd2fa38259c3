import { ModelFailure } from "../../domain/model-ports.ts";
import type { RefusalText } from "./dialect.ts";
import { fieldsOf, firstOf, parseJson, textIn } from "./fields.ts";

/** The most that is read of a refusal's body, in bytes. */
const MOST_READ = 16 * 1024;
const DETAIL_LENGTH = 200;
/** The endpoint is there and cannot answer this request at this moment. */
const BUSY: ReadonlySet<number> = new Set([408, 409, 425, 429, 500, 502, 503, 504, 529]);
/** Nothing that we could send would be answered: the key, the account, the address or the model is wrong. */
const LASTING: ReadonlySet<number> = new Set([401, 402, 403, 404, 405, 410]);

/** An HTTP answer other than a reply. */
export class HttpRefusal extends ModelFailure {
  readonly said: RefusalText;
  readonly isLasting: boolean;

  constructor(said: RefusalText, retryAfterMs: number | null) {
    const words = said.text.replace(/\s+/g, " ").slice(0, DETAIL_LENGTH);
    super("refused", `HTTP ${said.status}${words === "" ? "" : `: ${words}`}`, {
      isBusy: BUSY.has(said.status),
      retryAfterMs,
    });
    this.said = said;
    this.isLasting = LASTING.has(said.status);
  }
}

/** Reads what an endpoint says instead of a reply, up to `MOST_READ`. */
export async function readRefusal(response: Response): Promise<HttpRefusal> {
  const body = await readStart(response);
  const retryAfterMs = readRetryAfter(response.headers.get("retry-after") ?? "");
  return new HttpRefusal({ status: response.status, ...readError(body) }, retryAfterMs);
}

async function readStart(response: Response): Promise<string> {
  const reader = response.body?.getReader();
  const decoder = new TextDecoder();
  let text = "";
  try {
    while (reader && text.length < MOST_READ) {
      const { value, done } = await reader.read();
      if (done) break;
      text += decoder.decode(value, { stream: true });
    }
  } catch {
    // The part that arrived is enough.
  } finally {
    await reader?.cancel().catch(() => {});
  }
  return text.slice(0, MOST_READ);
}

/**
 * The parameter and the words of an error's body. OpenAI and most others: `{error:{message, param}}`; Gemini puts it in
 * an array; vLLM `{message, param}`; FastAPI and Mistral `{detail:[{loc, msg}]}`, in `message` too; Workers AI
 * `{errors:[{message}]}`.
 */
export function readError(body: string): { param: string | null; text: string } {
  const parsed = parseJson(body);
  const outer = fieldsOf(Array.isArray(parsed) ? firstOf(parsed) : parsed);
  const error = fieldsOf(outer.error);
  const parts = [error.message, outer.message, outer.detail, outer.error, outer.errors].map(wordsOf);
  const text = parts.filter((part) => part !== "").join(" ");
  const param = textIn(error.param) || textIn(outer.param);
  return { param: param === "" ? null : param, text: text === "" ? body : text };
}

function wordsOf(value: unknown): string {
  if (typeof value === "string") return value;
  return typeof value === "object" && value !== null ? JSON.stringify(value) : "";
}

/** Milliseconds to wait, named in seconds or as a date (RFC 9110, 10.2.3); null when neither can be read. */
function readRetryAfter(text: string): number | null {
  const waitMs = /^\s*\d+\s*$/.test(text) ? Number(text) * 1000 : Date.parse(text) - Date.now();
  return Number.isFinite(waitMs) ? Math.max(0, waitMs) : null;
}
