import type { ReactNode } from 'react';

export interface AdminPageProps {
  title: string;
  /** Beside the title: how things stand, read out where it changes. */
  line?: ReactNode;
  /** At the end of the line: Add, Export. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A page of the back office: its name, one line, and the work at once. */
export function AdminPage({ title, line, actions, children }: AdminPageProps) {
  return (
    <>
      <header className="admin-head">
        <div className="min-w-0">
          <h1>{title}</h1>
          {line && (
            <p role="status" className="mt-1 text-15 text-ink-2">
              {line}
            </p>
          )}
        </div>
        {actions && <div className="flex flex-wrap gap-2">{actions}</div>}
      </header>
      {children}
    </>
  );
}
