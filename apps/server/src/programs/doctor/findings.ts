import { reasonOf } from '../../lifecycle/reason-of.ts';

/** What one examination found: what it looked at, how it stands in words, and what to do where it does not stand well. */
export interface Finding {
  state: 'fine' | 'warning' | 'wrong';
  about: string;
  words: string;
  advice?: string;
}

const marks = { fine: '✓', warning: '!', wrong: '✗' };

/** A line for each, with the advice below it. */
export const inLines = (findings: readonly Finding[]): string[] =>
  findings.flatMap(({ state, about, words, advice }) => [
    `${marks[state]} ${about}: ${words}`,
    ...(advice ? [`    ${advice}`] : []),
  ]);

/** Behind what an error says, what it came of: "fetch failed" alone helps no operator. */
export function withRoot(error: unknown): string {
  const [said, root] = [reasonOf(error), reasonOf(rootOf(error))];
  return said.includes(root) ? said : `${said} (${root})`;
}

export const rootOf = (error: unknown): unknown =>
  error instanceof Error && error.cause ? rootOf(error.cause) : error;
