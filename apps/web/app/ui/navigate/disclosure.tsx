import type { ReactNode } from 'react';
import { Icon } from '../form/icon.tsx';

export interface DisclosureProps {
  title: ReactNode;
  children: ReactNode;
  open?: boolean | undefined;
}

/** Words under a heading that is pressed; opens without scripts. */
export function Disclosure({ title, children, open = false }: DisclosureProps) {
  return (
    <details open={open} className="disclosure group">
      <summary>
        <span>{title}</span>
        <Icon name="plus" className="size-5 group-open:hidden" />
        <Icon name="minus" className="hidden size-5 group-open:block" />
      </summary>
      <div className="pb-5">{children}</div>
    </details>
  );
}
