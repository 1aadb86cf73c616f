import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The migrations of a folder in their order. */
export const journalOf = (folder: string): { tag: string; when: number }[] =>
  JSON.parse(readFileSync(path.join(folder, 'meta/_journal.json'), 'utf8')).entries;
