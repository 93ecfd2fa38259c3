import type { Page } from "playwright-core";

/** What of Playwright's own half of a page is needed here: it runs in this process. */
interface Session {
  send(method: string, parameters: Readonly<Record<string, unknown>>): Promise<{ readonly exceptionDetails?: object }>;
}
interface ChromiumPage {
  readonly utilityWorldName: string;
  readonly _mainFrameSession: { readonly _client: Session };
}

const halfOf = (page: Page): ChromiumPage => Reflect.get(page, "_connection").toImpl(page).delegate;

/** How Playwright's text of 330 KB ends that looks for elements; each document is sent it twice, once for each world. */
const MADE = "return new (module.exports.InjectedScript())(globalThis, ";
/** Where a document has it already: no name that a page could meet. */
const PLACE = 'Symbol.for("injected")';

/** Puts a script at the start of each further document, where the engine knows it compiled: no text is sent or read again. */
async function startDocumentsWith(session: Session, source: string, worldName?: string): Promise<void> {
  await session.send("Page.addScriptToEvaluateOnNewDocument", { source, ...(worldName ? { worldName } : {}) });
}

/** Documents of the page after its first have Playwright's script from their start: half of what a load costs otherwise. */
export function keepScripts(page: Page): void {
  const { utilityWorldName, _mainFrameSession: main } = halfOf(page);
  const session = main._client;
  const send = session.send.bind(session);
  const kept = new Set<string>();
  session.send = async (method, parameters) => {
    const text = method === "Runtime.evaluate" ? String(parameters.expression).trim() : "";
    const end = text.lastIndexOf(MADE);
    if (end < 0) return send(method, parameters);
    const options = text.slice(end + MADE.length, text.lastIndexOf(");", text.lastIndexOf("})();") - 1));
    const short = `new (globalThis[${PLACE}]())(globalThis, ${options})`;
    const made = await send(method, { ...parameters, expression: short });
    if (!made.exceptionDetails) return made;
    const world = JSON.parse(options).isUtilityWorld ? utilityWorldName : "";
    if (!kept.has(world)) {
      kept.add(world);
      const body = text.slice(text.indexOf("{"), end);
      const source = `Object.defineProperty(globalThis, ${PLACE}, { value: () => ${body} return module.exports.InjectedScript(); } })`;
      await startDocumentsWith({ send }, source, world);
    }
    return send(method, parameters);
  };
}

/** The page's documents have the script from now on, which runs where something reads the name that it gives itself. */
export async function keepScript(page: Page, name: string, source: string): Promise<void> {
  const define = `Object.defineProperty(window, "${name}", { configurable: true, get() { delete window.${name}; ${source}; return window.${name}; } })`;
  await startDocumentsWith(halfOf(page)._mainFrameSession._client, define);
}
