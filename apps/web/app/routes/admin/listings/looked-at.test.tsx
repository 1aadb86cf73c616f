import { keyOf } from '@serendib/contract/listings/endpoints/keys';
import { expect, test, vi } from 'vitest';
import { fill, says, screen, within } from '~/testing/open-page.tsx';
import { _id, dialog, opened, pane, shownOf } from './testing.tsx';

const looked = keyOf('businessListing', 'reviewed');
const verdict = keyOf('businessListing', 'verify');
const review = 'GET /admin/listings/{id}/review';
/** What stands above the card of travellers, of a business in a state. */
const reviewOf = (listing: object, over: object) => {
  const answered = shownOf('businessListing', listing).answers[review] as { body: object };
  return says({ ...answered.body, ...over });
};
const changes = [
  {
    ...{ field: 'description', label: 'Description' },
    ...{ from: 'Two rooms above the lake.', to: 'Three rooms above the lake.' },
  },
];
const approved = { status: 'approved', isVerified: true };
const at = '2026-11-21T06:55:17.000Z';

// Proves ADMIN-PAGE-01, ADMIN-PAGE-04, OWN-STATE-09, OWN-ROLE-07, ADMIN-ERROR-06.
test('an edit of a business is shown as a difference until it is marked reviewed', async () => {
  const changed = { ...approved, needsReview: true };
  const { press, user, title, answers, sent } = await opened(
    'businessListing',
    `?id=${_id}`,
    { [review]: reviewOf(changed, { changes, lastApprovedAt: at }), [looked]: says({ _id, version: 4 }) },
    changed,
  );
  const region = await within(await pane()).findByRole('region', {
    name: /^What changed since it was approved/,
  });
  expect([...region.querySelectorAll('del, ins')].map(({ textContent }) => textContent)).toEqual([
    'Two ',
    'Three ',
  ]);
  Object.assign(answers, shownOf('businessListing', approved).answers);
  await press('Mark reviewed', await pane());
  await screen.findByText('Listing marked as reviewed.');
  // After the last one the list is what is left, from which it is opened again.
  const list = within(screen.getByRole('region', { name: 'List' }));
  await user.click(await list.findByRole('link', { name: title, current: false }));
  const again = within(await pane());
  const mark = () => again.queryByRole('button', { name: /^Mark reviewed/ });
  await vi.waitFor(() => expect(mark()).toBeNull());
  await again.findByRole('button', { name: /^Unverify/ });
  expect(again.queryByRole('region', { name: /^What changed/ })).toBeNull();
  expect(sent.map(({ call }) => call)).toContain(`PATCH /affiliate-links/${_id}/reviewed`);
});

test('what changed after it was looked at is told from then on', async () => {
  const lookedAt = '2026-11-22T06:55:17.000Z';
  const changed = { ...approved, needsReview: true, lookedAt };
  await opened(
    'businessListing',
    `?id=${_id}`,
    { [review]: reviewOf(changed, { changes, lastApprovedAt: at }) },
    changed,
  );
  await within(await pane()).findByRole('region', { name: /^What changed since it was looked at on 22 Nov/ });
});

test('the words of a rejection are corrected from where they stood, and its history has both', async () => {
  const [wrong, right] = ['There is no such station.', 'The station is called Fort.'];
  const rejected = { status: 'rejected', isVerified: false, rejectReason: wrong };
  const step = { at, from: 'pending', to: 'rejected', by: 'admin', reason: wrong };
  const corrected = { ...step, at: '2026-11-22T06:55:17.000Z', from: 'rejected', reason: right };
  const { press, sent } = await opened(
    'businessListing',
    `?id=${_id}`,
    {
      [verdict]: says({ _id, status: 'rejected', version: 4 }),
      'GET /listings/{id}/history': says({ steps: [corrected, step], revisions: [] }),
    },
    rejected,
  );
  await within(await pane()).findByText('As travellers would see it');
  const flags = [...(await pane()).querySelectorAll('.flag')].map(({ textContent }) => textContent);
  expect(flags).not.toContain('Verified');
  for (const words of [wrong, right]) expect((await pane()).textContent).toContain(`“${words}”`);
  await press(/^Correct the reason/, await pane());
  const reason = within(dialog()).getByLabelText<HTMLTextAreaElement>(/^Reason/);
  expect(reason.value).toBe(wrong);
  fill(reason, right);
  await press('Correct the reason', dialog());
  await screen.findByText(/^Reason corrected/);
  expect(sent.find(({ call }) => call.startsWith('PATCH'))?.body).toMatchObject({
    ...{ status: 'rejected', reason: right },
  });
});
