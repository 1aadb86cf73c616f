import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const glossary = readFileSync(new URL('./glossary.md', import.meta.url), 'utf8');

test('the glossary says one thing of each word: one that means another elsewhere says where', () => {
  const cells = [...glossary.matchAll(/^\| (\*\*.+?) *\|/gm)].map(([, words = '']) => words);
  const plain = cells
    .filter((words) => !words.includes('('))
    .flatMap((words) => [...words.matchAll(/\*\*([^*]+)\*\*/g)].map(([, word]) => word));
  expect(plain.length).toBeGreaterThan(100);
  expect(plain.filter((word, at) => plain.indexOf(word) < at)).toEqual([]);
});
