import { useCallback, useEffect, useRef } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { queryWith } from "../lib/address.ts";
import { asRecord } from "../lib/unknown-values.ts";
import { KEEPS_PLACE } from "../pages/paths.ts";

interface OpenInAddress {
  readonly id: string | null;
  readonly open: (id: string) => void;
  /** Opens it in the place of what another parameter has open: Back leaves both. */
  readonly openInstead: (other: string, id: string) => void;
  /** Returns whether it was open, and not being closed already. */
  readonly close: () => boolean;
}

/** What is open over the page, in a parameter of the address: Back closes it, a link opens it. */
export function useOpenInAddress(parameter: string): OpenInAddress {
  const { search, state, key } = useLocation();
  const navigate = useNavigate();
  const id = new URLSearchParams(search).get(parameter);
  const now = useRef({ id, state, navigate });
  // Going back is asynchronous; a second press meanwhile must not go back twice.
  const isClosing = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs on every navigation.
  useEffect(() => {
    now.current = { id, state, navigate };
    isClosing.current = false;
  }, [id, state, navigate, key]);

  const open = useCallback(
    (opened: string) => {
      now.current.navigate({ search: queryWith(parameter, opened) }, { state: KEEPS_PLACE });
    },
    [parameter],
  );
  const openInstead = useCallback(
    (other: string, opened: string) => {
      const { state: arrival, navigate: go } = now.current;
      go({ search: queryWith(parameter, opened, queryWith(other, null)) }, { replace: true, state: arrival });
    },
    [parameter],
  );
  const close = useCallback(() => {
    const { id: openId, state: arrival, navigate: go } = now.current;
    if (openId === null || isClosing.current) return false;
    isClosing.current = true;
    if (asRecord(arrival).keepsPlace === true) go(-1);
    else go({ search: queryWith(parameter, null) }, { replace: true, state: KEEPS_PLACE });
    return true;
  }, [parameter]);
  return { id, open, openInstead, close };
}
