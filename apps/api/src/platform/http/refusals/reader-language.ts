import type { FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyInstance {
    /** The languages that refusals are told in; English first. */
    languages?: readonly string[];
  }
}

/** `si-LK,si;q=0.9,en;q=0.8`: the languages that a reader takes, the best first. */
const taken = (header: string): string[] =>
  header
    .split(',')
    .map((part) => {
      const [tag = '', ...rest] = part.split(';').map((text) => text.trim().toLowerCase());
      const quality = rest.find((text) => text.startsWith('q='))?.slice(2);
      return { tag, quality: quality === undefined ? 1 : Number(quality) || 0 };
    })
    .filter(({ tag, quality }) => tag && quality > 0)
    .toSorted((a, b) => b.quality - a.quality)
    .map(({ tag }) => tag);

/** Of those languages that there are, the one a reader takes best: `si` for `si-LK`. None where none is taken. */
export function bestLanguage(header: string, languages: readonly string[]): string | undefined {
  for (const tag of taken(header)) {
    const found = languages.find((code) => tag === code || tag.startsWith(`${code}-`));
    if (found) return found;
  }
  return undefined;
}

/** In which language a refusal is asked for, by the request or else by its account; none where neither says one. */
export function readerLanguage({ headers, server, visitor }: FastifyRequest): string | undefined {
  const languages = server.languages ?? ['en'];
  const header = headers['accept-language'];
  if (header) return bestLanguage(header, languages) ?? languages[0];
  const own = visitor?.language;
  return own && languages.includes(own) ? own : undefined;
}
