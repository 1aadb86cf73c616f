import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

// Migrations run at the start in one transaction while older processes still serve: what reads or rewrites a whole table under
// a lock keeps every visitor waiting for as long as the table is large.

const folder = path.join(import.meta.dirname, '../../apps/api/migrations');

/** Those of 0.1.0, the first version to be released: they run on a database that has nothing in it yet. */
const lastOnEmptyTables = 45;

const unreleased = '0.1.0 is not released yet, so that no operator has a large table of it';

/** What may stand all the same: the migration, the table, and why no visitor waits long for it. */
const reasoned: { migration: string; table: string; why: string }[] = [
  { migration: '0050_joined-letters', table: 'listings', why: unreleased },
  { migration: '0053_pictures-elsewhere', table: 'listings', why: unreleased },
  { migration: '0054_areas-by-index-alone', table: 'listings', why: unreleased },
  { migration: '0055_words-of-a-kind', table: 'listings', why: unreleased },
  {
    migration: '0060_searches-without-pending-lists',
    table: 'sitemap_parts',
    why: 'it has a row for each file of the sitemap',
  },
  { migration: '0061_cells-with-words', table: 'listings', why: unreleased },
  { migration: '0062_samples-in-order', table: 'listing_samples', why: unreleased },
  { migration: '0062_samples-in-order', table: 'listings', why: unreleased },
  { migration: '0067_featured-while-premium', table: 'listings', why: unreleased },
  { migration: '0071_receipts-of-who-left', table: 'payments', why: unreleased },
  { migration: '0071_receipts-of-who-left', table: 'payment_steps', why: unreleased },
  { migration: '0071_receipts-of-who-left', table: 'users', why: unreleased },
  {
    migration: '0073_refused-reviews-written-anew',
    table: 'reviews',
    why: 'the few that are hidden are found by an index',
  },
  {
    migration: '0074_days-away',
    table: 'listings',
    why: 'the few that are away are found by an index',
  },
  {
    migration: '0075_decisions-by-step',
    table: 'listing_decisions',
    why: 'it has what our team decided in thirty days, and visitors write nothing there',
  },
  { migration: '0076_nothing-of-who-holds-a-card', table: 'payment_notifications', why: unreleased },
  { migration: '0077_answers-of-gone-listings', table: 'reviews', why: unreleased },
  { migration: '0077_answers-of-gone-listings', table: 'listings', why: unreleased },
  { migration: '0081_composed-letters', table: 'listings', why: unreleased },
  { migration: '0082_points-of-tours', table: 'listings', why: unreleased },
  { migration: '0083_cheapest-of-a-type', table: 'listings', why: unreleased },
];

/** Filled from files of ours or by administrators; some hundred rows at most. */
const small = new Set(['provinces', 'districts', 'destinations', 'settings']);

const name = String.raw`(?:"?public"?\.)?"?(\w+)"?`;
const altered = String.raw`^alter table (?:if exists )?(?:only )?${name} (?:.*,\s*)?`;
const dangers: [RegExp, string][] = [
  [
    new RegExp(String.raw`^create (?:unique )?index (?:if not exists )?(?:"?\w+"? )?on (?:only )?${name}`),
    'builds an index while nothing can be written',
  ],
  [
    new RegExp(
      String.raw`${altered}add (?:column )?(?!constraint)(?:if not exists )?"?\w+"? .*default (?!now\(|'|null|true|false|-?\d|current_)`,
    ),
    'fills a column with a default that is worked out for each row',
  ],
  [
    new RegExp(
      String.raw`${altered}add (?:column )?(?!constraint)"?\w+"? (?:.*generated|(?:big|small)?serial)`,
    ),
    'writes every row anew for a column that is generated',
  ],
  [
    new RegExp(String.raw`${altered}alter (?:column )?"?\w+"? set not null`),
    'reads every row to see that none is empty',
  ],
  [
    new RegExp(String.raw`${altered}alter (?:column )?"?\w+"? (?:set data )?type`),
    'may write every row anew in another type',
  ],
  [
    new RegExp(String.raw`${altered}add constraint "?\w+"? (?:check|foreign key)(?!.*not valid)`),
    'checks every row for a constraint that is not first added NOT VALID',
  ],
  [
    new RegExp(String.raw`${altered}add constraint "?\w+"? (?:unique|primary key|exclude)(?! using index)`),
    'builds an index for a constraint while nothing can be written',
  ],
  [new RegExp(`^(?:cluster|vacuum full|lock table) ${name}`), 'locks the whole table'],
];

/** All that is pending runs in one transaction, so that what it locked stays locked while rows are gone through. */
const goneThrough = 'is gone through by a statement, while all that was locked before it stays locked';
const ofRows = /^(?:with|insert|update|delete|merge) /;
const changed = String.raw`(?<!\b(?:for|key) )\bupdate(?! set\b)|\bmerge into`;
const source = new RegExp(
  String.raw`(?:${changed}|(?<!distinct )\bfrom|\bjoin|\busing) (?:only )?(?!lateral\b|\d|\w+ ?\{)${name}`,
  'g',
);
const afterList =
  'where|group|having|window|union|intersect|except|order|limit|offset|fetch|for|on conflict|returning|set|when';
const list = new RegExp(String.raw`(?<!distinct )\b(?:from|using) .*?(?=\b(?:${afterList})\b|$)`, 'g');

/** A statement and all that stands in brackets in it, each by itself with `{}` for its own: commas in one are of one list. */
function levelsOf(statement: string): string[] {
  const inner: string[] = [];
  let outer = statement;
  while (/\([^()]*\)/.test(outer))
    outer = outer.replace(/\(([^()]*)\)/g, (_, level: string) => {
      inner.push(level);
      return '{}';
    });
  return [outer, ...inner];
}

/** The tables whose rows a statement reads, changes or deletes, without the parts that it names itself. */
const tablesGoneThrough = (statement: string): string[] => {
  if (!ofRows.test(statement)) return [];
  const parts = new Set(
    [...statement.matchAll(/(\w+)"? as (?:(?:not )?materialized )?\(/g)].map(([, part]) => part),
  );
  const found = levelsOf(statement).flatMap((level) => {
    // Each table of a list as if it stood alone.
    const alone = level.replace(list, (tables) => tables.replaceAll(/, ?/g, ' from '));
    return [...alone.matchAll(source)].map(([, table = '']) => table);
  });
  return [...new Set(found)].filter((table) => !parts.has(table));
};

/** Each statement of a migration in one line, without comments, texts and the bodies of functions. */
const statementsOf = (sql: string) =>
  sql
    .replace(/\$(\w*)\$[\s\S]*?\$\1\$|'[^']*'|--.*$/gm, (found) => (found.startsWith('--') ? '' : "''"))
    .split(';')
    .map((statement) => statement.replace(/\s+/g, ' ').trim().toLowerCase())
    .filter(Boolean);

export interface Locking {
  table: string;
  why: string;
}

/** What a migration does to tables that were there before it and grow. */
export function lockingOf(sql: string): Locking[] {
  const statements = statementsOf(sql);
  const made = new Set(
    statements.map((each) => new RegExp(`^create table (?:if not exists )?${name}`).exec(each)?.[1]),
  );
  return statements
    .flatMap((statement) => [
      ...dangers.flatMap(([sign, why]) => {
        const table = sign.exec(statement)?.[1];
        return table ? [{ table, why }] : [];
      }),
      ...tablesGoneThrough(statement).map((table) => ({ table, why: goneThrough })),
    ])
    .filter(({ table }) => !made.has(table) && !small.has(table));
}

/** What stands in the migrations without a reason, and reasons for what does not stand there. */
export function findLocks(): string[] {
  const files = readdirSync(folder).filter((file) => file.endsWith('.sql'));
  const later = files.filter((file) => Number.parseInt(file, 10) > lastOnEmptyTables);
  const found = later.flatMap((file) =>
    lockingOf(readFileSync(path.join(folder, file), 'utf8')).map((each) => ({ file, ...each })),
  );
  const isOf = (file: string, table: string) => (each: (typeof reasoned)[number]) =>
    each.migration === file.replace('.sql', '') && each.table === table;
  return [
    ...found
      .filter(({ file, table }) => !reasoned.some(isOf(file, table)))
      .map(({ file, table, why }) => `${file}: "${table}" ${why}.`),
    ...reasoned
      .filter(
        ({ migration, table }) =>
          !found.some((each) => isOf(each.file, each.table)({ migration, table, why: '' })),
      )
      .map(
        ({ migration, table }) => `${migration}: a reason is given for "${table}", which it does not lock.`,
      ),
  ];
}

if (process.argv[1] === import.meta.filename) {
  const found = findLocks();
  if (found.length > 0) {
    console.error(found.join('\n'));
    console.error(
      'Do it in steps that lock nothing for long (add NOT VALID, fill in a job, validate later), or say in scripts/migrations/table-locks.ts why it may stand.',
    );
    process.exitCode = 1;
  }
}
