import { readdirSync } from 'node:fs';
import { cataloguesFolder, readCatalogue } from '@serendib/messages/catalogue';
import { literals, read } from '@serendib/messages/compile';
import { eachText } from './each-text.ts';
import { isLatin, latinRuns } from './latin-runs.ts';
import type { Written } from './unmarked.ts';

/** Of the API and of what it tells of places: pages show it as they are answered. */
const ofTheApi = ['mails.po', 'errors.po', 'destinations.po'];

/** Names and signs that the translations of pages leave in Latin letters, each as a whole. */
export function latinIn(code: 'si' | 'ta'): ReadonlySet<string> {
  const areas = readdirSync(new URL(`${code}/`, cataloguesFolder)).filter((file) => !ofTheApi.includes(file));
  const messages = readCatalogue(
    code,
    areas.map((file) => file.replace(/\.po$/, '')),
  );
  const texts = [...messages.values()].flatMap((message) => literals(read(message, { tags: true })));
  return new Set(texts.flatMap(latinRuns));
}

/** What a page in Sinhala or Tamil says in Latin letters, but for what people wrote and what its translations leave so. */
export function untranslated(html: string, written: Written, latin: ReadonlySet<string>): string[] {
  const found = new Set<string>();
  eachText(html, (text, where) => {
    if (written.holds(text)) return;
    for (const run of latinRuns(text)) {
      const left = latin.has(run) ? undefined : written.leftOf(run);
      if (left && isLatin.test(left)) found.add(`${where}: ${left}`);
    }
  });
  return [...found];
}
