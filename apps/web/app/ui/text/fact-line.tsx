import type { ReactNode } from 'react';
import { languageOf } from './language.ts';

/** Short facts in one line: 9 seats, 6 bags. */
export function FactLine({ facts }: { facts: readonly ReactNode[] }) {
  return (
    <ul className="fact-line">
      {facts.filter(Boolean).map((fact, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a fixed list
        <li key={index} lang={languageOf(fact)}>
          {fact}
        </li>
      ))}
    </ul>
  );
}
