import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import {
  type ImportLine,
  type ImportReport,
  type ImportWanted,
  listSent,
} from '@serendib/contract/destinations/admin-endpoints';
import { ownPath } from '@serendib/contract/media/images';
import { t } from '@serendib/contract/words/t';
import { CsvError, parse } from 'csv-parse/sync';
import { AppError } from '../../../platform/app-error.ts';
import { unescapeCell } from '../../../platform/csv/cells.ts';
import type { Db } from '../../../platform/database/database.ts';
import type { Visitor } from '../../../platform/http/app-types.ts';
import type { Context } from '../../../platform/module.ts';
import { lockAllNames, lockNamed, type StoredDestination } from './admin.queries.ts';
import { insertNamed, rewriteNamed, saidOfSameName } from './change-destination.ts';
import { type Checked, checkFields, fieldsOf } from './check-fields.ts';
import { columns, readable } from './csv-columns.ts';

interface Read {
  line: number;
  cells: Record<string, string>;
}
interface Planned extends Read {
  stored: StoredDestination | undefined;
  /** What the line brings back. */
  deleted: StoredDestination | undefined;
  checked: Checked;
  problems: { field: string; message: string }[];
}

const mostLines = 5_000;
const ignored = new Set<string>(readable);

const saidOfStale = t(
  'A destination of this file was changed since the report. Please look again before importing.',
);
const refuse = (words: string) => new AppError('INVALID', words, { csv: words });

/**
 * Takes all lines of a file or, where one is wrong or only a trial is wanted, none, and says what each does. Where the
 * report that was looked at is named, nothing is written over what was saved since.
 */
export async function importDestinations(
  context: Pick<Context, 'db' | 'clock' | 'publicUrl'>,
  visitor: Visitor,
  { csv, dryRun, version: seen }: ImportWanted,
): Promise<ImportReport> {
  const rows = readLines(csv, context.publicUrl);
  const at = context.clock();
  return context.db.transaction(async (tx) => {
    await lockAllNames(tx);
    const planned = await plan(tx, rows);
    const lines = planned.map(lineOf);
    const version = versionOf(planned);
    const isDone = !dryRun && lines.every(({ action }) => action !== 'wrong');
    // What is sent a second time over a poor connection finds itself stored, and changes nothing.
    const isNothing = lines.every(({ action }) => action === 'same');
    if (isDone && seen !== undefined && seen !== version && !isNothing)
      throw new AppError('STALE_VERSION', saidOfStale);
    if (isDone) for (const one of planned) await write(tx, visitor, one, at);
    const count = (action: ImportLine['action']) => lines.filter((line) => line.action === action).length;
    const [created, changed, same, wrong] = [count('create'), count('change'), count('same'), count('wrong')];
    return { isDone, created, changed, same, wrong, lines, version };
  });
}

/** A hash of the places that lines are of, as they are stored: of those that a line leaves as they are too. */
const versionOf = (planned: Planned[]): string =>
  createHash('sha256')
    .update(
      JSON.stringify(
        planned.map(({ line, stored, deleted }) => [
          line,
          ...[stored?.id ?? null, stored?.version ?? null],
          ...[deleted?.id ?? null, deleted?.version ?? null],
        ]),
      ),
    )
    .digest('base64url');

function readLines(csv: string, publicUrl: string): Read[] {
  let before = 1;
  try {
    const rows = parse(csv, {
      bom: true,
      skip_empty_lines: true,
      trim: true,
      info: true,
      columns: columnsOf,
      delimiter: separatorOf(csv),
    }) as unknown as { info: { lines: number }; record: Record<string, string> }[];
    if (rows.length === 0) throw refuse(t('This file has no line below its heading.'));
    if (rows.length > mostLines)
      throw refuse(t('At most {mostLines} lines can be taken at once.', { mostLines }));
    return rows.map(({ info, record }) => {
      const line = before + 1;
      before = info.lines;
      const cells = Object.entries(record)
        .filter(([name]) => !ignored.has(name))
        .map(([name, cell]) => [name, unescapeCell(cell)] as const)
        .map(([name, cell]) => [name, name === 'image' ? ownPath(cell, publicUrl) : cell]);
      return { line, cells: Object.fromEntries(cells) };
    });
  } catch (error) {
    if (error instanceof CsvError)
      throw refuse(t('This file cannot be read: {message}.', { message: error.message }));
    throw error;
  }
}

/** Where commas stand in numbers, table programs put semicolons between the columns. */
function separatorOf(csv: string): string {
  const heading = csv.slice(0, csv.search(/[\r\n]|$/));
  return heading.includes(';') && !heading.includes(',') ? ';' : ',';
}

function columnsOf(heading: string[]): string[] {
  const found = heading.map(columnOf);
  const twice = found.find((name, index) => found.indexOf(name) !== index);
  if (twice) throw refuse(t('The column “{twice}” stands twice in the heading.', { twice }));
  return found;
}

function columnOf(heading: string): string {
  const found = columns.find((column) => column.toLowerCase() === heading.trim().toLowerCase());
  if (found) return found;
  throw refuse(
    t('There is no column “{heading}”. There are: {columns}.', {
      heading: heading.slice(0, 40),
      columns: columns.join(', '),
    }),
  );
}

const lists = new Set(['attractions', 'aliases', 'activities', 'facts']);

async function plan(db: Db, rows: Read[]): Promise<Planned[]> {
  const slugs = rows.flatMap(({ cells }) => cells.slug || []);
  const names = rows.flatMap(({ cells }) => (cells.slug ? [] : (cells.name?.toLowerCase() ?? [])));
  const known = await lockNamed(db, slugs, names);
  const planned = linesOf(known, rows);
  const before = new Set<string>();
  for (const { stored, deleted, checked, problems } of planned) {
    const place = stored ?? deleted;
    if (!place || !checked.fields) continue;
    const words = await saidOfSameName(db, checked.fields, stored, before);
    if (words) problems.push({ field: 'name', message: words });
    before.add(place.id);
  }
  return planned;
}

/**
 * The place that a line is of: the one with its slug or, where that is blank, with its name in its district. Where no
 * district is said, the name is enough if a single place has it.
 */
function placeOf(known: StoredDestination[], { slug, name, district }: Read['cells']) {
  if (slug) return known.find((one) => one.slug === slug);
  const named = known.filter((one) => one.name.toLowerCase() === name?.toLowerCase());
  if (district) return named.find((one) => one.district.toLowerCase() === district.toLowerCase());
  return named.length === 1 ? named[0] : undefined;
}

/** The deleted place that a new line brings back, as `lockDeleted` finds it for a form; a file may name it by its slug. */
function deletedOf(deleted: StoredDestination[], { slug, name, district }: Read['cells']) {
  if (slug) return deleted.find((one) => one.slug === slug);
  return deleted.find(
    (one) =>
      one.name.toLowerCase() === name?.toLowerCase() &&
      one.district.toLowerCase() === district?.toLowerCase(),
  );
}

function linesOf(known: StoredDestination[], rows: Read[]): Planned[] {
  const living = known.filter(({ deletedAt }) => !deletedAt);
  const gone = known.filter(({ deletedAt }) => deletedAt);
  const taken = new Map<string, number>();
  return rows.map(({ line, cells }) => {
    const { slug, ...rest } = cells;
    const stored = placeOf(living, cells);
    const deleted = stored ? undefined : deletedOf(gone, cells);
    const sent = Object.fromEntries(
      Object.entries(rest).map(([name, cell]) => [name, lists.has(name) ? listSent(cell) : cell]),
    );
    const checked = checkFields(stored ? sent : withoutBlanks(sent), stored);
    const problems = [...(checked.problems ?? [])];
    if (slug && !stored && !deleted) {
      problems.push({
        field: 'slug',
        message: t('There is no destination “{slug}”; leave this blank to add one.', { slug }),
      });
    }
    const { name, district } = checked.fields ?? cells;
    const keys = [(stored ?? deleted)?.id ?? (slug || []), `${name} ${district}`.toLowerCase()].flat();
    const twice = keys.map((key) => taken.get(key)).find((before) => before !== undefined);
    if (twice) problems.push({ field: 'name', message: t('The same stands in line {twice}.', { twice }) });
    for (const key of keys) if (!taken.has(key)) taken.set(key, line);
    return { line, cells, stored, deleted, checked, problems };
  });
}

/** Of a new place, a blank cell is nothing said. */
const withoutBlanks = (sent: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(sent).filter(
      ([name, cell]) => cell !== '' || ['name', 'description', 'district'].includes(name),
    ),
  );

function lineOf({ line, cells, stored, checked, problems }: Planned): ImportLine {
  const name = cells.name || stored?.name || '';
  if (!checked.fields || problems.length > 0) return { line, name, action: 'wrong', changes: [], problems };
  const before: Record<string, unknown> = stored ? fieldsOf(stored) : {};
  const changes = Object.entries(checked.fields)
    .map(([field, to]) => ({ field, from: before[field] ?? null, to }))
    .filter(({ from, to }) => !isDeepStrictEqual(from, to) && (stored || (to !== null && String(to) !== '')));
  const action = stored ? (changes.length > 0 ? 'change' : 'same') : 'create';
  return { line, name, action, changes, problems: [] };
}

async function write(
  db: Db,
  visitor: Visitor,
  { stored, deleted, checked }: Planned,
  at: Date,
): Promise<void> {
  if (!checked.fields) return;
  if (stored) await rewriteNamed(db, visitor, stored, checked.fields, at);
  else await insertNamed(db, visitor, checked.fields, at, deleted);
}
