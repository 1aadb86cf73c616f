import type { ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router';
import { Icon } from './icon.tsx';

export interface RemovableChipProps {
  children: ReactNode;
  /** What is taken away, in words: `Remove filter Kandy`. */
  label: string;
  /** Where the page goes without it; works without scripts. */
  to?: LinkProps['to'] | undefined;
  onRemove?: (() => void) | undefined;
}

/** A filter or a choice that is taken away again. */
export function RemovableChip({ children, label, to, onRemove }: RemovableChipProps) {
  const inside = (
    <>
      {children}
      <Icon name="close" className="size-3.5" />
    </>
  );
  if (to !== undefined) {
    return (
      <Link to={to} className="chip" aria-label={label} preventScrollReset>
        {inside}
      </Link>
    );
  }
  return (
    <button type="button" className="chip" aria-label={label} onClick={onRemove}>
      {inside}
    </button>
  );
}

/** A choice among a few, as a link: vehicle types, months, tabs of a list. `current` marks the one that is on. */
export function ChipLink({ current = false, ...rest }: LinkProps & { current?: boolean }) {
  return <Link preventScrollReset {...rest} className="chip" aria-current={current ? 'true' : undefined} />;
}
