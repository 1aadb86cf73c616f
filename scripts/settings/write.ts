// `npm run settings`: writes the reference of settings in docs/operations.md anew.

import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { settingsTable } from '../../apps/server/src/settings/settings-reference.ts';

const file = path.resolve(import.meta.dirname, '../../docs/operations.md');
const text = readFileSync(file, 'utf8');
writeFileSync(
  file,
  text.replace(/\| setting \| default \| meaning \|\n(\|.*\n)+/, () => `${settingsTable()}\n`),
);
