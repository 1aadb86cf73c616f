import type { ReactNode } from 'react';
import { languageOf } from './language.ts';

export interface Fact {
  label: ReactNode;
  /** A fact without a value is left out. */
  value: ReactNode;
}

const present = ({ value }: Fact) => value !== null && value !== undefined && value !== '' && value !== false;

/** A ruled list of what is known. */
export function Facts({ facts, columns = false }: { facts: readonly Fact[]; columns?: boolean }) {
  const known = facts.filter(present);
  if (known.length === 0) return null;
  return (
    <dl className={`facts ${columns ? 'sm:grid-cols-2' : ''}`}>
      {known.map(({ label, value }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a fixed list
        <div key={index}>
          <dt>{label}</dt>
          <dd lang={languageOf(value)}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** A figure and what it counts. */
export function Stat({ value, label, note }: { value: ReactNode; label: ReactNode; note?: ReactNode }) {
  return (
    <div className="border-t-[1.5px] border-ink pt-3">
      <p className="text-15 font-semibold text-ink-2">{label}</p>
      <p className="mt-1 font-display text-[2.5rem] leading-[max(1,var(--tall))] font-bold tracking-[-0.022em] tabular-figures [font-stretch:84%]">
        {value}
      </p>
      {note && <p className="mt-2 text-14 text-ink-2">{note}</p>}
    </div>
  );
}
