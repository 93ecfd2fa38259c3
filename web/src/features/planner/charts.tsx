import { Bar, BarChart, ReferenceArea, ReferenceLine, ResponsiveContainer, XAxis, YAxis } from "recharts";

/** Room above the highest column. */
const HEADROOM = 1.12;
const NOTHING_ROUND = { top: 0, right: 0, bottom: 0, left: 0 };
const NO_MOTION = { isAnimationActive: false } as const;
const TICKS = { className: "text-tiny", fill: "var(--ink-soft)" } as const;

interface DayColumnsProps {
  readonly days: readonly { readonly name: string; readonly value: number }[];
  /** What a day should hold: from, to, or both. */
  readonly range: { readonly min?: number; readonly max?: number };
}

/** One column per day, over the range that a day should be in; the figures are always shown beside it as text. */
export function DayColumns({ days, range: { min, max } }: DayColumnsProps) {
  const top = HEADROOM * Math.max(min ?? 0, max ?? 0, ...days.map(({ value }) => value));
  return (
    <ResponsiveContainer>
      <BarChart data={[...days]} margin={NOTHING_ROUND} barCategoryGap="6%" accessibilityLayer={false}>
        <XAxis dataKey="name" hide />
        <YAxis hide domain={[0, top]} />
        {min === undefined || max === undefined || min === max ? null : (
          <ReferenceArea y1={min} y2={max} fill="var(--sage)" fillOpacity={1} />
        )}
        <Bar dataKey="value" radius={[4, 4, 0, 0]} className="fill-herb/80" {...NO_MOTION} />
        {[...new Set([min, max])].map((bound) =>
          bound === undefined ? null : (
            <ReferenceLine key={bound} y={bound} stroke="var(--ink)" strokeWidth={2} strokeDasharray="5 4" />
          ),
        )}
      </BarChart>
    </ResponsiveContainer>
  );
}

interface ShareBarsProps {
  readonly bars: readonly {
    readonly name: string;
    /** 1 is the full bar. */
    readonly share: number;
  }[];
  /** Where the line is drawn, as a share. */
  readonly line?: number;
}

/** Bars stop here: far over the line, a longer bar would say nothing more. */
const LONGEST_SHARE = 1.25;
/** A share of 0 would draw neither bar nor track. */
const LEAST_SHARE = 0.004;

/** Bars one below the other, with their names; the figures are shown nearby as text. */
export function ShareBars({ bars, line }: ShareBarsProps) {
  const longest = line === undefined ? 1 : LONGEST_SHARE;
  const data = bars.map(({ name, share }) => ({ name, share: Math.max(LEAST_SHARE, Math.min(share, longest)) }));
  return (
    <ResponsiveContainer>
      <BarChart data={data} layout="vertical" margin={NOTHING_ROUND} barCategoryGap="22%" accessibilityLayer={false}>
        <XAxis type="number" hide domain={[0, longest]} />
        <YAxis
          type="category"
          dataKey="name"
          width="auto"
          tickLine={false}
          axisLine={false}
          tick={TICKS}
          interval={0}
        />
        <Bar
          dataKey="share"
          radius={4}
          background={{ fill: "var(--sage)", radius: 4 }}
          className="fill-herb"
          {...NO_MOTION}
        />
        {line === undefined ? null : (
          <ReferenceLine x={line} stroke="var(--ink)" strokeWidth={2} strokeDasharray="5 4" />
        )}
      </BarChart>
    </ResponsiveContainer>
  );
}
