/** Numbered instructions. */
export function StepList({ steps }: { readonly steps: readonly string[] }) {
  return (
    <ol className="grid gap-3">
      {steps.map((step, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: steps keep their order, and two may read the same
        <li key={index} className="flex gap-3">
          <span aria-hidden="true" className="tabular w-6 shrink-0 font-display text-xl leading-snug text-herb">
            {index + 1}
          </span>
          <span>{step}</span>
        </li>
      ))}
    </ol>
  );
}
