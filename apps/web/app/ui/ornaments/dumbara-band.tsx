/** Stepped lozenges from Dumbara: the sign of an offer, once on a page. It takes the colour of its text. */
export function DumbaraBand({ className, upright }: { className: string; upright?: boolean }) {
  return (
    <span
      className={`dumbara-band ${className}`}
      data-upright={upright ? '' : undefined}
      aria-hidden="true"
    />
  );
}
