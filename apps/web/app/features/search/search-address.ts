/** What the address of the search page asks for. */
export interface AskedSearch {
  q: string;
  kind?: string | undefined;
  near?: string | undefined;
  radius?: string | undefined;
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

/** The same words without some of them, each once. */
export function wordsWithout(q: string, typed: string): string {
  const gone = typed.toLowerCase().split(/\s+/);
  const kept = q.split(/\s+/).filter((word) => {
    const at = gone.indexOf(word.toLowerCase());
    if (at >= 0) gone.splice(at, 1);
    return at < 0;
  });
  return kept.join(' ');
}
