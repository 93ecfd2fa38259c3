/** The bare plate, in a picture where its radius is 100 units. */
export function EmptyPlate() {
  return (
    <g fill="none">
      <ellipse cx="0" cy="5" rx="99" ry="98" fill="#22301f" opacity="0.1" />
      <circle r="98" className="fill-[light-dark(#fffdf8,#e4e0d3)]" stroke="#cfc7b4" strokeWidth="1.2" />
      <circle r="78" className="fill-[light-dark(#f7f2e6,#d8d3c4)]" />
      <circle r="78" stroke="#22301f" strokeWidth="1" opacity="0.12" />
    </g>
  );
}
