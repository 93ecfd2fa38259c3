import { rmSync } from "node:fs";
import { temporaryFolder } from "../../../worker/test/stack/temporary-folder.ts";
import { type Engine, findCommand, startProcess } from "./engine.ts";

interface Answer {
  readonly id?: number;
  readonly type: string;
  readonly result?: Record<string, unknown>;
  readonly error?: string;
  readonly message?: string;
}

/** WebDriver BiDi: commands and their replies over one socket. */
async function connect(url: string) {
  const socket = new WebSocket(url);
  await new Promise((resolve, reject) => {
    socket.addEventListener("open", resolve);
    socket.addEventListener("error", reject);
  });
  const waiting = new Map<number, (answer: Answer) => void>();
  socket.addEventListener("message", ({ data }) => {
    const answer = JSON.parse(String(data)) as Answer;
    if (answer.id !== undefined) waiting.get(answer.id)?.(answer);
  });
  let last = 0;
  const send = async (method: string, params: Record<string, unknown>): Promise<Record<string, unknown>> => {
    const id = ++last;
    const { promise, resolve } = Promise.withResolvers<Answer>();
    waiting.set(id, resolve);
    socket.send(JSON.stringify({ id, method, params }));
    const { type, result, error, message } = await promise;
    waiting.delete(id);
    if (type !== "success") throw new Error(`${method}: ${error} ${message}`);
    return result ?? {};
  };
  return { send, close: () => socket.close() };
}

/** Firefox without a window, through WebDriver BiDi; null if it is not installed. */
export async function startFirefox(width: number, height: number): Promise<Engine | null> {
  const command = findCommand(["firefox-esr", "firefox"]);
  if (command === null) return null;
  const profile = temporaryFolder();
  const args = ["--headless", "--no-remote", "--profile", profile, "--remote-debugging-port", "0"];
  const browser = await startProcess(command, args, { HOME: profile }, /WebDriver BiDi listening on (ws:\S+)/);
  const { send, close } = await connect(`${browser.said}/session`);
  const { capabilities } = await send("session.new", { capabilities: {} });
  const { browserName, browserVersion } = capabilities as Record<string, string>;
  const { contexts } = (await send("browsingContext.getTree", {})) as { contexts: readonly { context: string }[] };
  const context = contexts[0]?.context ?? "";
  await send("browsingContext.setViewport", { context, viewport: { width, height } });
  return {
    name: `${browserName} ${browserVersion}`,
    async open(url) {
      await send("browsingContext.navigate", { context, url, wait: "complete" });
    },
    async evaluate(expression) {
      const { type, result, exceptionDetails } = (await send("script.evaluate", {
        expression: `(async () => JSON.stringify(await ${expression}) ?? "null")()`,
        target: { context },
        awaitPromise: true,
      })) as { type: string; result?: { value: string }; exceptionDetails?: { text: string } };
      if (type !== "success") throw new Error(exceptionDetails?.text ?? type);
      return JSON.parse(result?.value ?? "null");
    },
    async act(actions) {
      await send("input.performActions", { context, actions });
    },
    async picture() {
      const { data } = await send("browsingContext.captureScreenshot", { context });
      return Buffer.from(String(data), "base64");
    },
    async stop() {
      close();
      await browser.stop();
      rmSync(profile, { recursive: true, force: true });
    },
  };
}
