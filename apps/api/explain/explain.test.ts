import { expect, test } from 'vitest';
import { useCatalogue } from './catalogue.ts';
import { administrators } from './subjects/administrators.ts';
import { calls } from './subjects/calls.ts';
import { cleanup } from './subjects/cleanup.ts';
import { lists } from './subjects/lists.ts';
import { pages } from './subjects/pages.ts';
import { threads } from './subjects/threads.ts';
import { withoutCounting } from './subjects/without-counting.ts';
import { words } from './subjects/words.ts';

// One catalogue for all subjects, which takes half a minute to make.
const catalogue = useCatalogue();

lists(catalogue);
words(catalogue);
withoutCounting(catalogue);
administrators(catalogue);
calls(catalogue);
threads(catalogue);
cleanup(catalogue);

// Of a few rows the planner reads all, or guesses: only what is filled says anything of how it is read.
test('each table that grows and was read above has rows', async () => {
  const { rows } = await catalogue.client.query(
    'select relname as name, reltuples::int as rows from pg_class where relname = any($1) and reltuples < 1000',
    [[...catalogue.tablesRead]],
  );
  expect(rows).toEqual([]);
});

// Last: it changes the catalogue.
pages(catalogue);
