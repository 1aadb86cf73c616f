import { expect, test } from 'vitest';
import { type CodeRead, readSource } from './read-code.ts';

test.each([
  ['{ count: 2, day }', 0],
  ['{ ...all }', 1],
  ['all', 1],
])('what stands for placeholders is written out where a message is said: %s', (params, faults) => {
  const read: CodeRead = { messages: [], literals: [], faults: [] };
  readSource('desk', 'a.ts', `t('{count} until {day}', ${params});`, read);
  expect(read.faults).toHaveLength(faults);
});
