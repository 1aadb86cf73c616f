import { expect, test } from 'vitest';
import { faultsIn } from './banned-words.mjs';

const instead = (faults: string[]) => faults.map((fault) => fault.replace(/^.*?: /, ''));

test.each([
  ['an identifier', 'const firstDeed = 1;', 'firstDeed: action, audit entry'],
  ['a part of an identifier', 'export function listDesk() {}', 'listDesk: admin'],
  ['a private member', 'class Made { #tongue = 1; }', 'tongue: language'],
  ['a property', 'export const made = { dossier: 1 };', 'dossier: detail'],
  ['a type', 'type Failure = string;', 'Failure: AppError'],
  ['a name by its ending', 'const receiptLetter = 1;', 'receiptLetter: email'],
  ['another form of a word', 'const keepWishes = 1;', 'keepWishes: query, filter, request'],
  ['the past of a word', 'const wished = 1;', 'wished: query, filter, request'],
  ['a form that loses a letter', 'const pacing = 1;', 'pacing: rate limit'],
  ['a pronoun as an identifier', 'export const nobody = [];', 'nobody: say what there is none of'],
  ['a line of comment', '// Nobody reads this.\n', '"Nobody" in a comment: say what there is none of'],
  ['more than one in a comment', '// Deeds are kept.\n', '"Deeds" in a comment: action, audit entry'],
  [
    'a comment after code',
    `const made = 1; ${'/'}/ for somebody`,
    '"somebody" in a comment: name the visitor, owner, account …',
  ],
  [
    'a comment of several lines',
    '/**\n * One.\n * Whoever comes.\n */',
    '"Whoever" in a comment: name the person or the caller',
  ],
  [
    'a title',
    "test('what waits stands first at the desk', () => {});",
    '"desk" in a title: admin, administrators',
  ],
  [
    'a title of a table of cases',
    "test.each([1])('%s is judged', () => {});",
    '"judged" in a title: decided, checked',
  ],
])('%s of a banned word is refused', (_what, text, fault) => {
  expect(instead(faultsIn('apps/api/src/made.ts', text))).toEqual([fault]);
});

test('comments of styles are held to them, and what is no comment there is not read as one', () => {
  const text = [
    '/* Paper is light,\n * whoever reads. */',
    `.list { background: url(${'/'}/somebody.example/a.svg); }`,
  ];
  expect(instead(faultsIn('apps/web/app/ui/made.css', text.join('\n')))).toEqual([
    '"whoever" in a comment: name the person or the caller',
  ]);
});

test('names of files and folders are held to them too', () => {
  expect(instead(faultsIn('apps/web/app/features/admin/desk-list.tsx', ''))).toEqual(['desk-list: admin']);
  expect(instead(faultsIn('apps/api/src/platform/paces/made.ts', ''))).toEqual(['paces: rate limits']);
});

test('words for people, tables and words that only look alike are left alone', () => {
  const text = [
    "const words = 'Nobody has said anything yet; the desk is closed.';",
    'const entries = [deskNotes, tallies];',
    'const retries = 1;',
    "const url = 'https://nobody.example';",
  ].join('\n');
  expect(faultsIn('apps/web/app/made.ts', text)).toEqual([]);
});
