import { spawn } from "node:child_process";
import { delimiter, join } from "node:path";
import { PROJECT_ROOT } from "./project-paths.ts";

const TOOLS = join(PROJECT_ROOT, "node_modules/.bin");

export interface ToolOutcome {
  readonly exitCode: number;
  readonly output: string;
}

interface ToolOptions {
  /** Set for the tool, in addition to this process's environment. */
  readonly environment?: Readonly<Record<string, string>>;
}

/** Runs a tool of the project's own node_modules, offline. */
export function runTool(
  name: string,
  args: readonly string[],
  { environment = {} }: ToolOptions = {},
): Promise<ToolOutcome> {
  return new Promise((resolve, reject) => {
    const child = spawn(join(TOOLS, name), args, {
      cwd: PROJECT_ROOT,
      env: {
        ...process.env,
        PATH: `${TOOLS}${delimiter}${process.env.PATH ?? ""}`,
        CLOUDFLARE_CF_FETCH_ENABLED: "false",
        WRANGLER_SEND_METRICS: "false",
        ...environment,
      },
      stdio: ["ignore", "pipe", "pipe"],
    });
    let output = "";
    for (const stream of [child.stdout, child.stderr])
      stream.on("data", (chunk: Buffer) => {
        output += chunk.toString();
      });
    child.on("error", reject);
    child.on("close", (code) => resolve({ exitCode: code ?? 1, output }));
  });
}
