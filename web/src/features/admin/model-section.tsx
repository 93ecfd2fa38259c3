import { MESSAGES } from "@mealwright/schema/constants/messages";
import { CURRENCY_SIGN } from "@mealwright/schema/constants/tiers";
import type { AdminModel, ModelCheck } from "@mealwright/schema/contract/admin";
import { formatMoment } from "@mealwright/schema/rules/text/date-text";
import { useState } from "react";
import { checkModel } from "../../api/admin.ts";
import { useCall } from "../../api/hooks/use-call.ts";
import { serverText } from "../../api/transport/http-error.ts";
import { Button } from "../../components/button.tsx";
import { Notice } from "../../components/notice.tsx";
import { AdminCallFailed } from "./admin-gate.tsx";
import { GenerationFigures } from "./generation-figures.tsx";

/** The AI model, for the administrator: what is configured, how a real request goes, what failed during the last day. */
export function ModelSection() {
  const { data, error, retry } = useCall("adminModel");
  const [result, setResult] = useState<ModelCheck | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [checking, setChecking] = useState(false);
  if (error !== undefined) return <AdminCallFailed onRetry={retry} />;
  if (data === undefined) return <p role="status">One moment…</p>;
  if (data.endpoint === null) return <p>No model is configured: plans come from the cookbook alone.</p>;

  const check = async () => {
    setChecking(true);
    setFailure(null);
    try {
      setResult(await checkModel());
    } catch (thrown) {
      setFailure(serverText(thrown) ?? MESSAGES.somethingWentWrong);
    }
    setChecking(false);
  };

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <Facts
        rows={[
          ["Endpoint", data.endpoint],
          ["Models, in order", [...new Set([data.priorityModel ?? [], data.models].flat())].join(", ")],
        ]}
      />
      <div>
        <Button size="small" onClick={() => void check()} inactive={checking}>
          {checking ? "Asking for three dishes…" : "Send one real request"}
        </Button>
      </div>
      {failure === null ? null : <Notice tone="bad">{failure}</Notice>}
      {result === null ? null : <Result result={result} />}
      <GenerationFigures />
      <Failures failures={data.failures} />
    </div>
  );
}

function Result({ result }: { readonly result: ModelCheck }) {
  const { model, negotiated, firstTokenMs, tokensPerSecond, kept, refused, week, failure } = result;
  if (failure !== null) {
    return (
      <Notice tone="bad">
        No answer ({failure.reason}): {failure.detail}
      </Notice>
    );
  }
  return (
    <Facts
      rows={[
        ["Answered by", model ?? "-"],
        ["Accepts", negotiated.join(", ")],
        ["First token", firstTokenMs === null ? "-" : `${firstTokenMs} ms`],
        ["Speed", tokensPerSecond === null ? "not counted by the endpoint" : `${tokensPerSecond} tokens a second`],
        ["Dishes kept", [`${kept}`, ...refused.map((reason) => `one ${reason}`)].join("; ")],
        ["A week of 21 meals", weekText(week)],
      ]}
    />
  );
}

function weekText(week: ModelCheck["week"]): string {
  if (week === null) return "not counted by the endpoint";
  const tokens = `${week.inputTokens} tokens in, ${week.outputTokens} out`;
  return week.priceUsd === null
    ? `${tokens} (no prices are configured)`
    : `${tokens}, ${CURRENCY_SIGN}${week.priceUsd.toFixed(4)}`;
}

function Facts({ rows }: { readonly rows: readonly (readonly [string, string])[] }) {
  return (
    <dl className="grid gap-x-6 gap-y-1 sm:grid-cols-[max-content_minmax(0,1fr)]">
      {rows.map(([name, text]) => (
        <div key={name} className="contents">
          <dt className="font-semibold">{name}</dt>
          <dd className="min-w-0 break-words text-ink-soft max-sm:mb-2">{text}</dd>
        </div>
      ))}
    </dl>
  );
}

function Failures({ failures }: Pick<AdminModel, "failures">) {
  if (failures.length === 0) return <p className="text-ink-soft">Nothing failed during the last day.</p>;
  return (
    <div>
      <h3 className="mb-2 text-lg">Failed during the last day</h3>
      <ul className="grid gap-1 text-small">
        {failures.map(({ at, model, reason, detail }) => (
          <li key={`${at} ${model} ${detail}`} className="break-words">
            <span className="tabular text-ink-soft">{formatMoment(at)}</span> {model}: {reason}, {detail}
          </li>
        ))}
      </ul>
    </div>
  );
}
