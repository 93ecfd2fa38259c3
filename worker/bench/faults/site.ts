import { execFileSync } from "node:child_process";
import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { Client } from "@libsql/client/http";
import { openClient } from "../../launch/database/database-client.ts";
import { type RunningSqld, startSqld } from "../../launch/database/sqld.ts";
import { findFreePort } from "../../launch/processes/ports.ts";
import { startReaper } from "../../launch/processes/reaper.ts";
import { type RunningHarness, startHarness } from "../../test/harness.ts";
import { readProcessTable } from "../../test/stack/process-table.ts";
import { temporaryFolder } from "../../test/stack/temporary-folder.ts";
import { honest, type ModelEndpoint, startModelEndpoint } from "../../test/stand-ins/model-endpoint.ts";
import { LINKS } from "../../test/stand-ins/stripe-events.ts";
import { type DatabaseProxy, type ProxyTrouble, startDatabaseProxy } from "../database-proxy.ts";

const FINE: ProxyTrouble = { delayMs: 0 };
const DISK_MEGABYTES = 256;
/** The system's tools, where they exist. */
const DISK_TOOLS = { there: "mount", away: "umount" } as const;

/** Database, the connection to it, model and worker, each of which can be disturbed on its own. */
export class Site {
  readonly folder: string;
  /** Whether the database is on a small disk of its own; false if this user may not mount one. */
  readonly hasOwnDisk: boolean;
  trouble: () => ProxyTrouble = () => FINE;
  private running: {
    sqld: RunningSqld;
    proxy: DatabaseProxy;
    endpoint: ModelEndpoint;
    harness: RunningHarness;
  } | null = null;
  private client: Client | null = null;
  private workerPort = 0;
  private readonly reaper = startReaper();

  constructor() {
    this.folder = temporaryFolder();
    mkdirSync(this.disk);
    this.hasOwnDisk = mountMemory(this.disk);
  }

  get disk(): string {
    return join(this.folder, "disk");
  }

  private get parts() {
    if (this.running === null) throw new Error("the site has not started");
    return this.running;
  }

  get sqld(): RunningSqld {
    return this.parts.sqld;
  }

  get endpoint(): ModelEndpoint {
    return this.parts.endpoint;
  }

  get harness(): RunningHarness {
    return this.parts.harness;
  }

  /** Direct access to the database, bypassing the proxy. */
  get database(): Client {
    const { url, access } = this.sqld;
    this.client ??= openClient({ url, authToken: access.token });
    return this.client;
  }

  async start(): Promise<void> {
    this.workerPort = await findFreePort("127.0.0.1");
    const endpoint = await startModelEndpoint();
    const sqld = await startSqld(this.disk);
    this.reaper.watch(sqld);
    const proxy = await startDatabaseProxy(sqld.url, () => this.trouble());
    const harness = await this.startWorker(proxy.url, sqld.access.token, endpoint.baseUrl);
    this.running = { sqld, proxy, endpoint, harness };
  }

  private startWorker(url: string, token: string, model: string): Promise<RunningHarness> {
    return startHarness({
      ...LINKS,
      PORT: String(this.workerPort),
      DATA_DIR: join(this.folder, "data"),
      LIBSQL_URL: url,
      LIBSQL_TOKEN: token,
      LLM_BASE_URL: model,
      LLM_MODEL: "test-model",
      LIMIT_SCALE: "1000000",
    });
  }

  /** Starts the database again after it has ended. */
  async restartSqld(): Promise<void> {
    const sqld = await startSqld(this.disk, this.sqld);
    this.reaper.watch(sqld);
    this.running = { ...this.parts, sqld };
  }

  get workerPid(): number {
    const entry = readProcessTable().find(
      ({ parent, command }) => parent === process.pid && command.includes("workerd"),
    );
    if (!entry) throw new Error("no workerd among our children");
    return entry.pid;
  }

  /** Starts the worker again after it was killed. */
  async restartWorker(): Promise<void> {
    const { harness, proxy, sqld, endpoint } = this.parts;
    await harness.stop();
    this.running = { ...this.parts, harness: await this.startWorker(proxy.url, sqld.access.token, endpoint.baseUrl) };
  }

  /** Ends all faults. */
  clear(): void {
    this.trouble = () => FINE;
    this.endpoint.behave(honest);
  }

  async stop(): Promise<void> {
    const { harness, proxy, sqld, endpoint } = this.parts;
    this.client?.close();
    await harness.stop();
    proxy.stop();
    await sqld.stop();
    await endpoint.stop();
    if (this.hasOwnDisk) execFileSync(DISK_TOOLS.away, [this.disk], { stdio: "ignore" });
    rmSync(this.folder, { recursive: true, force: true });
  }
}

function mountMemory(folder: string): boolean {
  try {
    execFileSync(DISK_TOOLS.there, ["-t", "tmpfs", "-o", `size=${DISK_MEGABYTES}m`, "tmpfs", folder], {
      stdio: "ignore",
    });
    return true;
  } catch {
    return false;
  }
}
