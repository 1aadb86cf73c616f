import { expect, onTestFinished, test, vi } from 'vitest';
import { onWaitingChange } from '~/lib/mine/waiting-things.ts';
import { answer, openPage, says, screen } from '~/testing/open-page.tsx';
import type { MyListing } from '../my-listing.ts';
import { DeleteListing } from './delete-listing.tsx';

test.each([
  ['tour', true],
  ['blog', true],
  ['vehicle', false],
] as const)('whether the payment of a %s goes with it is said before it is deleted', async (kind, isPaid) => {
  answer({});
  const listing = { _id: 'one', kind, title: 'Three days of tea' } as MyListing;
  const { user } = await openPage(<DeleteListing listing={listing} />);
  await user.click(screen.getByRole('button', { name: 'Delete Three days of tea' }));
  const words = screen.getByRole('dialog').textContent;
  expect(words).toContain('This action cannot be undone.');
  expect(words?.includes('What you paid for it, or its free months, cannot be used for another one.')).toBe(
    isPaid,
  );
});

test('a listing that was deleted waits no longer for its owner’s hand', async () => {
  const { answers } = answer({ 'DELETE /vehicles/{id}': 'away' });
  const counted = vi.fn();
  onTestFinished(onWaitingChange(counted));
  const listing = { _id: 'one', kind: 'vehicle', title: 'Toyota KDH' } as MyListing;
  const { user } = await openPage(<DeleteListing listing={listing} />);
  await user.click(screen.getByRole('button', { name: 'Delete Toyota KDH' }));
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  await screen.findByText('Failed to delete vehicle. Please try again.');
  expect(counted).not.toHaveBeenCalled();
  answers['DELETE /vehicles/{id}'] = says({ message: 'Deleted.' });
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  await screen.findByText('Vehicle has been deleted successfully.');
  expect(counted).toHaveBeenCalledTimes(1);
});
