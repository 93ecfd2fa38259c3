import { type ReactNode, useState } from "react";
import { Button, LinkButton } from "../components/button.tsx";
import { Card } from "../components/card.tsx";
import { Chip } from "../components/chip.tsx";
import { Dialog } from "../components/dialog.tsx";
import { FailedNotice } from "../components/failed-notice.tsx";
import { Slider } from "../components/form/slider.tsx";
import { PasswordField, SelectField, TextArea, TextField } from "../components/form/text-field.tsx";
import { MacroRing } from "../components/macro-ring.tsx";
import { Notice } from "../components/notice.tsx";
import { Plate } from "../components/plate/plate.tsx";
import { Progress } from "../components/progress.tsx";
import { Skeleton } from "../components/skeleton.tsx";
import { Tabs } from "../components/tabs.tsx";
import { useToast } from "../components/toast/toast.tsx";
import { Tooltip } from "../components/tooltip/tooltip.tsx";
import { GALLERY_MEALS } from "./gallery-meals.ts";

const SCHEMES = ["light", "dark"] as const;
const TOKENS = ["paper", "card", "ink", "ink-soft", "herb", "tomato", "butter", "sage", "line", "edge"] as const;

/** Every component in both schemes, side by side: for `pnpm dev` at /gallery.html only, never built. */
export function Gallery() {
  return (
    <main className="grid min-h-dvh min-[60rem]:grid-cols-2">
      {SCHEMES.map((scheme) => (
        <div key={scheme} style={{ colorScheme: scheme }} className="bg-paper px-5 py-8 text-ink sm:px-8">
          <h1 className="text-4xl">{scheme === "light" ? "Light" : "Dark"}</h1>
          <Components />
        </div>
      ))}
    </main>
  );
}

function Group({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className="mt-8 border-t border-line pt-5">
      <h2 className="mb-4 text-xl">{title}</h2>
      <div className="flex flex-wrap items-start gap-4">{children}</div>
    </section>
  );
}

function Components() {
  return (
    <>
      <Group title="Tokens">
        {TOKENS.map((token) => (
          <figure key={token} className="w-20 text-note">
            <div className="h-12 rounded-card border border-line" style={{ background: `var(--${token})` }} />
            <figcaption>{token}</figcaption>
          </figure>
        ))}
      </Group>
      <Group title="Type">
        <div>
          <p className="font-display text-5xl font-semibold">A week of meals</p>
          <p className="font-display text-2xl font-semibold">Checked before you see it</p>
          <p>
            Text in Figtree, with a <span className="text-link">link</span> in it.
          </p>
          <p className="text-ink-soft">
            Secondary text. <span className="tabular">1,985 kcal · $3.10</span>
          </p>
        </div>
      </Group>
      <Group title="Buttons">
        {(["primary", "secondary", "quiet", "danger"] as const).map((variant) => (
          <div key={variant} className="flex flex-wrap items-center gap-2">
            {(["small", "medium", "large"] as const).map((size) => (
              <Button key={size} variant={variant} size={size}>
                {variant} {size}
              </Button>
            ))}
            <Button variant={variant} disabled>
              disabled
            </Button>
          </div>
        ))}
        <LinkButton to="/">link button</LinkButton>
      </Group>
      <Group title="Chips and tooltip">
        <Chip>sage</Chip>
        <Chip tone="butter">butter</Chip>
        <Chip tone="outline">outline</Chip>
        <Tooltip text="What it says on hover and focus">
          <Button variant="secondary" size="small">
            With a tooltip
          </Button>
        </Tooltip>
      </Group>
      <Group title="Fields">
        <div className="grid w-full gap-4">
          <TextField label="Text" help="Help below." name="text" />
          <TextField label="At fault" error="What is wrong, and what would be right." name="fault" defaultValue="7" />
          <PasswordField label="Password" name="password" autoComplete="off" defaultValue="secret" />
          <SelectField label="Choice" name="choice">
            <option>One</option>
            <option>Two</option>
          </SelectField>
          <TextArea label="Long text" name="long" />
          <SliderSample />
        </div>
      </Group>
      <Group title="Notices">
        <div className="grid w-full gap-3">
          <Notice>Plain: something to know.</Notice>
          <Notice tone="good">Good: it is saved.</Notice>
          <Notice tone="bad">Bad: it is not, and this is why.</Notice>
          <FailedNotice onRetry={() => {}}>This part could not be loaded. Your plan is safe.</FailedNotice>
        </div>
      </Group>
      <Group title="Progress, tabs, card, skeleton">
        <div className="grid w-full gap-5">
          <Progress value={40} label="Progress" />
          <Tabs
            label="Line tabs"
            tabs={[
              { value: "one", label: "Meal Plan", content: <p>The first panel.</p> },
              { value: "two", label: "Grocery List", content: <p>The second panel.</p> },
            ]}
          />
          <Tabs
            label="Box tabs"
            look="boxes"
            tabs={["Mon", "Tue", "Wed"].map((day) => ({ value: day, label: day, content: <p>{day}</p> }))}
          />
          <Card>A card on paper.</Card>
          <Skeleton className="h-16" />
        </div>
      </Group>
      <Group title="Dialogs and toasts">
        <DialogSample kind="modal" />
        <DialogSample kind="sheet" />
        <ToastSample />
      </Group>
      <Group title="Plates and rings">
        {GALLERY_MEALS.map((meal) => (
          <figure key={meal.name} className="w-40 text-center text-note">
            <MacroRing dish={meal} macros={meal.nutrition} label="" />
            <figcaption>{meal.name}</figcaption>
          </figure>
        ))}
        {GALLERY_MEALS.slice(0, 2).map((meal) => (
          <Plate key={meal.name} dish={meal} className="w-40" />
        ))}
      </Group>
    </>
  );
}

function SliderSample() {
  const [value, setValue] = useState(30);
  return <Slider label="Slider" value={value} valueText={`${value} minutes`} onValueChange={setValue} />;
}

function DialogSample({ kind }: { readonly kind: "modal" | "sheet" }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        Open a {kind}
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={`A ${kind}`} kind={kind}>
        What is asked or shown.
      </Dialog>
    </>
  );
}

function ToastSample() {
  const toast = useToast();
  return (
    <Button
      variant="secondary"
      onClick={() => toast.show({ title: "Meal updated", description: "The day is on target.", tone: "good" })}
    >
      Show a toast
    </Button>
  );
}
