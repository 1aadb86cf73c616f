import { expect, test } from 'vitest';
import { answer, openPage, screen } from '~/testing/open-page.tsx';
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
