import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { type Engine, findCommand, startProcess } from "./engine.ts";

const STARTS_WITHIN_MS = 30_000;
const BROWSERS = ["4.1", "6.0", "4.0"].flatMap((version) => {
  const folder = `webkit2gtk-${version}/MiniBrowser`;
  const gtk4 = `webkitgtk-${version}/MiniBrowser`;
  const roots = ["/usr/lib/x86_64-linux-gnu", "/usr/lib/aarch64-linux-gnu", "/usr/libexec", "/usr/lib"];
  return roots.flatMap((root) => [`${root}/${folder}`, `${root}/${gtk4}`]);
});

/** A screen for the browser: an existing one, otherwise one in memory; null if there is neither. */
async function findScreen(): Promise<{ readonly variables: Record<string, string>; stop(): Promise<void> } | null> {
  const { DISPLAY, WAYLAND_DISPLAY } = process.env;
  if (DISPLAY || WAYLAND_DISPLAY) return { variables: {}, stop: async () => {} };
  const command = findCommand(["Xvfb"]);
  if (command === null) return null;
  const args = ["-displayfd", "1", "-screen", "0", "1600x1200x24", "-nolisten", "tcp"];
  const screen = await startProcess(command, args, {}, /^(\d+)\n/m);
  return { variables: { DISPLAY: `:${screen.said}` }, stop: screen.stop };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  // Safe: it listens on a TCP port, not on a path.
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

async function send(url: string, method: string, body?: unknown): Promise<unknown> {
  const response = await fetch(url, { method, ...(body === undefined ? {} : { body: JSON.stringify(body) }) });
  const { value } = (await response.json()) as { value: unknown };
  if (!response.ok) throw new Error(`${method} ${new URL(url).pathname}: ${JSON.stringify(value)}`);
  return value;
}

async function isReady(driver: string): Promise<boolean> {
  try {
    return (await fetch(`${driver}/status`)).ok;
  } catch {
    return false;
  }
}

/** Resolves when the driver answers. */
async function whenReady(driver: string): Promise<void> {
  for (const endsAt = Date.now() + STARTS_WITHIN_MS; !(await isReady(driver)); await wait(100))
    if (Date.now() > endsAt) throw new Error(`WebKitWebDriver did not start within ${STARTS_WITHIN_MS / 1_000} s`);
}

/**
 * WebKitGTK's MiniBrowser through WebDriver; null if the driver, the browser or a screen is missing. Its window cannot
 * be narrower than its toolbar (447 pixels).
 */
export async function startWebKit(width: number, height: number): Promise<Engine | null> {
  const command = findCommand(["WebKitWebDriver"]);
  const binary = findCommand(BROWSERS);
  if (command === null || binary === null) return null;
  const screen = await findScreen();
  if (screen === null) return null;
  const port = await freePort();
  const driver = `http://127.0.0.1:${port}`;
  const running = await startProcess(command, [`--port=${port}`], screen.variables, null);
  const stopAll = async () => {
    await running.stop();
    await screen.stop();
  };
  try {
    await whenReady(driver);
    return await openSession(driver, { binary, args: ["--automation"] }, { width, height }, stopAll);
  } catch (error) {
    await stopAll();
    throw error;
  }
}

async function openSession(
  driver: string,
  browserOptions: { readonly binary: string; readonly args: readonly string[] },
  size: { readonly width: number; readonly height: number },
  stopAll: () => Promise<void>,
): Promise<Engine> {
  const wanted = { capabilities: { alwaysMatch: { "webkitgtk:browserOptions": browserOptions } } };
  // Safe: the protocol specifies this for a session.
  const { sessionId, capabilities } = (await send(`${driver}/session`, "POST", wanted)) as {
    sessionId: string;
    capabilities: Record<string, string>;
  };
  const session = `${driver}/session/${sessionId}`;
  await send(`${session}/window/rect`, "POST", size);
  return {
    name: `WebKitGTK ${capabilities.browserVersion}`,
    async open(url) {
      await send(`${session}/url`, "POST", { url });
    },
    async evaluate(expression) {
      const script = `const done = arguments[arguments.length - 1];
        (async () => JSON.stringify(await ${expression}) ?? "null")().then(done, () => done(null));`;
      const found = await send(`${session}/execute/async`, "POST", { script, args: [] });
      return found === null ? null : JSON.parse(String(found));
    },
    async act(actions) {
      await send(`${session}/actions`, "POST", { actions });
    },
    async picture() {
      return Buffer.from(String(await send(`${session}/screenshot`, "GET")), "base64");
    },
    async stop() {
      await send(session, "DELETE").catch(() => {});
      await stopAll();
    },
  };
}
