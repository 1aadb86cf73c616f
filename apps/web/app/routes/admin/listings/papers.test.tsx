import { keyOf } from '@serendib/contract/listings/endpoints/keys';
import { expect, test, vi } from 'vitest';
import { type Answer, fill, lists, refuses, says, screen, within } from '~/testing/open-page.tsx';
import { _id, opened, pane, shownOf } from './testing.tsx';

const review = 'GET /admin/listings/{id}/review';
const verify = keyOf('vehicle', 'verify');
const [permit, insurance] = [
  { _id: '01a1fce3-4f2e-73d0-a91b-a0651cd32551', type: 'permit', addedAt: '2026-11-21T06:55:17.000Z' },
  { _id: '01a1fce3-4f2e-73d0-a91b-a0651cd32552', type: 'insurance', addedAt: '2026-11-21T06:56:17.000Z' },
] as const;
const seen = {
  ...{ type: 'insurance', validUntil: '2027-11-30', seenAt: '2026-11-21T06:55:17.000Z' },
  seenBy: { _id: 'ruvini', userName: 'Ruvini Alwis' },
};

test('a decision names the papers that were on the screen, and those that came meanwhile are shown before the next', async () => {
  const { body } = shownOf('vehicle').answers[review] as Exclude<Answer, string>;
  const reviewed = (newestPaper: string) => says({ ...(body as object), newestPaper });
  const { press, answers, sent } = await opened('vehicle', `?id=${_id}`, {
    [review]: reviewed(permit._id),
    'GET /papers': lists(permit),
    [verify]: refuses('Please look again before deciding.', 409, 'STALE_VERSION'),
  });
  await within(await pane()).findByRole('button', { name: /^Permit/ });
  answers[review] = reviewed(insurance._id);
  answers['GET /papers'] = lists(permit, insurance);
  await press(/^Verify/);
  await screen.findByText('Please look again before deciding.');
  await within(await pane()).findByRole('button', { name: /^Insurance/ });
  answers[verify] = says({ _id, status: 'approved', version: 3 });
  await press(/^Verify/);
  await screen.findByRole('button', { name: /^Undo/ });
  const named = sent.filter(({ call }) => call.startsWith('PATCH')).map(({ body }) => body);
  expect(named).toMatchObject([{ newestPaper: permit._id }, { newestPaper: insurance._id }]);
});

test('papers that never came to the screen were not looked at: a decision names none, and they are asked for with the listing', async () => {
  const { body } = shownOf('vehicle').answers[review] as Exclude<Answer, string>;
  const _id = '01a1fce3-4f2e-73d0-a91b-a0651cd32559';
  const listing = { ...(body as { listing: object }).listing, _id };
  const { press, answers, sent } = await opened('vehicle', `?id=${_id}`, {
    [review]: says({ ...(body as object), listing, newestPaper: permit._id }),
    'GET /papers': refuses('The papers are away.', 503, 'UNAVAILABLE'),
    [verify]: refuses('Please look again before deciding.', 409, 'STALE_VERSION'),
    ...{ [keyOf('vehicle', 'oneForAdmin')]: says(shownOf('vehicle', { _id }).listing) },
  });
  await pane();
  await screen.findByText('The papers are away.');
  // Also one that was added after the review was read.
  answers['GET /papers'] = lists(permit, insurance);
  await press(/^Verify/);
  await screen.findByRole('button', { name: /^Insurance/ });
  answers[verify] = says({ _id, status: 'approved', version: 3 });
  await press(/^Verify/);
  await screen.findByRole('button', { name: /^Undo/ });
  const named = sent.filter(({ call }) => call.startsWith('PATCH')).map(({ body }) => body);
  expect(named).toMatchObject([{ newestPaper: null }, { newestPaper: insurance._id }]);
});

test('where the papers cannot be had their part says so, and shows them once they can', async () => {
  const { press, answers } = await opened('vehicle', `?id=${_id}`, {
    'GET /papers': refuses('The papers are away.', 503, 'UNAVAILABLE'),
  });
  await pane();
  const part = await screen.findByRole('region', { name: 'Papers' });
  await within(part).findByText('The papers could not be loaded.');
  within(part).getByText('The papers are away.');
  answers['GET /papers'] = lists(permit);
  await press('Try again', part);
  await within(part).findByRole('button', { name: /^Permit/ });
  expect(within(part).queryByText('The papers could not be loaded.')).toBeNull();
});

test('where what was seen cannot be had its part says so, and shows it once it can', async () => {
  const { press, answers } = await opened('vehicle', `?id=${_id}`, {
    'GET /admin/listings/{id}/seen': refuses('The list is away.', 503, 'UNAVAILABLE'),
  });
  await pane();
  const part = await screen.findByRole('region', { name: 'What our team has seen' });
  const failed = 'What was seen could not be loaded.';
  await within(part).findByText(failed);
  within(part).getByText('The list is away.');
  answers['GET /admin/listings/{id}/seen'] = lists(seen);
  await press('Try again', part);
  await within(part).findByRole('button', { name: 'Take back: Insurance' });
  expect(within(part).queryByText(failed)).toBeNull();
});

test('an administrator says which paper they saw and until when it is valid, and takes it back', async () => {
  const { press, sent } = await opened('vehicle', `?id=${_id}`, {
    'PUT /admin/listings/{id}/seen/{type}': lists(seen),
    'DELETE /admin/listings/{id}/seen/{type}': lists(),
  });
  await pane();
  const part = await screen.findByRole('region', { name: 'What our team has seen' });
  await press('Say that it was seen', part);
  await within(part).findByText('Please give the last day of the paper.');
  fill(within(part).getByLabelText(/^What you have seen/), 'insurance');
  fill(within(part).getByLabelText(/^Valid until/), seen.validUntil);
  await press('Say that it was seen', part);
  const item = await within(part).findByRole('listitem');
  expect(item.textContent).toContain('Insurance, valid until 30 November 2027, seen by Ruvini Alwis');
  await press('Take back: Insurance', part);
  await vi.waitFor(() => expect(within(part).queryByRole('listitem')).toBeNull());
  const path = `/admin/listings/${_id}/seen/insurance`;
  expect(sent.filter(({ call }) => call.includes('/seen/'))).toMatchObject([
    { call: `PUT ${path}`, body: { validUntil: seen.validUntil } },
    { call: `DELETE ${path}` },
  ]);
});
