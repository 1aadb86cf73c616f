import type { Kind, KindName } from '@serendib/contract/listings/kind';
import { kinds } from '@serendib/contract/listings/kinds/index';
import { answerWords } from '@serendib/contract/words/answer-words';
import { t } from '@serendib/contract/words/t';

const attributeOf = (tag: string, name: string): string =>
  (new RegExp(`\\b${name}="([^"]*)"`).exec(tag)?.[1] ?? '').replaceAll('&amp;', '&');

/** A story with the addresses of its links and what its pictures show between its words, which may all stay while these change. */
function withAddresses(html: string): string {
  let href = '';
  return html
    .replace(/<a\s[^<>]*>|<\/a>/g, (tag) => {
      if (tag === '</a>') return ` (${href})`;
      href = attributeOf(tag, 'href');
      return '';
    })
    .replace(/<img\s[^<>]*>/g, (tag) => ` [${attributeOf(tag, 'alt') || t('a picture')}] `);
}

export const typeOf = (kind: KindName, field: string) => {
  const { fields }: Kind = kinds[kind];
  return fields.find(({ name }) => name === field)?.type;
};

/** An answer as it is read beside what it was before. */
export const comparedWords = (kind: KindName, field: string, value: unknown, longest?: number): string => {
  const isStory = typeOf(kind, field) === 'html' && typeof value === 'string';
  return answerWords(kinds[kind], field, isStory ? withAddresses(value) : value, longest);
};
