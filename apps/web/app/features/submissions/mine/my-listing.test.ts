import { kinds } from '@serendib/contract/listings/kinds/index';
import { expect, test } from 'vitest';
import { ApiError, type Call } from '~/lib/api/call.ts';
import { wholly } from '~/lib/mine/leave-out.ts';
import { fetchFreeMonths, fetchPremiumStatus } from '~/lib/mine/premium-status.ts';
import { fetchMine } from './my-listing.ts';

/** Answers each list with one of its kind, and refuses the lists that are named. */
const calling = (refused: string, error: ApiError) =>
  (async (key: string) => {
    if (key.includes(refused)) throw error;
    const kind = Object.values(kinds).find(({ path }) => key.startsWith(`GET ${path}/`));
    return { data: [{ _id: key, ...kind?.example }] };
  }) as unknown as Call;

// Proves OWN-ERROR-30.
test('a list of mine that cannot be had is empty, and the others stand', async () => {
  const mine = await fetchMine(calling('/tours/', new ApiError(503, 'UNAVAILABLE', 'Later.')));
  expect(mine.map(({ kind }) => kind)).toEqual(['tourGuide', 'vehicle', 'blog', 'businessListing']);
});

test('whoever is signed out is told so', async () => {
  const ended = new ApiError(401, 'UNAUTHENTICATED', 'Please log in.');
  await expect(fetchMine(calling('/tours/', ended))).rejects.toBe(ended);
});

test('of a page that stands already no list is left out for want of a network or of patience, but each that the server refuses', async () => {
  for (const code of ['NETWORK', 'TIMEOUT'] as const) {
    const away = calling('/tours/', new ApiError(0, code, 'Nothing was heard.'));
    await expect(wholly(() => fetchMine(away))).rejects.toMatchObject({ code });
    expect(await fetchMine(away)).toHaveLength(4);
  }
  const refused = calling('/tours/', new ApiError(503, 'UNAVAILABLE', 'Later.'));
  expect(await wholly(() => fetchMine(refused))).toHaveLength(4);
});

test('whether premium is there is waited for as long as is specified, also of a page that stands already', async () => {
  const calling = (code: 'NETWORK' | 'TIMEOUT') =>
    (async () => {
      throw new ApiError(0, code, 'Nothing was heard.');
    }) as unknown as Call;
  const status = (code: 'NETWORK' | 'TIMEOUT') => wholly(() => fetchPremiumStatus(calling(code), 'vehicle'));
  expect(await status('TIMEOUT')).toMatchObject({ hasActivePremiumSubscription: false });
  expect(await wholly(() => fetchFreeMonths(calling('TIMEOUT')))).toEqual([]);
  await expect(status('NETWORK')).rejects.toMatchObject({ code: 'NETWORK' });
});

test('a business that an administrator filed under shop is told of as one', async () => {
  const call = (async (key: string) => ({
    data: key.startsWith('GET /affiliate-links/')
      ? [{ _id: key, ...kinds.businessListing.example, businessType: 'shop' }]
      : [],
  })) as unknown as Call;
  expect((await fetchMine(call)).map(({ line }) => line)).toEqual(['Shop, Weligama']);
});

test('long texts are not asked for, of the kinds that are named, and lists that come in pieces to their end', async () => {
  const asked: unknown[] = [];
  const call = (async (key: string, options: { query: { cursor?: string } }) => {
    asked.push([key, options.query]);
    const { cursor } = options.query;
    return { data: [{ _id: cursor ?? 'one', ...kinds.blog.example }], next: cursor ? null : 'two' };
  }) as unknown as Call;
  expect((await fetchMine(call, ['blog'])).map(({ _id }) => _id)).toEqual(['one', 'two']);
  expect(asked).toEqual([
    ['GET /blogs/my-submissions', { view: 'summary' }],
    ['GET /blogs/my-submissions', { view: 'summary', cursor: 'two' }],
  ]);
});
