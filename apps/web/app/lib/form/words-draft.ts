import { draftsOf, guest } from '~/lib/session/drafts.ts';
import { type Area, keepText, parseKept, readText } from '~/lib/storage/kept.ts';

interface WordsDraft<Values> {
  values: Values;
  /** Milliseconds since 1970. */
  savedAt: number;
}

const isLike = (value: unknown, first: unknown): boolean =>
  typeof value === typeof first && Array.isArray(value) === Array.isArray(first);

/**
 * What was typed into a form and not sent yet, over what it begins with: what is as it was at first was not typed. It is kept
 * under its writer and read by that one alone, but that a guest's goes over to who signs in next, opens that form and has kept
 * none of it; of a form for accounts alone the writer is undefined while there is none, and nothing is kept.
 */
export function wordsDraft<Values extends object>(
  writer: string | undefined,
  form: string,
  first: Values,
  area?: Area,
) {
  const keyOf = (who: string) => `${draftsOf(who)}${form}`;
  const dropOf = (who: string) => void keepText(keyOf(who), null, area);
  /** The fields that the form begins with, and no others. */
  const wordsIn = (values: object): Values => {
    const read = values as Values;
    return Object.fromEntries(
      Object.entries(first).map(([name, was]) => {
        const value = read[name as keyof Values];
        return [name, isLike(value, was) ? value : was];
      }),
    ) as Values;
  };
  const readOf = (who: string): WordsDraft<Values> | null => {
    const { values, savedAt } = parseKept(readText(keyOf(who), area)) ?? {};
    if (typeof values !== 'object' || values === null || typeof savedAt !== 'number') return null;
    return { values: wordsIn(values), savedAt };
  };
  const drop = () => {
    if (writer !== undefined) dropOf(writer);
  };
  return {
    read(): WordsDraft<Values> | null {
      if (writer === undefined) return null;
      const own = readOf(writer);
      // A guest's may be the later one and yet a few letters only, which would write over a long text.
      if (own || writer === guest) return own;
      const left = readOf(guest);
      if (left && keepText(keyOf(writer), JSON.stringify(left), area)) dropOf(guest);
      return left;
    },
    keep(values: object): void {
      if (writer === undefined) return;
      const words = wordsIn(values);
      if (JSON.stringify(words) === JSON.stringify(first)) drop();
      else
        keepText(
          keyOf(writer),
          JSON.stringify({ values: words, savedAt: Date.now() } satisfies WordsDraft<Values>),
          area,
        );
    },
    drop,
  };
}
