import type { LanguageCode } from '@serendib/contract/languages/languages';
import { readCatalogue } from '@serendib/messages/catalogue';
import { keyOf } from '@serendib/messages/messages';

/** What a message is in a language, as its catalogue has it; of one with placeholders what is looked for is a pattern. */
export function wordsIn(code: LanguageCode) {
  const catalogue = readCatalogue(code);
  return (text: string, context?: string): string => {
    const words = catalogue.get(keyOf({ text, context }));
    if (!words) throw new Error(`${text} is not translated.`);
    return words;
  };
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The label of a field, with the star of those that are required. */
export const labelled = (words: string) => new RegExp(`^${escaped(words)}( \\*)?$`);
/** Words with what stands for their placeholders. */
export const filled = (words: string) => new RegExp(escaped(words).replaceAll(/\\\{\w+\\\}/g, '.+'));
