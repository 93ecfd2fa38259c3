/** A plate with nothing on it, between a fork and a knife. */
export function EmptyPlate({ className }: { readonly className?: string }) {
  return (
    <svg viewBox="0 0 300 208" aria-hidden="true" fill="none" strokeLinecap="round" className={className}>
      <ellipse cx="150" cy="109" rx="98" ry="96" className="fill-ink" opacity="0.08" />
      <circle cx="150" cy="104" r="97" className="fill-card stroke-line" strokeWidth="1.5" />
      <circle cx="150" cy="104" r="89" className="stroke-herb" strokeWidth="2.5" opacity="0.7" />
      <circle cx="150" cy="104" r="68" className="fill-paper stroke-line" strokeWidth="1.5" />
      <g className="stroke-edge" strokeWidth="5">
        <path d="M13 32v34c0 9 4 14 11 14s11-5 11-14V32M24 32v146" />
        <path d="M274 178V32c11 12 14 30 13 62l-13 6" strokeLinejoin="round" />
      </g>
    </svg>
  );
}
