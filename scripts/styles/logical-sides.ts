// Part of `npm test -- lint`: styles name the start and the end of a line, never left and right, so that pages stand
// as well in a language that is written from right to left.

import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.join(import.meta.dirname, '../..');

const inCss = [
  /(?<![\w-])(?:(?:scroll-)?(?:margin|padding)|border|inset)-(?:left|right)\b/,
  /(?<![\w-])(?:float|clear|text-align|caption-side): *(?:left|right)\b/,
  /(?<=^\s*|[{;]\s*)(?:left|right)\s*:/,
  /border-(?:top|bottom)-(?:left|right)-radius/,
];
const inClasses =
  /(?<=["'`\s:!])-?(?:m[lr]|p[lr]|scroll-[mp][lr]|left|right|border-[lr]|rounded-[lr]|rounded-[tb][lr])-(?:[\d[(]|auto\b|px\b|full\b|line\b|control\b)[^\s"'`]*|(?<=["'`\s:!])(?:(?:text|float|clear)-(?:left|right)|border-[lr]|rounded-[tb]?[lr])(?=["'`\s])/g;
/** The middle is where it is, whichever way is read. */
const isMiddle = (style: string) => style === 'left-1/2';

/** In a list of four the second is the right and the fourth the left. */
function hasSidesOfItsOwn(line: string): boolean {
  const [, list = ''] = /^\s*(?:margin|padding|inset): ([^;]+);/.exec(line) ?? [];
  const sides = list.match(/(?:[^\s()]+\((?:[^()]|\([^()]*\))*\)|[^\s]+)/g) ?? [];
  return sides.length === 4 && sides[1] !== sides[3];
}

/** What of a file names left or right, one line for each place. */
export function sidesIn(file: string, text: string): string[] {
  return text.split('\n').flatMap((line, index) => {
    const found = file.endsWith('.css')
      ? inCss.some((pattern) => pattern.test(line)) || hasSidesOfItsOwn(line)
        ? [line.trim()]
        : []
      : (line.match(inClasses) ?? []).filter((style) => !isMiddle(style));
    return found.map((style) => `${file}:${index + 1}: ${style}: name the start or the end of the line`);
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const files = globSync('apps/web/app/**/*.{ts,tsx,css}', { cwd: root });
  const faults = files.flatMap((file) => sidesIn(file, readFileSync(path.join(root, file), 'utf8')));
  for (const fault of faults) console.error(fault);
  if (faults.length > 0) process.exitCode = 1;
}
