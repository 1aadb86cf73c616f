import { t } from '@serendib/contract/words/t';
import { ApiError } from '~/lib/api/error.ts';
import type { LoadedAsk } from './load-ask.ts';

export const keyOf = ({ kind, _id }: LoadedAsk['items'][number]) => `${kind}:${_id}`;

/** Which of those asked is not there any more: the API names it by its place among them. */
export function goneOf(error: unknown, asked: readonly string[]): string | undefined {
  if (!(error instanceof ApiError && error.code === 'NOT_FOUND')) return undefined;
  const [, at = ''] = /^itemIds\.(\d+)$/.exec(Object.keys(error.fields)[0] ?? '') ?? [];
  return asked[Number(at || -1)];
}

export const goneWords = (title: string, hasOthers: boolean): string =>
  hasOthers
    ? t('“{title}” is not there any more, and nobody was asked. Send it to the others.', { title })
    : t('“{title}” is not there any more, and nobody was asked.', { title });

/** Of whom a draft had ticked, those that the page still lists; where it lists none of them, those that are ticked at first. */
export function stillThere(ticked: readonly string[], { items, chosen }: LoadedAsk): string[] {
  const there = ticked.filter((key) => items.some((one) => keyOf(one) === key));
  return there.length > 0 || ticked.length === 0 ? there : chosen;
}
