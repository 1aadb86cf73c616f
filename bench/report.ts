import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { version } from 'node:process';
import { dayOf } from '@serendib/contract/calendar';
import { hasOption } from './options.ts';

export type Row = Readonly<Record<string, string | number>>;

const readme = new URL('README.md', import.meta.url);
const root = new URL('..', import.meta.url);

const cell = (value: string | number | undefined) => String(value ?? '').replaceAll('|', '\\|');

/** A table in Markdown. The first row names the columns; those of numbers stand to the right. */
export function markdownTable(rows: readonly Row[]): string {
  const [first] = rows;
  if (!first) return '';
  const columns = Object.keys(first);
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const isNumber = (column: string) => rows.every((row) => /^[-–\d]/.test(String(row[column] ?? '–')));
  return [
    line(columns.map(cell)),
    line(columns.map((column) => (isNumber(column) ? '---:' : '---'))),
    ...rows.map((row) => line(columns.map((column) => cell(row[column])))),
  ].join('\n');
}

/** In what stands between the marks of a mode; a mode that has none yet gets its place at the end. */
export function replaceSection(document: string, mode: string, content: string): string {
  const [opening, closing] = [`<!-- ${mode} -->`, `<!-- /${mode} -->`];
  const section = `${opening}\n\n${content.trim()}\n\n${closing}`;
  const [from, to] = [document.indexOf(opening), document.indexOf(closing)];
  if (from < 0 || to < from) return `${document.trimEnd()}\n\n${section}\n`;
  return document.slice(0, from) + section + document.slice(to + closing.length);
}

function commit(directory: URL | string): string {
  try {
    return execFileSync('git', ['describe', '--always', '--dirty'], {
      cwd: directory,
      encoding: 'utf8',
    }).trim();
  } catch {
    return 'without git';
  }
}

/** Where, when and of what it was measured. */
const circumstances = (): string =>
  `Measured ${dayOf(new Date())} at ${commit(root)}, Node ${version}, ${availableParallelism()} cores.`;

/** Prints what a mode has found. With `--write` it also takes the place of what README.md says of that mode. */
export function report(mode: string, ...paragraphs: string[]): void {
  const content = [...paragraphs, circumstances()].join('\n\n');
  console.log(content);
  if (!hasOption('write')) return;
  writeFileSync(readme, replaceSection(readFileSync(readme, 'utf8'), mode, content));
}
