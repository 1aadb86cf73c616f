import { rm } from 'node:fs/promises';
import type { ThingKind } from '@serendib/contract/listings/thing-kinds';
import type { SearchAnswer } from '@serendib/contract/search/endpoints';
import { makeFolder } from '../opened.ts';
import { startSerendib, stop } from '../processes.ts';
import { markdownTable, report } from '../report.ts';
import { type SearchQuery, searchQueries } from '../search-quality/queries.ts';

/** What must hold of so many in a hundred. */
const aim = 95;

type TitlesOf = (kind: ThingKind) => Promise<string[]>;

/** What of a query does not hold, in words; nothing where all of it does. */
async function faultsOf(query: SearchQuery, answer: SearchAnswer, tenOf: TitlesOf): Promise<string[]> {
  if (query.nothing) return answer.groups.map(({ kind, total }) => `finds ${total} of ${kind}`);
  const faults: string[] = [];
  const kindsOf = (part: SearchQuery['first'] = {}) => Object.entries(part) as [ThingKind, string[]][];
  for (const [kind, fitting] of kindsOf(query.first)) {
    const three = (await tenOf(kind)).slice(0, 3);
    const wrong = three.filter((title) => !fitting.includes(title));
    if (three.length === 0) faults.push(`finds no ${kind}`);
    if (wrong.length > 0) faults.push(`${kind} begins with ${wrong.join(', ')}`);
  }
  for (const [kind, wanted] of kindsOf(query.has)) {
    const ten = await tenOf(kind);
    const missing = wanted.filter((title) => !ten.includes(title));
    if (missing.length > 0) faults.push(`${kind} lacks ${missing.join(', ')}`);
  }
  for (const [kind, unwanted] of kindsOf(query.not)) {
    const isShown = answer.groups.some((group) => group.kind === kind);
    const ten = isShown ? await tenOf(kind) : [];
    const there = unwanted.length === 0 ? ten : ten.filter((title) => unwanted.includes(title));
    if (there.length > 0) faults.push(`${kind} has ${there.slice(0, 3).join(', ')}`);
  }
  return faults;
}

/** How many searches of travellers over the demo catalogue are answered as they must be. */
export async function measure(): Promise<void> {
  const folder = await makeFolder('serendib-search-quality-');
  const { child, origin } = await startSerendib(folder);
  try {
    const ask = async (parameters: Record<string, string>): Promise<SearchAnswer> => {
      const reply = await fetch(`${origin}/api/search?${new URLSearchParams(parameters)}`);
      if (!reply.ok) throw new Error(`${parameters.q}: ${reply.status} ${await reply.text()}`);
      return (await reply.json()) as SearchAnswer;
    };
    const failed: Record<string, string>[] = [];
    for (const query of searchQueries) {
      const answer = await ask({ q: query.q });
      // A kind that the search leaves out has nothing, though it could be asked for by itself.
      const tenOf: TitlesOf = async (kind) => {
        if (!answer.groups.some((group) => group.kind === kind)) return [];
        const { groups } = await ask({ q: query.q, kind, limit: '10' });
        return groups.flatMap(({ items }) => items.map(({ title }) => title));
      };
      const faults = await faultsOf(query, answer, tenOf);
      if (faults.length > 0) failed.push({ search: query.q, 'what does not hold': faults.join('; ') });
    }
    const held = searchQueries.length - failed.length;
    const share = Math.floor((held * 1000) / searchQueries.length) / 10;
    report(
      'search-quality',
      `${held} of ${searchQueries.length} searches are answered as they must be: ${share} %, of ${aim} % aimed at.`,
      markdownTable(failed),
    );
    if (share < aim) process.exitCode = 1;
  } finally {
    await stop(child);
    await rm(folder, { recursive: true, force: true });
  }
}
