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

/** The same search without some of its words, each once; what else was typed stays, but for signs that part nothing any more. */
export function wordsWithout(q: string, typed: string): string {
  const gone = (typed.match(oneWord) ?? []).map(spelt);
  const kept = q.replaceAll(oneWord, (word) => {
    const at = gone.indexOf(spelt(word));
    if (at < 0) return word;
    gone.splice(at, 1);
    return '';
  });
  const said = kept
    .split(/\s+/)
    .filter((piece) => piece.search(oneWord) >= 0)
    .join(' ');
  const words = [...said.matchAll(oneWord)];
  const last = words.at(-1);
  return said.slice(words[0]?.index, last && last.index + last[0].length);
}
