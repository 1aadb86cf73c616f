import { keyOf } from '@serendib/contract/listings/endpoints/keys';
import { kinds } from '@serendib/contract/listings/kinds/index';
import { expect, test, vi } from 'vitest';
import { type Answer, act, alertWith, fill, lists, says, screen, within } from '~/testing/open-page.tsx';
import { _id, address, dialog, go, opened, shownOf } from './testing.tsx';

const undo = 'POST /admin/listings/undo';
const bulk = 'POST /admin/listings/bulk';
const done = says({ done: 1, results: [{ _id, ok: true, error: null, code: null }] });

test('an undo that did not arrive is there to be pressed again, and gone once it was answered', async () => {
  const { press, answers, sent } = await opened('vehicle', `?id=${_id}`, {
    [keyOf('vehicle', 'verify')]: says({ _id, status: 'approved', version: 3 }),
    [undo]: 'away',
  });
  await screen.findByRole('button', { name: /^Verify/ });
  await press(/^Verify/);
  await screen.findByRole('button', { name: /^Undo/ });
  await press(/^Undo/);
  await screen.findByText(/^This could not be taken back\./);
  answers[undo] = done;
  await press(/^Undo/);
  await screen.findByText(/^Taken back\./);
  expect(screen.queryByRole('button', { name: /^Undo/ })).toBeNull();
  expect(sent.filter(({ call }) => call === undo)).toHaveLength(2);
});

const other = '01a1fce3-4f2e-73d0-a91b-a0651cd32551';

/** One that was verified; the next one in the list is open by now. */
async function verified() {
  const { listing } = shownOf('vehicle');
  const page = await opened('vehicle', `?id=${_id}`, {
    [`GET ${kinds.vehicle.path}/all`]: lists(listing, { ...listing, _id: other, vehicleModel: 'The other' }),
    [keyOf('vehicle', 'verify')]: says({ _id, status: 'approved', version: 4 }),
    [undo]: done,
  });
  await screen.findByRole('button', { name: /^Verify/ });
  await page.press(/^Verify/);
  await vi.waitFor(() => expect(address()).toBe(`/admin/vehicles?id=${other}`));
  return page;
}

test('what is taken back is opened again where it was decided', async () => {
  const { press } = await verified();
  await press(/^Undo/);
  await screen.findByText(/^Taken back\./);
  await vi.waitFor(() => expect(address()).toBe(`/admin/vehicles?id=${_id}`));
});

test.each([
  ['a form', `/admin/vehicles?id=${other}&edit=1`],
  ['a person', '/admin/users?id=nimal'],
  ['another list', '/admin/queue?id=nimal'],
  ['another search of its list', `/admin/vehicles?search=van&id=${other}`],
])('what is taken back while %s is open leaves it open', async (_, elsewhere) => {
  const { press } = await verified();
  await go(elsewhere);
  await press(/^Undo/);
  await screen.findByText(/^Taken back\./);
  expect(address()).toBe(elsewhere);
});

test('what is taken back leaves where it is a page that was gone to before the answer', async () => {
  const { press, answers } = await verified();
  let reply = (_: Answer) => {};
  answers[undo] = () =>
    new Promise<Answer>((resolve) => {
      reply = resolve;
    });
  await press(/^Undo/);
  await go('/admin/users?id=nimal');
  await act(async () => reply(done));
  await screen.findByText(/^Taken back\./);
  expect(address()).toBe('/admin/users?id=nimal');
});

test('many of which no answer came may be done: the list is asked for anew, and the reason stays', async () => {
  const { press, user, title, sent } = await opened('vehicle', '', { [bulk]: { status: 504 } });
  const asked = () => sent.filter(({ call }) => call === `GET ${kinds.vehicle.path}/all`).length;
  await user.click(await screen.findByLabelText(`Choose ${title}`));
  await press(/^Reject/, document.querySelector<HTMLElement>('.workspace-bar') as HTMLElement);
  const reason = within(dialog()).getByLabelText<HTMLTextAreaElement>(/^Reason/);
  fill(reason, 'Its plate cannot be read.');
  const before = asked();
  await press('Reject', dialog());
  await alertWith(/^This is not available right now\./);
  await vi.waitFor(() => expect(asked()).toBe(before + 1));
  expect(reason.value).toBe('Its plate cannot be read.');
});

test('the way back names the decision that it was offered for', async () => {
  const decision = '01a1fce3-4f2e-73d0-a91b-a0651cd3255d';
  const { press, sent } = await opened('vehicle', `?id=${_id}`, {
    [keyOf('vehicle', 'verify')]: says({ _id, status: 'approved', version: 3, decision }),
    [undo]: done,
  });
  await screen.findByRole('button', { name: /^Verify/ });
  await press(/^Verify/);
  await screen.findByRole('button', { name: /^Undo/ });
  await press(/^Undo/);
  await screen.findByText(/^Taken back\./);
  expect(sent.find(({ call }) => call === undo)?.body).toEqual({ ids: [_id], decisions: [decision] });
});

test('a list that could not be had after a decision follows by itself though another listing was opened meanwhile', async () => {
  const all = `GET ${kinds.vehicle.path}/all`;
  const { listing } = shownOf('vehicle');
  const { press, user, answers } = await opened('vehicle', `?id=${_id}`, {
    [all]: lists(listing, { ...listing, _id: other, vehicleModel: 'The other' }),
    [keyOf('vehicle', 'verify')]: says({ _id, status: 'approved', version: 4 }),
  });
  await screen.findByRole('button', { name: /^Verify/ });
  answers[all] = 'away';
  await press(/^Verify/);
  await screen.findByText('The page cannot be fetched just now. It follows by itself as soon as it can.');
  await user.keyboard('k');
  answers[all] = lists({ ...listing, vehicleModel: 'As it is now' });
  await act(async () => void window.dispatchEvent(new Event('online')));
  await screen.findAllByText('As it is now');
});

test('of many that are taken back it is said how many were, and of which one it was refused why', async () => {
  const { listing, title } = shownOf('vehicle');
  const answered = { ok: true, error: null, code: null };
  const { press, user } = await opened('vehicle', '', {
    [`GET ${kinds.vehicle.path}/all`]: lists(listing, { ...listing, _id: other, vehicleModel: 'The other' }),
    [bulk]: says({ done: 2, results: [_id, other].map((_id) => ({ _id, ...answered })) }),
    [undo]: says({
      done: 1,
      results: [
        { _id, ...answered },
        { _id: other, ok: false, error: 'This was changed in the meantime.', code: 'CONFLICT' },
      ],
    }),
  });
  await user.click(await screen.findByLabelText(`Choose ${title}`));
  await user.click(await screen.findByLabelText('Choose The other'));
  await press(/^Reject/, document.querySelector<HTMLElement>('.workspace-bar') as HTMLElement);
  fill(within(dialog()).getByLabelText<HTMLTextAreaElement>(/^Reason/), 'Its plate cannot be read.');
  await press('Reject', dialog());
  await screen.findByRole('button', { name: /^Undo/ });
  await press(/^Undo/);
  await screen.findByText('Taken back 1 of 2. The other: This was changed in the meantime.');
});

// Proves BUSINESS-RULE-11.
test('many are deleted at once after a question, with one reason', async () => {
  const { listing, title } = shownOf('businessListing');
  const answered = { ok: true, error: null, code: null };
  const { press, user, sent, answers } = await opened('businessListing', '', {
    [`GET ${kinds.businessListing.path}/all`]: lists(listing, {
      ...listing,
      _id: other,
      businessName: 'The other',
    }),
    [bulk]: says({ done: 2, results: [_id, other].map((_id) => ({ _id, ...answered })) }),
    [undo]: says({ done: 2, results: [_id, other].map((_id) => ({ _id, ...answered })) }),
  });
  await screen.findByLabelText(`Choose ${title}`);
  await user.click(screen.getByLabelText('Choose all shown'));
  await press(/^Delete/, document.querySelector<HTMLElement>('.workspace-bar') as HTMLElement);
  expect(screen.getByRole('dialog', { name: 'Delete 2 listings' }).textContent).toContain(
    'Are you sure you want to delete 2 listings? For 10 seconds it can be taken back.',
  );
  await press('Delete', dialog());
  await within(dialog()).findByText('Please say why.');
  expect(sent.filter(({ call }) => call === bulk)).toEqual([]);
  fill(within(dialog()).getByLabelText<HTMLTextAreaElement>(/^Reason/), 'They are gone.');
  answers[`GET ${kinds.businessListing.path}/all`] = lists();
  await press('Delete', dialog());
  await screen.findByText('Deleted 2 of 2.');
  expect(sent.find(({ call }) => call === bulk)?.body).toMatchObject({
    ...{ action: 'delete', reason: 'They are gone.', items: [{ _id }, { _id: other }] },
  });
  await press(/^Undo/);
  await screen.findByText('Taken back. Deleted 2 of 2.');
});
