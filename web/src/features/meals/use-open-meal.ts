import { useCallback, useEffect, useRef } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { queryWith } from "../../lib/address.ts";
import { asRecord } from "../../lib/unknown-values.ts";
import { KEEPS_PLACE, MEAL_PARAM } from "../../pages/paths.ts";

interface OpenMeal {
  readonly id: string | null;
  readonly open: (id: string) => void;
  readonly close: () => void;
}

/** The meal whose sheet is open, in the address: Back closes the sheet, a link opens it. */
export function useOpenMeal(): OpenMeal {
  const { search, state, key } = useLocation();
  const navigate = useNavigate();
  const id = new URLSearchParams(search).get(MEAL_PARAM);
  const now = useRef({ id, state, navigate });
  // Going back is asynchronous; a second press meanwhile must not go back twice.
  const isClosing = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each arrival.
  useEffect(() => {
    now.current = { id, state, navigate };
    isClosing.current = false;
  }, [id, state, navigate, key]);

  const open = useCallback((mealId: string) => {
    now.current.navigate({ search: queryWith(MEAL_PARAM, mealId) }, { state: KEEPS_PLACE });
  }, []);
  const close = useCallback(() => {
    const { id: openId, state: arrival, navigate: go } = now.current;
    if (openId === null || isClosing.current) return;
    isClosing.current = true;
    if (asRecord(arrival).keepsPlace === true) go(-1);
    else go({ search: queryWith(MEAL_PARAM, null) }, { replace: true, state: KEEPS_PLACE });
  }, []);
  return { id, open, close };
}
