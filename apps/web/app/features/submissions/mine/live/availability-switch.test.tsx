// @vitest-environment happy-dom
import { kinds } from '@serendib/contract/listings/kinds/index';
import { expect, test } from 'vitest';
import { type Answer, act, answer, openPage, says, screen, signIn } from '~/testing/open-page.tsx';
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
