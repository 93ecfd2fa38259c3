import { LIST_LOOK_MS } from "@mealwright/schema/constants/grocery";
import type { SharedLine, SharedList } from "@mealwright/schema/contract/grocery";
import { useCallback, useEffect, useRef, useState } from "react";
import { forgetSharedList, keepSharedList, keptSharedList } from "../../api/offline/kept-shared-list.ts";
import { keepPresses, keptPresses, mayRetryLater, type Presses } from "../../api/outbox/shared-presses.ts";
import { pressNow, readSharedList, type SharedPress, sendSharedPress } from "../../api/shared-list.ts";
import { HttpError, serverText } from "../../api/transport/http-error.ts";
import { useEvery } from "../../lib/hooks/use-every.ts";
import { newsOf } from "./news-of.ts";

export interface SharedListHandle {
  /** Null until it has loaded. */
  readonly list: SharedList | null;
  /** The link is invalid or has expired. */
  readonly isGone: boolean;
  /** The server could not be reached: the list is this browser's last copy. */
  readonly isFailed: boolean;
  /** Presses that wait for the network. */
  readonly waiting: number;
  /** What somebody else did last, or what went wrong. */
  readonly news: string;
  readonly toggle: (line: SharedLine, checked: boolean) => void;
}

/** The list behind a link: polled, ticked optimistically, and each press re-sent until the server has answered. */
export function useSharedList(token: string, name: string): SharedListHandle {
  const [list, setList] = useState<SharedList | null>(null);
  const [state, setState] = useState<"open" | "failed" | "gone">("open");
  const [news, setNews] = useState("");
  const [presses, setPresses] = useState<Presses>(() => keptPresses(token));
  const waiting = useRef<Presses>(presses);
  const lastAt = useRef<number | null>(null);
  const lastKept = useRef("");
  const own = useRef<ReadonlyMap<string, boolean>>(new Map());
  const flushing = useRef<Promise<void> | null>(null);

  const keep = useCallback(
    (change: (presses: Map<string, SharedPress>) => void) => {
      const next = new Map(waiting.current);
      change(next);
      waiting.current = next;
      keepPresses(token, next);
      setPresses(next);
    },
    [token],
  );

  const read = useCallback(async () => {
    try {
      const next = await readSharedList(token);
      setState("open");
      setList(next);
      const text = JSON.stringify(next);
      if (text !== lastKept.current) void keepSharedList(token, next);
      lastKept.current = text;
      const said = newsOf(next, lastAt.current, name, own.current);
      lastAt.current = next.lastPress?.at ?? 0;
      if (said !== null) setNews(said);
    } catch (error) {
      if (error instanceof HttpError && error.status === 404) {
        setState("gone");
        void forgetSharedList();
        return;
      }
      const kept = await keptSharedList(token);
      setState("failed");
      setList((shown) => shown ?? kept);
    }
  }, [token, name]);

  /** Sends them one by one, so that of two presses on a line the later one arrives last. */
  const sendAll = useCallback(async () => {
    const sent = new Set<SharedPress>();
    const next = () => [...waiting.current.values()].find((press) => !sent.has(press));
    for (let press = next(); press !== undefined; press = next()) {
      try {
        await sendSharedPress(token, press);
      } catch (error) {
        if (mayRetryLater(error)) return;
        setNews(serverText(error) ?? "That could not be saved.");
      }
      sent.add(press);
    }
    if (sent.size === 0) return;
    await read();
    // A later press of the same line stays.
    keep((presses) => {
      for (const press of sent) if (presses.get(press.line.foodId) === press) presses.delete(press.line.foodId);
    });
  }, [token, read, keep]);

  const flush = useCallback(() => {
    flushing.current ??= sendAll().finally(() => {
      flushing.current = null;
    });
    return flushing.current;
  }, [sendAll]);

  useEffect(() => void read(), [read]);
  useEvery(LIST_LOOK_MS, state !== "gone", async () => {
    await flush();
    await read();
  });

  return {
    list: list === null ? null : withPresses(list, presses),
    isGone: state === "gone",
    isFailed: state === "failed",
    waiting: state === "failed" ? presses.size : 0,
    news,
    toggle(line, checked) {
      own.current = new Map(own.current).set(line.foodId, checked);
      keep((presses) => presses.set(line.foodId, pressNow(line, checked, name)));
      // Presses made while others are being sent follow after them.
      void flush().then(flush);
    },
  };
}

function withPresses(list: SharedList, presses: Presses): SharedList {
  return {
    ...list,
    lines: list.lines.map((line) => ({ ...line, checked: presses.get(line.foodId)?.checked ?? line.checked })),
  };
}
