import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, statfsSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { describeDataError, describeFullDisk, LaunchError } from "../launch-error.ts";
import { startOnFreePort } from "../processes/ports.ts";
import { createDatabaseAccess, type DatabaseAccess } from "./database-access.ts";

const HOST = "127.0.0.1";
const HEALTHY_WITHIN_MS = 60_000;
const STOP_WITHIN_MS = 5_000;
const FREE_BYTES_NEEDED = 32 * 1024 * 1024;
const ERROR_TAIL_CHARACTERS = 2_000;
/**
 * One connection at a time; other queries queue in order. With more, a writer that waits on a slow disk or few cores
 * gets "busy", and after 5 s steals the lock from the one that writes. One answers as many queries a second on two
 * cores.
 */
const CONNECTIONS = 1;
/** A replica takes no writes, and a query that waits for a lost primary must not hold up the others. */
const REPLICA_CONNECTIONS = 64;
const OF_REPLICA = "--primary-grpc-url";
/** How long a query may wait its turn; the worker's limit for the whole query is the same. */
const TURN_WITHIN_SECONDS = 10;
/** How many queries may wait before one is refused: more than a worker has requests at once. */
const WAITING = 10_000;

export interface RunningSqld {
  readonly url: string;
  readonly port: number;
  readonly access: DatabaseAccess;
  readonly pid: number;
  /** Resolves with an explanation if the server ends by itself. */
  readonly ended: Promise<string>;
  stop(): Promise<void>;
}

/** The libsql-server binary of this platform. Throws a `LaunchError` where none exists. */
export function findSqldBinary(platform: string = process.platform, architecture: string = process.arch): string {
  try {
    const manifest = createRequire(import.meta.url).resolve(`@sqld/${platform}-${architecture}/package.json`);
    const binary = join(dirname(manifest), "sqld");
    if (existsSync(binary)) return binary;
  } catch {
    // Not installed: reported below.
  }
  throw new LaunchError(
    `No libSQL server comes for this platform (${platform}-${architecture}). Set LIBSQL_URL to a libSQL database, ` +
      "for example LIBSQL_URL=http://127.0.0.1:8080 npm start, with LIBSQL_TOKEN if it needs one.",
  );
}

function checkSpace(directory: string): void {
  const { bavail, bsize } = statfsSync(directory);
  if (bavail * bsize >= FREE_BYTES_NEEDED) return;
  throw new LaunchError(describeFullDisk(directory));
}

async function isHealthy(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/health`, { signal: AbortSignal.timeout(1_000) })).ok;
  } catch {
    return false;
  }
}

function stopChild(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    const timer = setTimeout(() => child.kill("SIGKILL"), STOP_WITHIN_MS);
    child.once("exit", () => {
      clearTimeout(timer);
      resolve();
    });
    child.kill("SIGTERM");
  });
}

/**
 * Starts a libsql-server over `dataDirectory/db` that only answers with its token, and waits until it is up. Port and
 * access are new unless those of an earlier start are given.
 * @param replication further arguments of a primary or a replica.
 */
export async function startSqld(
  dataDirectory: string,
  earlier?: Partial<Pick<RunningSqld, "port" | "access">>,
  replication: readonly string[] = [],
): Promise<RunningSqld> {
  const binary = findSqldBinary();
  try {
    checkSpace(dataDirectory);
  } catch (error) {
    throw describeDataError(error, dataDirectory);
  }
  const access = earlier?.access ?? (await createDatabaseAccess());
  const start = (port: number) => startOnPort(binary, dataDirectory, port, access, replication);
  return earlier?.port === undefined ? startOnFreePort(HOST, start) : start(earlier.port);
}

async function startOnPort(
  binary: string,
  dataDirectory: string,
  port: number,
  access: DatabaseAccess,
  replication: readonly string[],
): Promise<RunningSqld> {
  const url = `http://${HOST}:${port}`;
  const args = ["--no-welcome", "--db-path", join(dataDirectory, "db"), "--http-listen-addr", `${HOST}:${port}`];
  const connections = replication.includes(OF_REPLICA) ? REPLICA_CONNECTIONS : CONNECTIONS;
  args.push("--max-concurrent-connections", String(connections), "--max-concurrent-requests", String(WAITING));
  args.push("--connection-creation-timeout-sec", String(TURN_WITHIN_SECONDS));
  // Throttling would demand more connections than there are while long answers are being sent.
  args.push("--disable-intelligent-throttling", ...replication);
  // In its own process group, so that Ctrl-C in the terminal reaches only us, and we stop it after the worker.
  const child = spawn(binary, args, {
    stdio: ["ignore", "ignore", "pipe"],
    detached: true,
    env: { SQLD_AUTH_JWT_KEY: access.publicKey },
  });
  let errors = "";
  child.stderr.on("data", (chunk: Buffer) => {
    errors = (errors + chunk.toString()).slice(-ERROR_TAIL_CHARACTERS);
  });
  const ended = new Promise<string>((resolve) => {
    child.once("error", (error) => resolve(`The libSQL server could not be started: ${error.message}`));
    child.once("exit", (code, signal) => {
      const why = /No space left on device|database or disk is full/i.test(errors)
        ? describeFullDisk(dataDirectory)
        : `The libSQL server ended (${signal ?? `exit code ${code}`}).\n${errors.trim()}`;
      resolve(why);
    });
  });
  const deadline = Date.now() + HEALTHY_WITHIN_MS;
  let failure: string | undefined;
  void ended.then((sentence) => {
    failure = sentence;
  });
  while (!(await isHealthy(url))) {
    if (failure !== undefined) throw new LaunchError(failure);
    if (Date.now() > deadline) {
      await stopChild(child);
      throw new LaunchError(`The libSQL server did not answer within ${HEALTHY_WITHIN_MS / 1000} s.\n${errors.trim()}`);
    }
    await wait(50);
  }
  // If the port was already taken, another server may have answered.
  if (failure !== undefined) throw new LaunchError(failure);
  return { url, port, access, pid: child.pid ?? 0, ended, stop: () => stopChild(child) };
}
