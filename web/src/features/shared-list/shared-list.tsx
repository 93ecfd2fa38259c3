import type { UnitSystem } from "@mealwright/schema/constants/food/units";
import { OWN_LINES_HEADING, SHOPPER_NAME_MAX_LENGTH, STAPLES_HEADING } from "@mealwright/schema/constants/grocery";
import type { Aisle } from "@mealwright/schema/constants/meals";
import type { SharedLine, SharedList } from "@mealwright/schema/contract/grocery";
import { boughtNote, buyText, freshText, stapleText } from "@mealwright/schema/rules/text/grocery-line-text";
import { formatWeek } from "@mealwright/schema/rules/text/week-text";
import { Check } from "lucide-react";
import { useEffect, useState } from "react";
import { LinkButton } from "../../components/button.tsx";
import { TextField } from "../../components/form/text-field.tsx";
import { Page } from "../../components/page/page.tsx";
import { StateScreen } from "../../components/page/state-screen.tsx";
import { Progress } from "../../components/progress.tsx";
import { Skeleton } from "../../components/skeleton.tsx";
import { useToast } from "../../components/toast/toast.tsx";
import { classNames } from "../../lib/class-names.ts";
import { useWakeLock } from "../../lib/hooks/use-wake-lock.ts";
import { onNextInteraction } from "../../lib/next-interaction.ts";
import { PATHS } from "../../pages/paths.ts";
import { aislesOf } from "../../product/shop/shops.ts";
import { readStored, writeStored } from "../../storage/stored.ts";
import { loadShops } from "../../storage/stored-shops.ts";
import { type SharedListHandle, useSharedList } from "./use-shared-list.ts";

/** A shared list, which anyone with its link can tick. */
export function SharedListPage({ token }: { readonly token: string }) {
  const [name, setName] = useState(() => readStored("shopperName") ?? "");
  const handle = useSharedList(token, name.trim());
  const { list, isGone, isFailed } = handle;
  const toast = useToast();
  useEffect(
    () =>
      onNextInteraction(
        () =>
          void import("../../api/offline/register-worker.ts").then(
            ({ registerWorker }) => registerWorker(toast.show),
            () => {},
          ),
      ),
    [toast],
  );
  if (isGone) {
    return (
      <StateScreen
        title="This list is no longer shared"
        lead="The link was turned off, has expired, or is incomplete. Ask whoever sent it for a new one."
        actions={
          <LinkButton to={PATHS.home} variant="secondary">
            What is Mealwright?
          </LinkButton>
        }
      />
    );
  }
  if (list === null) {
    return isFailed ? (
      <Page title="The list could not be loaded" lead="It will load by itself once you are back online." width="text" />
    ) : (
      <Page title="A shared shopping list" width="text" compact>
        <Skeleton className="h-96" />
      </Page>
    );
  }
  return (
    <Page title={`${list.owner}’s shopping list`} lead={`The week of ${formatWeek(list.weekOf)}`} width="text" compact>
      <SharedLines handle={handle} list={list} />
      <TextField
        className="mt-8 max-w-sm"
        label="Your name"
        help="Shown beside what you check off, so that others know who has it. Leave it empty if you like."
        maxLength={SHOPPER_NAME_MAX_LENGTH}
        autoComplete="given-name"
        value={name}
        onChange={(event) => {
          setName(event.target.value);
          writeStored("shopperName", event.target.value);
        }}
      />
    </Page>
  );
}

interface Section {
  readonly heading: string;
  readonly lines: readonly SharedLine[];
}

/** The lines to buy in the order of the aisles, ticked ones last in each. */
function sectionsOf(lines: readonly SharedLine[], aisles: readonly Aisle[]): readonly Section[] {
  const bought = lines.filter(({ staple, ownLineId }) => !staple && ownLineId === null);
  return [
    ...aisles.map((aisle) => ({ heading: aisle, lines: bought.filter((line) => line.aisle === aisle) })),
    { heading: OWN_LINES_HEADING, lines: lines.filter(({ ownLineId }) => ownLineId !== null) },
    { heading: STAPLES_HEADING, lines: lines.filter(({ staple }) => staple) },
  ]
    .filter((section) => section.lines.length > 0)
    .map(({ heading, lines }) => ({
      heading,
      lines: lines.toSorted((one, other) => Number(one.checked) - Number(other.checked)),
    }));
}

interface SharedLinesProps {
  readonly handle: SharedListHandle;
  readonly list: SharedList;
}

function SharedLines({ handle, list: { lines, units } }: SharedLinesProps) {
  const [isShopping, setIsShopping] = useState(false);
  const [aisles] = useState(() => aislesOf(loadShops(Date.now())));
  useWakeLock(isShopping);
  const toBuy = lines.filter(({ staple }) => !staple);
  const ticked = toBuy.filter(({ checked }) => checked).length;
  const progress = `${ticked} of ${toBuy.length} in the basket`;
  return (
    <>
      <div className="sticky top-(--site-header) z-20 grid gap-1.5 border-b border-line bg-paper py-2">
        <p className="tabular text-note text-ink-soft">
          {progress}
          {handle.isFailed
            ? ` · ${handle.waiting > 0 ? `${handle.waiting} waiting for the network` : "no network"}`
            : ""}
          <span role="status" className="ml-2 font-semibold text-ink">
            {handle.news}
          </span>
        </p>
        <Progress value={ticked} max={Math.max(toBuy.length, 1)} label="Things in the basket" valueText={progress} />
      </div>
      {sectionsOf(lines, aisles).map((section) => (
        <section key={section.heading} aria-label={section.heading} className="mt-4">
          <h2 className="mb-1 border-b border-line py-1.5 text-xl">{section.heading}</h2>
          <ul>
            {section.lines.map((line) => (
              <SharedRow
                key={line.foodId}
                line={line}
                units={units}
                onToggle={(checked) => {
                  setIsShopping(true);
                  handle.toggle(line, checked);
                }}
              />
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

interface SharedRowProps {
  readonly line: SharedLine;
  readonly units: UnitSystem;
  readonly onToggle: (checked: boolean) => void;
}

function SharedRow({ line, units, onToggle }: SharedRowProps) {
  const { name, checked, staple, ownLineId } = line;
  const note = staple ? "" : [freshText(line), boughtNote(line, units)].filter(Boolean).join(" · ");
  const amount = staple ? stapleText(line) : buyText(line);
  return (
    <li>
      <label
        className={classNames(
          "flex min-h-12 items-start gap-3 rounded-lg px-1.5 py-2.5 hover:bg-sage/60 has-focus-visible:outline-3 has-focus-visible:outline-offset-1 has-focus-visible:outline-herb",
          checked && "text-ink-soft",
        )}
      >
        <input
          type="checkbox"
          className="peer sr-only"
          checked={checked}
          onChange={(event) => onToggle(event.target.checked)}
        />
        <span
          aria-hidden="true"
          className="mt-0.5 grid size-6 shrink-0 place-items-center rounded-md border-2 border-edge text-transparent *:invisible peer-checked:*:visible peer-checked:border-herb peer-checked:bg-herb peer-checked:text-on-herb"
        >
          <Check className="size-4" strokeWidth={3} />
        </span>
        <span className={classNames("min-w-0 grow", checked && "line-through")}>
          <span className="flex flex-wrap items-baseline justify-between gap-x-4">
            <span className="font-semibold wrap-anywhere first-letter:uppercase">{name}</span>
            {ownLineId === null ? <span className="tabular">{amount}</span> : null}
          </span>
          {note === "" ? null : <span className="block text-note text-ink-soft">{note}</span>}
        </span>
      </label>
    </li>
  );
}
