import type { DeletedListing } from '@serendib/contract/moderation/admin-endpoints';
import { expect, test } from 'vitest';
import * as deletedRoute from '~/routes/admin/deleted.tsx';
import { answer, lists, openPage, refuses, routeAt, screen, signIn, within } from '~/testing/open-page.tsx';

const van: DeletedListing = {
  ...{
    _id: '019acd00-0000-7000-8000-000000000001',
    kind: 'vehicle',
    title: 'Toyota KDH',
    status: 'approved',
  },
  owner: { _id: '019acd00-0000-7000-8000-000000000002', userName: 'Nimali', email: 'nimali@example.lk' },
  ...{ deletedAt: '2026-11-20T06:00:00.000Z', keptUntil: '2026-12-20T06:00:00.000Z' },
};

test('what was deleted is listed with its owner and for how long it is kept, and is restored by a press', async () => {
  signIn({ role: 'admin' });
  let found = [van];
  const searches: (string | null)[] = [];
  const { sent, answers } = answer({
    'GET /auth/me': { status: 200, body: { _id: 'ruvini', userName: 'Ruvini', role: 'admin' } },
    'GET /admin/deleted-listings': ({ url }) => {
      searches.push(url.searchParams.get('search'));
      return lists(...found);
    },
    'POST /admin/listings/{id}/restore': refuses('Another one has taken its place.', 409, 'CONFLICT'),
  });
  const { user } = await openPage(routeAt('/admin/deleted', deletedRoute), '/admin/deleted?search=nimali');
  const row = within(await screen.findByRole('table')).getAllByRole('row')[1];
  expect(row?.textContent).toMatch(/Toyota KDH.*Vehicle.*Nimali.*Verified.*20 Nov 2026.*20 Dec 2026/);
  // On a phone what a cell holds stands side by side: name and address are one.
  expect(screen.getByRole('link', { name: 'Nimali' }).parentElement?.parentElement?.tagName).toBe('TD');
  await user.click(screen.getByRole('button', { name: 'Restore Toyota KDH' }));
  await screen.findByText('Another one has taken its place.');
  answers['POST /admin/listings/{id}/restore'] = () => {
    found = [];
    return { status: 204 };
  };
  await user.click(await screen.findByRole('button', { name: 'Restore Toyota KDH' }));
  await screen.findByText('Toyota KDH is there again.');
  await screen.findByText('Nothing that was deleted fits that.');
  expect(sent.filter(({ call }) => call.startsWith('POST')).map(({ call }) => call)).toEqual(
    Array(2).fill(`POST /admin/listings/${van._id}/restore`),
  );
  expect(new Set(searches)).toEqual(new Set(['nimali']));
});

test('where nothing was looked for the empty list speaks of no search', async () => {
  signIn({ role: 'admin' });
  answer({
    'GET /auth/me': { status: 200, body: { _id: 'ruvini', userName: 'Ruvini', role: 'admin' } },
    'GET /admin/deleted-listings': lists(),
  });
  await openPage(routeAt('/admin/deleted', deletedRoute), '/admin/deleted');
  await screen.findByText('There is nothing to bring back.');
});
