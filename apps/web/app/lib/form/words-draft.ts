import { type Area, keepText, parseKept, readText } from '~/lib/storage/kept.ts';

interface WordsDraft<Values> {
  values: Values;
  /** Milliseconds since 1970. */
  savedAt: number;
}

/**
 * What was typed into a form of texts and not sent yet, over what it begins with: what is as it was at first was not typed.
 * The key is one of those that `lib/session/drafts.ts` drops on a wanted sign-out.
 */
export function wordsDraft<Values extends Readonly<Record<string, string>>>(
  key: string,
  first: Values,
  area?: Area,
) {
  const drop = () => void keepText(key, null, area);
  /** The fields that the form begins with, and no others. */
  const wordsIn = (values: object): Values =>
    Object.fromEntries(
      Object.entries({ ...first, ...values }).filter(
        ([name, words]) => name in first && typeof words === 'string',
      ),
    ) as Values;
  return {
    read(): WordsDraft<Values> | null {
      const { values, savedAt } = parseKept(readText(key, area)) ?? {};
      if (typeof values !== 'object' || values === null || typeof savedAt !== 'number') return null;
      return { values: { ...first, ...wordsIn(values) }, savedAt };
    },
    keep(values: object): void {
      const words = wordsIn(values);
      if (JSON.stringify(words) === JSON.stringify(first)) drop();
      else
        keepText(
          key,
          JSON.stringify({ values: words, savedAt: Date.now() } satisfies WordsDraft<Values>),
          area,
        );
    },
    drop,
  };
}
