import type { ListOperation } from "./operation.ts";

/** The result of sending; `later` when the server could not be reached, so that it has to be sent again. */
export type Sent = "done" | "refused" | "later";

/** Storage in which operations survive the page. */
export interface OutboxStore {
  /** All of them, oldest first. */
  load(): Promise<readonly ListOperation[]>;
  add(operation: ListOperation): Promise<void>;
  remove(id: string): Promise<void>;
}

export interface OutboxState {
  /** Oldest first. */
  readonly operations: readonly ListOperation[];
  /** Whether the last attempt failed to reach the server. */
  readonly isWaiting: boolean;
}

export interface Outbox {
  readonly state: () => OutboxState;
  readonly subscribe: (listener: () => void) => () => void;
  /** Shows an operation at once, stores it, and sends it when possible; resolves once it is stored. */
  readonly put: (operation: ListOperation) => Promise<void>;
  /** Loads what an earlier page has stored, and sends it. */
  readonly open: () => Promise<void>;
  /** Sends all operations in order, one at a time; a second call while one is running joins it. */
  readonly flush: () => Promise<void>;
}

/** This device's operations in the order in which they were made; each is sent until the server has answered it. */
export function createOutbox(store: OutboxStore, send: (operation: ListOperation) => Promise<Sent>): Outbox {
  let state: OutboxState = { operations: [], isWaiting: false };
  let sendingId: string | null = null;
  let flushing: Promise<void> | null = null;
  const listeners = new Set<() => void>();

  const set = (next: Partial<OutboxState>) => {
    state = { ...state, ...next };
    for (const listener of listeners) listener();
  };
  const drop = async (ids: readonly string[]) => {
    set({ operations: state.operations.filter(({ id }) => !ids.includes(id)) });
    await Promise.all(ids.map((id) => store.remove(id)));
  };
  const sendAll = async () => {
    for (let next = state.operations[0]; next !== undefined; next = state.operations[0]) {
      sendingId = next.id;
      const sent = await send(next);
      sendingId = null;
      if (sent === "later") return set({ isWaiting: true });
      await drop([next.id]);
    }
    if (state.isWaiting) set({ isWaiting: false });
  };
  const flush = () => {
    flushing ??= sendAll().finally(() => {
      flushing = null;
    });
    return flushing;
  };

  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    async put(operation) {
      const superseded = state.operations.filter((other) => other.id !== sendingId && supersedes(operation, other));
      set({ operations: [...state.operations, operation] });
      await store.add(operation);
      if (superseded.length > 0) await drop(superseded.map(({ id }) => id));
      void flush();
    },
    async open() {
      const known = new Set(state.operations.map(({ id }) => id));
      const kept = (await store.load()).filter(({ id }) => !known.has(id));
      if (kept.length > 0) set({ operations: [...kept, ...state.operations] });
      await flush();
    },
    flush,
  };
}

/** Of two ticks of one line, or two amounts of one food, only the later has to be sent. */
function supersedes(later: ListOperation, earlier: ListOperation): boolean {
  if (later.kind !== earlier.kind || later.planId !== earlier.planId || later.userId !== earlier.userId) return false;
  return (later.kind === "tick" || later.kind === "cupboard") && "foodId" in earlier && later.foodId === earlier.foodId;
}
