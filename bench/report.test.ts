import { expect, test } from 'vitest';
import { markdownTable, replaceSection } from './report.ts';

test('rows become a table in Markdown, with numbers to the right and bars that do not end a cell', () => {
  const rows = [
    { call: 'list', 'requests/s': 1200 },
    { call: 'a|b', 'requests/s': 7 },
  ];
  expect(markdownTable(rows)).toBe(
    ['| call | requests/s |', '| --- | ---: |', '| list | 1200 |', '| a\\|b | 7 |'].join('\n'),
  );
  expect(markdownTable([])).toBe('');
});

test('a mode replaces its own section and leaves those of others alone', () => {
  const before =
    '# Bench\n\n<!-- calls -->\n\nold\n\n<!-- /calls -->\n\n<!-- pages -->\n\npages\n\n<!-- /pages -->\n';
  const after = replaceSection(before, 'calls', 'new\n');
  expect(after).toBe(before.replace('old', 'new'));
  expect(replaceSection(after, 'calls', 'new')).toBe(after);
});

test('a mode without a section gets one at the end', () => {
  expect(replaceSection('# Bench\n', 'growth', 'grown')).toBe(
    '# Bench\n\n<!-- growth -->\n\ngrown\n\n<!-- /growth -->\n',
  );
});
