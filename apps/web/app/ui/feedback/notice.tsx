import type { ReactNode } from 'react';

export interface NoticeProps {
  kind?: 'info' | 'good' | 'warning' | 'danger' | undefined;
  title?: ReactNode | undefined;
  children?: ReactNode | undefined;
  /** Buttons or links. */
  actions?: ReactNode | undefined;
  /** Appears while the page is open: announced at once by screen readers. */
  live?: boolean | undefined;
}

/** Something to be known, with a band of its ink at its side. */
export function Notice({ kind = 'info', title, children, actions, live = false }: NoticeProps) {
  return (
    <div
      className="notice"
      data-kind={kind}
      role={live ? (kind === 'danger' ? 'alert' : 'status') : undefined}
    >
      <div className="grid gap-1">
        {title && <p className="font-[650]">{title}</p>}
        {children && <div className="text-15">{children}</div>}
        {actions && <div className="mt-2 flex flex-wrap gap-3">{actions}</div>}
      </div>
    </div>
  );
}
