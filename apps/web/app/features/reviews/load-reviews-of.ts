import { keyOf } from '@serendib/contract/listings/endpoints/keys';
import { kinds } from '@serendib/contract/listings/kinds/index';
import { titleOf } from '@serendib/contract/listings/title-of';
import { t } from '@serendib/contract/words/t';
import type { Call } from '~/lib/api/call.ts';
import { type LoadArgs, notFound } from '~/lib/api/load.ts';
import { ownName } from '~/ui/text/other-names.tsx';
import { pageAsked, typeAsked } from './load-reviews.ts';
import type { ReviewedType } from './reviewed.ts';

const nowhere = () => notFound(undefined, { back: { to: '/reviews', label: t('All reviews') } });

/** What a reviewed thing is called on its own page. */
async function nameOf(call: Call, type: ReviewedType, id: string): Promise<string> {
  if (type === 'destination') return ownName(await call('GET /destinations/{id}', { params: { id } }));
  return titleOf(kinds[type], await call(keyOf(type, 'one'), { params: { id } }));
}

/** All that was said of one thing, fifteen at a time; an address of none that travellers may see is not found. */
export async function loadOf(args: LoadArgs) {
  const { call, query } = args;
  const [about, itemId] = [typeAsked(query), query('itemId') ?? ''];
  // Places are found by their names as well; reviews are kept by ids alone.
  if (!about || !/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(itemId)) throw nowhere();
  const { type: itemType, page } = about;
  const item = { itemType, itemId };
  const [name, said, evidence] = await Promise.all([
    nameOf(call, itemType, itemId).catch((error: { status?: number }) => {
      throw error.status === 404 ? nowhere() : error;
    }),
    pageAsked(args, item),
    itemType === 'destination' ? null : call('GET /reviews/evidence', { query: item }).catch(() => null),
  ]);
  const { list, isFirst } = said;
  const address = (cursor?: string) =>
    `/reviews?${new URLSearchParams({ ...item, ...(cursor && { cursor }) })}`;
  return {
    ...{ ...item, name, page: `${page}/${itemId}` },
    reviews: { ...list, evidence: evidence?.agreed.count ? evidence : null },
    at: address(isFirst ? undefined : query('cursor')),
    start: isFirst ? null : address(),
    next: list.next && address(list.next),
  };
}
