/** The code of what was pressed is on its way: the press was taken. It shows after a moment, so that nothing flashes up. */
export function Opening() {
  return (
    <p
      role="status"
      className="pointer-events-none fixed inset-x-0 bottom-20 z-50 mx-auto w-fit animate-land rounded-full bg-ink px-5 py-2.5 font-semibold text-paper shadow-lift [animation-delay:200ms]"
    >
      One moment …
    </p>
  );
}
