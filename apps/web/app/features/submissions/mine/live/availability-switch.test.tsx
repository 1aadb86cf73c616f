import { kinds } from '@serendib/contract/listings/kinds/index';
import { expect, test } from 'vitest';
import { type Answer, act, answer, fill, openPage, says, screen, signIn } from '~/testing/open-page.tsx';
import { myListing } from '../my-listing.ts';
import { AvailabilitySwitch } from './availability-switch.tsx';

const listing = myListing('vehicle', { _id: 'one', status: 'approved', ...kinds.vehicle.example } as never);

test('while it is saved that a listing is booked its button keeps the keyboard, and takes no second press', async () => {
  signIn();
  let come: (answer: Answer) => void = () => {};
  const given = new Promise<Answer>((resolve) => {
    come = resolve;
  });
  const { sent } = answer({ 'PATCH /vehicles/{id}/availability': () => given });
  const { user } = await openPage(
    <AvailabilitySwitch listing={listing} state="available" now={Date.now()} />,
  );
  const booked = screen.getByRole('button', { name: 'Booked' });
  booked.focus();
  await user.keyboard('{Enter}{Enter}');
  expect(document.activeElement).toBe(booked);
  expect(screen.getByRole('group')).toHaveProperty('disabled', false);
  expect(screen.getByRole('group').getAttribute('aria-busy')).toBe('true');
  await act(async () => come(says({ availabilityState: 'booked', awayUntil: null })));
  await screen.findByText(/^Travellers read/);
  expect(sent).toHaveLength(1);
});

test('that it is away until a day is said with the day, and read on the button', async () => {
  signIn();
  const until = '2027-01-20';
  const said = says({ availabilityState: 'away', awayUntil: until });
  const { sent } = answer({ 'PATCH /vehicles/{id}/availability': said });
  const now = Date.parse('2026-12-31T06:00:00Z');
  const { user, unmount } = await openPage(
    <AvailabilitySwitch listing={listing} state="available" now={now} />,
  );
  await user.click(screen.getByRole('button', { name: 'Away until…' }));
  fill(await screen.findByLabelText(/^Available again on/), until);
  await user.click(screen.getByRole('button', { name: 'Say so' }));
  await screen.findByText('Travellers read: Away until 20 January 2027.');
  expect(sent.map(({ body }) => body)).toEqual([{ state: 'away', until }]);
  unmount();
  await openPage(<AvailabilitySwitch listing={{ ...listing, awayUntil: until }} state="away" now={now} />);
  const pressed = screen.getByRole('button', { name: 'Away until 20 January 2027' });
  expect(pressed.getAttribute('aria-pressed')).toBe('true');
});
