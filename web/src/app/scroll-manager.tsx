import { useEffect, useRef } from "react";
import { useLocation, useNavigate, useNavigationType } from "react-router-dom";
import { pressedIn, rememberPress } from "../lib/focus/pressed.ts";
import { openDialogs } from "../lib/open-dialogs.ts";
import { asRecord } from "../lib/unknown-values.ts";

const ANCHOR_WAIT_MS = 2_000;

/** Scrolls a new page to its top, or to the section its address names; Back restores the old position and the focus. */
export function ScrollManager() {
  const { pathname, hash, key, state } = useLocation();
  const navigation = useNavigationType();
  const navigate = useNavigate();
  const last = useRef({ pathname, state });

  useEffect(() => {
    const onClick = ({ target }: MouseEvent) => rememberPress(target, key);
    document.addEventListener("click", onClick, true);
    return () => document.removeEventListener("click", onClick, true);
  }, [key]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key also changes when the same anchor is pressed again.
  useEffect(() => {
    const { dialog, keepsPlace } = asRecord(state);
    const before = last.current;
    last.current = { pathname, state };
    // The entry of a dialog that is closed, by Forward, or by Back from a page that it led to: nothing is open there.
    if (typeof dialog === "string" && !openDialogs.has(dialog)) navigate(-1);
    // What was open over the page is closed by Back: the page stays where it is.
    const isClosed = navigation === "POP" && before.pathname === pathname && asRecord(before.state).keepsPlace === true;
    if (keepsPlace === true || isClosed) return undefined;
    if (navigation === "POP" && before.pathname !== pathname) focusAgain(key);
    if (hash !== "") return scrollToAnchor(anchorOf(hash));
    if (navigation !== "POP") window.scrollTo({ top: 0, behavior: "instant" });
    return undefined;
  }, [pathname, hash, key]);

  return null;
}

/** Loaded on demand; without it, the focus stays where the browser puts it. */
function focusAgain(entry: string): void {
  void import("../lib/focus/focus-back.ts").then(
    ({ focusBack }) => focusBack(pressedIn(entry)),
    () => {},
  );
}

/** The id in an address; one that cannot be decoded is used as it is, as browsers do. */
function anchorOf(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}

/** Scrolls to a section; waits for one that a lazily loaded screen is about to show. Returns what stops the waiting. */
function scrollToAnchor(id: string): () => void {
  const show = (): boolean => {
    const section = document.getElementById(id);
    section?.scrollIntoView();
    section?.focus({ preventScroll: true });
    return section !== null;
  };
  if (show()) return () => {};
  const observer = new MutationObserver(() => {
    if (show()) observer.disconnect();
  });
  observer.observe(document.body, { childList: true, subtree: true });
  const timer = window.setTimeout(() => observer.disconnect(), ANCHOR_WAIT_MS);
  return () => {
    observer.disconnect();
    window.clearTimeout(timer);
  };
}
