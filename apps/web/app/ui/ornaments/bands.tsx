type Band = { className?: string; upright?: boolean };

const named = (base: string, extra: string | undefined) => (extra ? `${base} ${extra}` : base);

/** Stepped lozenges from Dumbara: the sign of an offer, once on a page. It takes the colour of its text. */
export function DumbaraBand({ className, upright }: Band) {
  return (
    <span
      className={named('dumbara-band', className)}
      data-upright={upright ? '' : undefined}
      aria-hidden="true"
    />
  );
}

/** The line beneath the title of a list, once on a page. */
export function Zigzag({ className }: { className?: string }) {
  return <span className={named('zigzag', className)} aria-hidden="true" />;
}
