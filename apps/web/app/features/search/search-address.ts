/** What the address of the search page asks for. */
export interface AskedSearch {
  q: string;
  kind?: string | undefined;
  near?: string | undefined;
  radius?: string | undefined;
  district?: string | undefined;
  /** `nearest`: by the distance from there, not by what fits best. */
  sort?: string | undefined;
  /** The first and the last day of a journey. */
  from?: string | undefined;
  to?: string | undefined;
  /** `map`: what was found stands on a map. */
  view?: string | undefined;
  cursor?: string | undefined;
}

export const searchPath = '/search';

/** The address of a search; what is blank is left out. */
export function searchAddress(asked: Partial<AskedSearch>): string {
  const said = Object.entries(asked).filter((entry): entry is [string, string] => Boolean(entry[1]));
  return said.length > 0 ? `${searchPath}?${new URLSearchParams(said)}` : searchPath;
}

/** A word of a search as the API reads it: signs part words, and what joins Sinhala letters or draws a sign as a picture tells none apart. */
const oneWord = /[\p{L}\p{N}][\p{L}\p{M}\p{N}\u200d]*/gu;
const unspoken = /[\u200d\ufe00-\ufe0f\u20e3]/g;
const spelt = (word: string): string => word.normalize('NFKC').replaceAll(unspoken, '').toLowerCase();
const wordsIn = (text: string): string[] => (text.match(oneWord) ?? []).map(spelt);

/** The same search without some of its words, each once. */
export function wordsWithout(q: string, typed: string): string {
  const gone = wordsIn(typed);
  return withoutPlaces(q, (word) => {
    const at = gone.indexOf(word);
    if (at >= 0) gone.splice(at, 1);
    return at >= 0;
  });
}

/**
 * The same search without all `runs` of words that mean one thing, wherever they stand together, so that it is not
 * understood from them again: but not where they are a part of longer ones among all that are `meant`.
 */
export function withoutMeaning(q: string, runs: readonly string[], meant: readonly string[]): string {
  const words = wordsIn(q);
  const places = (run: string[]) =>
    words.flatMap((_, at) =>
      run.every((word, nth) => words[at + nth] === word) ? run.map((_, n) => at + n) : [],
    );
  const others = meant.filter((one) => !runs.includes(one)).map(wordsIn);
  const sought = runs.map((typed) => {
    const run = wordsIn(typed);
    const taken = new Set(others.filter(({ length }) => length > run.length).flatMap(places));
    return { typed, at: places(run).filter((at) => !taken.has(at)) };
  });
  const gone = new Set(sought.flatMap(({ at }) => at));
  const left = withoutPlaces(q, (_, at) => gone.has(at));
  // Words that were read in another order than they were typed in.
  const unfound = sought.filter(({ at }) => at.length === 0);
  return unfound.reduce((rest, { typed }) => wordsWithout(rest, typed), left);
}

/** What else was typed stays, but for signs that part nothing any more. */
function withoutPlaces(q: string, isGone: (word: string, at: number) => boolean): string {
  let at = 0;
  const kept = q.replaceAll(oneWord, (word) => (isGone(spelt(word), at++) ? '' : word));
  const said = kept
    .split(/\s+/)
    .filter((piece) => piece.search(oneWord) >= 0)
    .join(' ');
  const words = [...said.matchAll(oneWord)];
  const last = words.at(-1);
  return said.slice(words[0]?.index, last && last.index + last[0].length);
}
