import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

/** A browser driven through one of the two W3C protocols. */
export interface Engine {
  /** With its version. */
  readonly name: string;
  open(url: string): Promise<void>;
  /** Evaluates an expression in the page and awaits a promise. The result must be JSON. */
  evaluate(expression: string): Promise<unknown>;
  /** Performs input actions in the format of WebDriver's "Perform Actions". */
  act(actions: readonly unknown[]): Promise<void>;
  /** A screenshot as PNG. */
  picture(): Promise<Buffer>;
  stop(): Promise<void>;
}

/** The first of these commands that is installed; null for none. */
export function findCommand(names: readonly string[]): string | null {
  const folders = (process.env.PATH ?? "").split(delimiter);
  const candidates = names.flatMap((name) => (name.startsWith("/") ? [name] : folders.map((path) => join(path, name))));
  return candidates.find((path) => existsSync(path)) ?? null;
}

/** Starts a process and waits until its output matches `wanted`, if given; rejects when the process ends before that. */
export async function startProcess(
  command: string,
  args: readonly string[],
  environment: Readonly<Record<string, string>>,
  wanted: RegExp | null,
): Promise<{ readonly said: string; stop(): Promise<void> }> {
  const child = spawn(command, args, { env: { ...process.env, ...environment }, stdio: ["ignore", "pipe", "pipe"] });
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  const said = await new Promise<string>((resolve, reject) => {
    let text = "";
    const listen = (chunk: Buffer) => {
      text += chunk.toString();
      const found = wanted?.exec(text);
      if (found) resolve(found[1] ?? found[0]);
    };
    child.stdout.on("data", listen);
    child.stderr.on("data", listen);
    child.once("error", reject);
    child.once("exit", () => reject(new Error(`${command} ended: ${text.slice(-1_000)}`)));
    if (wanted === null) resolve("");
  });
  return {
    said,
    async stop() {
      child.kill("SIGTERM");
      await ended;
    },
  };
}
