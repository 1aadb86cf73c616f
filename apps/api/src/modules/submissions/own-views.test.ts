import { keyOf } from '@serendib/contract/listings/endpoints/keys';
import type { KindName } from '@serendib/contract/listings/kind';
import { kindNames } from '@serendib/contract/listings/kinds/index';
import { beforeAll, expect, test } from 'vitest';
import { listed } from '../../platform/lists/testing.ts';
import { type SignedInPerson, useApi } from '../../platform/testing.ts';
import { addListing } from '../listings/testing.ts';

const api = useApi({ isTrial: true });
let owner: SignedInPerson;
const count = 60;
const article = `<p>Take the second class &amp; a window.</p>${'<p>It is far.</p>'.repeat(6_000)}`;
const mine = (kind: KindName) => keyOf(kind, 'mine').slice('GET '.length);

beforeAll(async () => {
  owner = await api.signIn();
  for (let each = 0; each < count; each++)
    await addListing(api, 'blog', { content: article }, { ownerId: owner.id, status: 'rejected' });
  for (const kind of kindNames) if (kind !== 'blog') await addListing(api, kind, {}, { ownerId: owner.id });
});

test('of sixty long stories their states are a few kilobytes, in the order of the list and page by page', async () => {
  const whole = await listed(api, mine('blog'), owner);
  const states = await listed(api, `${mine('blog')}?view=state`, owner);
  expect(states.total).toBe(count);
  expect(states.items).toEqual(
    whole.ids.map((_id) => ({ _id, status: 'rejected', isPremium: false, premiumExpiry: null })),
  );
  const page = await listed(api, `${mine('blog')}?view=state&limit=40`, owner);
  const rest = await listed(api, page.next ?? '', owner);
  expect([...page.items, ...rest.items]).toEqual(states.items);
});

test('as summaries they have all but their articles, of which the beginning is there', async () => {
  const whole = await listed(api, mine('blog'), owner);
  const summaries = await listed(api, `${mine('blog')}?view=summary`, owner);
  expect(JSON.stringify(summaries.items).length).toBeLessThan(100_000);
  for (const [at, { content, ...others }] of summaries.items.entries()) {
    expect(whole.items[at]).toMatchObject({ ...others, moreImages: expect.any(Array) });
    expect(content).toMatch(/^Take the second class &amp; a window\. It is far\./);
    expect(String(content).length).toBeLessThan(300);
  }
});

test.each(kindNames)(
  'the summary of a %s lacks nothing that it has as a whole, and shows one picture',
  async (kind) => {
    const [whole] = (await listed(api, mine(kind), owner)).items;
    const [summary] = (await listed(api, `${mine(kind)}?view=summary`, owner)).items;
    expect(Object.keys(summary ?? {})).toEqual(Object.keys(whole ?? {}));
    expect(summary?.image).toBe(whole?.image);
    expect(summary?.images).toEqual([whole?.image].filter(Boolean));
    const [state] = (await listed(api, `${mine(kind)}?view=state`, owner)).items;
    expect(whole).toMatchObject(state ?? {});
  },
);
