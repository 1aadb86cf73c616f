import type { AdminReview } from '@serendib/contract/reviews/admin-endpoints';
import { expect, test, vi } from 'vitest';
import * as reviewsRoute from '~/routes/admin/reviews.tsx';
import {
  answer,
  fill,
  lists,
  openPage,
  refuses,
  routeAt,
  says,
  screen,
  signIn,
  within,
} from '~/testing/open-page.tsx';

const written = '2026-11-20T06:00:00.000Z';
const review: AdminReview = {
  ...{ _id: '019acd00-0000-7000-8000-000000000001', itemType: 'vehicle', itemName: 'Toyota KDH', rating: 5 },
  ...{ itemId: '019acd00-0000-7000-8000-000000000002', userId: '019acd00-0000-7000-8000-000000000003' },
  ...{ comment: 'Kind words.', userName: 'Maja', email: 'maja@example.com', travelled: null, agreed: null },
  ...{ createdAt: written, updatedAt: written, hiddenAt: null, hiddenReason: null },
  ...{ isWaiting: false, waitingSince: null, reports: [], reportCount: 0 },
};

async function opened(first: AdminReview) {
  signIn({ role: 'admin' });
  const shown = { now: first };
  const heard = answer({
    'GET /auth/me': says({ _id: 'ruvini', userName: 'Ruvini', role: 'admin' }),
    'GET /admin/reviews': () => lists(shown.now),
  });
  const { user } = await openPage(routeAt('/admin/reviews', reviewsRoute), '/admin/reviews');
  const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
  const sent = () =>
    heard.sent
      .filter(({ call }) => !call.startsWith('GET'))
      .map(({ call, body }) => [call.split('/').at(-1), body]);
  return { ...heard, shown, press, sent };
}

test('what is approved is what was on the screen: where its author has changed it, it is shown anew', async () => {
  const { answers, shown, press, sent } = await opened({ ...review, isWaiting: true, waitingSince: written });
  const changed = '2026-11-20T07:00:00.000Z';
  answers['PATCH /admin/reviews/{id}/approve'] = () => {
    shown.now = { ...shown.now, comment: 'Abuse.', updatedAt: changed };
    return refuses('This was changed while you were looking at it.', 409, 'STALE_VERSION');
  };
  answers['PATCH /admin/reviews/{id}/hide'] = says(review);
  await press('Approve what Maja said of Toyota KDH');
  await screen.findByText('This was changed while you were looking at it.');
  await screen.findByText('Abuse.');
  await press('Refuse what Maja said of Toyota KDH');
  const dialog = await screen.findByRole('dialog');
  fill(within(dialog).getByRole('textbox'), 'It insults him.');
  await press('Refuse');
  await screen.findByText('The review is hidden.');
  expect(sent()).toEqual([
    ['approve', { updatedAt: written }],
    ['hide', { updatedAt: changed, reason: 'It insults him.' }],
  ]);
});

test('a reason for a review that was changed meanwhile is said not to be sent, and stands there when asked for again', async () => {
  const { answers, press } = await opened(review);
  answers['PATCH /admin/reviews/{id}/hide'] = refuses('This was changed meanwhile.', 409, 'STALE_VERSION');
  const reason = async () => within(await screen.findByRole('dialog')).getByRole('textbox');
  await press('Hide what Maja said of Toyota KDH');
  fill(await reason(), 'It insults him.');
  await press('Hide');
  await screen.findByText('This was changed meanwhile. What you typed was not sent.');
  await press('Hide what Maja said of Toyota KDH');
  expect(await reason()).toMatchObject({ value: 'It insults him.' });
});

test('what is kept is what was on the screen, with the latest report that was read', async () => {
  const [at, before] = ['2026-11-21T08:00:00.000Z', '2026-11-21T07:00:00.000Z'];
  const reports = [at, before].map((at) => ({ userName: 'Anton', reason: 'He came.', at }));
  const { answers, shown, press, sent } = await opened({ ...review, reports, reportCount: 2 });
  answers['PATCH /admin/reviews/{id}/keep'] = () => {
    shown.now = { ...review, hiddenAt: at };
    return says(review);
  };
  answers['PATCH /admin/reviews/{id}/restore'] = says(review);
  await press('Keep what Maja said of Toyota KDH');
  await press('Restore what Maja said of Toyota KDH');
  await screen.findByText('The review is there for everybody to read.');
  expect(sent()).toEqual([
    ['keep', { updatedAt: written, reportedAt: at }],
    ['restore', { updatedAt: written }],
  ]);
});

test('a reported review says how many reported it and why, and leaves the list once it is kept', async () => {
  const at = '2026-11-21T08:00:00.000Z';
  const reports = ['Anton', 'Ruwan'].map((userName) => ({ userName, reason: 'An advertisement.', at }));
  const { answers, press } = await opened({ ...review, reports, reportCount: 2 });
  const row = () => screen.findByRole('row', { name: /Kind words/ });
  expect((await row()).textContent).toContain('Reported by 2 readers');
  expect((await row()).textContent).toMatch(/Anton, 21 November 2026: An advertisement\./);
  answers['GET /admin/reviews'] = lists({ ...review, reports: reports.slice(1), reportCount: 1 });
  answers['PATCH /admin/reviews/{id}/keep'] = refuses('This was changed.', 409, 'STALE_VERSION');
  await press('Keep what Maja said of Toyota KDH');
  await screen.findByText('Reported by 1 reader');
  answers['GET /admin/reviews'] = lists();
  answers['PATCH /admin/reviews/{id}/keep'] = says(review);
  await press('Keep what Maja said of Toyota KDH');
  await screen.findByText('The review stays, and its reports are decided on.');
  await vi.waitFor(() => expect(screen.queryByText('Kind words.')).toBeNull());
});

test('a review is deleted with a reason, hidden or not, after it was said what goes with it', async () => {
  const { answers, press, sent } = await opened({ ...review, hiddenAt: written });
  answers['DELETE /admin/reviews/{id}'] = { status: 204 };
  await press('Delete what Maja said of Toyota KDH');
  const dialog = await screen.findByRole('dialog', { name: 'Delete this review for good?' });
  expect(dialog.textContent).toContain(
    'The rating, the words, the answer to them and the reports of them go',
  );
  fill(within(dialog).getByRole('textbox'), 'Asked for by the family.');
  await press('Delete');
  await screen.findByText('The review is deleted.');
  expect(sent()).toEqual([[review._id, { updatedAt: written, reason: 'Asked for by the family.' }]]);
});

test('what is reviewed and who wrote it are said in words where they are deleted, and lead nowhere', async () => {
  await opened({ ...review, itemName: '', userId: null, userName: 'Former member' });
  const row = (await screen.findByText('Kind words.')).closest('tr') as HTMLElement;
  expect(within(row).getByRole('rowheader').textContent).toBe('something that was deleted');
  expect(within(row).getByText('Former member')).toBeTruthy();
  expect(within(row).queryAllByRole('link')).toEqual([]);
  within(row).getByRole('button', { name: 'Hide what Former member said of something that was deleted' });
});
