import { useEffect, useId, useRef } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { openDialogs } from "../lib/open-dialogs.ts";
import { asRecord } from "../lib/unknown-values.ts";
import { KEEPS_PLACE } from "../pages/paths.ts";

/** The way back that is under way: the browser answers it later, and a new entry before that would be lost by it. */
let leaving: Promise<unknown> = Promise.resolve();

/** What the router keeps in the current entry: where it stands in the history, and our own state. */
function currentEntry(): { readonly place: unknown; readonly state: unknown } {
  const { idx, usr } = asRecord(window.history.state);
  return { place: idx, state: usr };
}

function goBack(): Promise<unknown> {
  leaving = new Promise((resolve) => addEventListener("popstate", resolve, { once: true }));
  window.history.back();
  return leaving;
}

/**
 * For a dialog without an address: Back closes it, because it has a history entry of its own while it is open. Closed
 * another way, it takes the entry with it. Returns what asks for that: `close` follows once the entry is left.
 */
export function useBackCloses(isOpen: boolean, close: () => void): () => void {
  const navigate = useNavigate();
  const { state } = useLocation();
  const id = useId();
  const isHere = asRecord(state).dialog === id;
  const wasHere = useRef(false);
  // A second press on Close meanwhile must not go back twice.
  const isLeaving = useRef(false);
  const now = useRef({ close, navigate });
  useEffect(() => {
    now.current = { close, navigate };
  });

  useEffect(() => {
    if (!isOpen) return undefined;
    let place: unknown;
    let isOver = false;
    const { pathname } = window.location;
    openDialogs.add(id);
    void leaving.then(() => {
      if (isOver) return;
      const { search, hash } = window.location;
      // The page below keeps what it was opened with.
      const own = { ...asRecord(currentEntry().state), ...KEEPS_PLACE, dialog: id };
      now.current.navigate({ search, hash }, { state: own });
      place = currentEntry().place;
    });
    return () => {
      isOver = true;
      openDialogs.delete(id);
      const { place: here, state: left } = currentEntry();
      const { search, hash } = window.location;
      if (place === undefined || here !== place || window.location.pathname !== pathname) return;
      void goBack().then(() => {
        // The page has meanwhile written another state or address into this entry: it belongs to the one below.
        if (asRecord(left).dialog !== id) now.current.navigate({ search, hash }, { replace: true, state: left });
      });
    };
  }, [isOpen, id]);

  useEffect(() => {
    if (isHere) wasHere.current = true;
    else if (wasHere.current) {
      wasHere.current = false;
      isLeaving.current = false;
      if (isOpen) now.current.close();
    }
  }, [isHere, isOpen]);

  return () => {
    if (asRecord(currentEntry().state).dialog !== id) close();
    else if (!isLeaving.current) {
      isLeaving.current = true;
      void goBack();
    }
  };
}
