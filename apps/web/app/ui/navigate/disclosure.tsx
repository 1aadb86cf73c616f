import type { ReactNode } from 'react';
import { Icon } from '../form/icon.tsx';

export interface DisclosureProps {
  title: ReactNode;
  children: ReactNode;
  open?: boolean | undefined;
  /** Only one of those that share a name is open at a time. */
  name?: string | undefined;
}

/** Words under a heading that is pressed; opens without scripts. */
export function Disclosure({ title, children, open = false, name }: DisclosureProps) {
  return (
    <details open={open} name={name} className="disclosure group">
      <summary>
        <span>{title}</span>
        <Icon name="plus" className="size-5 group-open:hidden" />
        <Icon name="minus" className="hidden size-5 group-open:block" />
      </summary>
      <div className="pb-5">{children}</div>
    </details>
  );
}
