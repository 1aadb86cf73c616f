import type { ComponentProps, ReactNode } from 'react';

// Apart from the chips of lists, which would all be sent these.

/** A choice that is on or off, in a form that lives in the browser. */
export function ChipButton({
  pressed,
  ...rest
}: Omit<ComponentProps<'button'>, 'type'> & { pressed: boolean }) {
  return <button {...rest} type="button" className="chip" aria-pressed={pressed} />;
}

/** A word that cannot be pressed: a language, a feature. */
export function Chip({ children }: { children: ReactNode }) {
  return <span className="chip">{children}</span>;
}
