import { ADMIN_SEARCH_MAX_LENGTH, ADMIN_SEARCH_MAX_USERS } from "@mealwright/schema/constants/admin";
import { TIER_NAMES, TIERS, type Tier } from "@mealwright/schema/constants/tiers";
import type { AdminUser } from "@mealwright/schema/contract/admin";
import { formatFigure } from "@mealwright/schema/rules/text/figure-text";
import { Fragment, type ReactNode, useState } from "react";
import { usePage } from "../../api/hooks/use-page.ts";
import { Chip } from "../../components/chip.tsx";
import { SelectField, TextField } from "../../components/form/text-field.tsx";
import { PageFrame, When } from "./page-frame.tsx";
import { useSettled } from "./use-settled.ts";

/** Everybody with an account, newest first; found by the beginning of a name or an address, and by tier. */
export function UsersList() {
  const [text, setText] = useState("");
  const [tier, setTier] = useState<Tier | "">("");
  const q = useSettled(text.trim());
  const query = { ...(q === "" ? {} : { q }), ...(tier === "" ? {} : { tier }) };
  const state = usePage("adminUsers", query);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <search className="grid gap-4 sm:grid-cols-[minmax(0,1fr)_14rem]">
        <TextField
          label="Search"
          name="search"
          type="search"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={ADMIN_SEARCH_MAX_LENGTH}
          help={`The beginning of a name or an email. More than ${formatFigure(ADMIN_SEARCH_MAX_USERS)} matches are too many: type more.`}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <SelectField
          label="Tier"
          name="tier"
          value={tier}
          onChange={(event) => setTier(TIERS.find((one) => one === event.target.value) ?? "")}
        >
          <option value="">All</option>
          {TIERS.map((one) => (
            <option key={one} value={one}>
              {TIER_NAMES[one]}
            </option>
          ))}
        </SelectField>
      </search>
      <PageFrame
        state={state}
        label="Users"
        empty="Nobody matches that."
        keyOf={({ id }) => id}
        row={(user) => <UserRow user={user} />}
      />
    </div>
  );
}

interface ShownField {
  /** Shown in the lines about the person, or in a column of its own. */
  readonly place: "person" | "column";
  readonly show: (user: AdminUser) => ReactNode;
}

/** How each field of a user is shown; null for a field that another one includes. */
const FIELDS: Readonly<Record<keyof AdminUser, ShownField | null>> = {
  name: { place: "person", show: ({ name }) => <p className="font-semibold break-words">{name}</p> },
  email: { place: "person", show: ({ email }) => <p className="text-small break-all text-ink-soft">{email}</p> },
  id: { place: "person", show: ({ id }) => <p className="text-tiny break-all text-ink-soft">{id}</p> },
  isPremium: null,
  tier: {
    place: "column",
    show: ({ tier, isPremium }) => (
      <p>
        <Chip tone={isPremium ? "butter" : "outline"}>{TIER_NAMES[tier]}</Chip>
      </p>
    ),
  },
  createdAt: {
    place: "column",
    show: ({ createdAt }) => (
      <p className="text-small text-ink-soft">
        Joined <When at={createdAt} kind="day" />
      </p>
    ),
  },
};

function UserRow({ user }: { readonly user: AdminUser }) {
  const shownIn = (place: ShownField["place"]) =>
    Object.entries(FIELDS).flatMap(([name, field]) =>
      field?.place === place ? [<Fragment key={name}>{field.show(user)}</Fragment>] : [],
    );
  return (
    <div className="grid items-center gap-x-4 gap-y-1 md:grid-cols-[minmax(0,1fr)_9rem_11rem]">
      <div className="min-w-0">{shownIn("person")}</div>
      {shownIn("column")}
    </div>
  );
}
