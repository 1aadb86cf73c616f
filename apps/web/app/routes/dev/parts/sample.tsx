import type { ReactNode } from 'react';

export function Sample({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <h3 className="mb-4 font-text text-15 font-[650] tracking-normal text-ink-2">{name}</h3>
      {children}
    </div>
  );
}
