// `npm run expressions`: asks recheck of each regular expression that is new what an attacker could make of it, and writes down those that are safe.
// It is fetched for that alone, and is no dependency: with its programs it has 50 MB.

import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { expressionLiterals } from './literals.ts';

const version = '4.5.0';
const file = path.join(import.meta.dirname, 'expressions.json');

interface Known {
  safe: string[];
  /** Those that take the square of a text's length or more, with what keeps the text short. */
  bounded: Record<string, string>;
}
interface Verdict {
  status: 'safe' | 'vulnerable' | 'unknown';
  complexity?: { summary: string };
  attack?: { pattern: string };
}

const fetched = process.env.RECHECK;
if (fetched) check(fetched);
else {
  // The folder into which npm has put it is the one of the programs that it offers.
  const self = `RECHECK="$(dirname "$(echo $PATH | cut -d: -f1)")" exec "${process.execPath}" "${import.meta.filename}"`;
  const { status } = spawnSync(
    'npm',
    ['exec', '--yes', `--package=recheck@${version}`, '--', 'sh', '-c', self],
    {
      stdio: 'inherit',
    },
  );
  process.exit(status ?? 1);
}

function check(folder: string): void {
  process.env.RECHECK_BACKEND = 'pure';
  const { checkSync } = createRequire(path.join(folder, 'any.js'))('recheck') as {
    checkSync(source: string, flags: string, options: object): Verdict;
  };
  const { safe, bounded }: Known = JSON.parse(readFileSync(file, 'utf8'));
  const found = expressionLiterals();
  const kept = new Set(safe.filter((literal) => found.has(literal)));
  let open = 0;
  for (const [literal, files] of found) {
    if (kept.has(literal) || literal in bounded) continue;
    const end = literal.lastIndexOf('/');
    const verdict = checkSync(literal.slice(1, end), literal.slice(end + 1), { timeout: 20_000 });
    if (verdict.status === 'safe') kept.add(literal);
    else {
      open += 1;
      const attack = verdict.attack?.pattern ?? '';
      console.log(
        `✗ ${literal}\n  ${files.join(', ')}: ${verdict.status}, ${verdict.complexity?.summary ?? ''} ${attack}`,
      );
    }
  }
  writeFileSync(file, `${JSON.stringify({ safe: [...kept].toSorted(), bounded }, null, 2)}\n`);
  console.log(
    `${found.size} expressions: ${kept.size} safe, ${Object.keys(bounded).length} bounded, ${open} open`,
  );
  process.exit(open > 0 ? 1 : 0);
}
