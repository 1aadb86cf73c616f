import { expect, test, vi } from 'vitest';

const answers: Record<string, () => Response> = {};
const asked: string[] = [];
vi.stubGlobal('window', { location: { pathname: '/', search: '' }, dispatchEvent: () => true });
vi.stubGlobal('fetch', async (url: string) => {
  asked.push(url);
  await new Promise((resolve) => setTimeout(resolve, 5));
  const answer = answers[url];
  if (!answer) throw new TypeError('away');
  return answer();
});
const { countBadge, fetchBadge } = await import('./badge.ts');

const now = Date.parse('2026-11-21T00:00:00Z');
const endsSoon = { isPremium: true, premiumExpiry: '2026-11-25T00:00:00Z' };
const waits = { subscriptionDetails: { awaitingSubmission: true } };

// Proves STATE-10.
test('the badge counts premium that ends soon and payments that wait for a submission', () => {
  const listings = [endsSoon, { isPremium: false }];
  const payments = [waits, { subscriptionDetails: null }, {}];
  expect(countBadge(listings, payments, now)).toBe(2);
});

// Proves CALL-36, ERROR-29.
test('four lists are asked for together, and one that cannot be had is empty', async () => {
  const lists = [
    '/api/payments/user',
    '/api/tour-guides/my-submissions?view=state',
    '/api/vehicles/my-submissions?view=state',
    '/api/affiliate-links/user?view=state',
  ];
  const others = ['/api/tours/my-submissions?view=state', '/api/blogs/my-submissions?view=state'];
  for (const url of others) answers[url] = () => Response.json([endsSoon]);
  for (const url of lists)
    answers[url] = () => Response.json([url.endsWith('payments/user') ? waits : endsSoon]);
  const counting = fetchBadge(now);
  expect(asked.toSorted()).toEqual([...lists, ...others].toSorted());
  expect((await counting).badge).toBe(4);
  for (const url of lists) {
    const { [url]: answer } = answers;
    for (const failing of [() => Response.json({ error: 'Away' }, { status: 500 }), undefined]) {
      if (failing) answers[url] = failing;
      else delete answers[url];
      expect((await fetchBadge(now)).badge, url).toBe(3);
    }
    if (answer) answers[url] = answer;
  }
});

test('what was rejected is named with where it is mended, and changes no count', async () => {
  for (const url of Object.keys(answers)) answers[url] = () => Response.json([]);
  const rejected = { _id: 'one', status: 'rejected' };
  answers['/api/vehicles/my-submissions?view=state'] = () =>
    Response.json([rejected, { _id: 'two', status: 'pending' }]);
  answers['/api/blogs/my-submissions?view=state'] = () => Response.json([rejected]);
  expect(await fetchBadge(now)).toEqual({ badge: 0, rejected: ['/vehicle-edit/one', '/blog-edit/one'] });
});

test('a list that comes in pieces is counted to its end', async () => {
  for (const url of Object.keys(answers)) answers[url] = () => Response.json([]);
  const more = (cursor: string) => ({ headers: { link: `</api/x?cursor=${cursor}>; rel="next"` } });
  answers['/api/vehicles/my-submissions?view=state'] = () => Response.json([endsSoon], more('two'));
  answers['/api/vehicles/my-submissions?view=state&cursor=two'] = () =>
    Response.json([endsSoon], more('three'));
  answers['/api/vehicles/my-submissions?view=state&cursor=three'] = () =>
    Response.json([{ _id: 'old', status: 'rejected' }]);
  answers['/api/payments/user'] = () => Response.json([waits], more('two'));
  answers['/api/payments/user?cursor=two'] = () => Response.json([waits]);
  expect(await fetchBadge(now)).toEqual({ badge: 4, rejected: ['/vehicle-edit/old'] });
});
