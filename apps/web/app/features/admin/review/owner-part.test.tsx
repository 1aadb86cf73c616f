import { expect, test } from 'vitest';
import { openPage, screen } from '~/testing/open-page.tsx';
import { OwnerPart } from './owner-part.tsx';

const at = '2026-11-21T06:55:17.000Z';
const others = [1, 2].map((number) => ({
  ...{ _id: `van-${number}`, kind: 'vehicle', title: `Van ${number}`, status: 'approved' },
}));
const owner = (listingCount: number) => ({
  ...{ _id: 'gihan', userName: 'Gihan Peiris', email: 'gihan@example.lk', createdAt: at },
  ...{ isSuspended: false, emailVerified: true, approvedCount: 2, rejectionCount: 0 },
  ...{ listingCount, otherListings: others, rejections: [] },
});

test('of an owner with more listings than are told a link leads on to all of them', async () => {
  const { unmount } = await openPage(<OwnerPart owner={owner(400) as never} />);
  const all = screen.getByRole('link', { name: 'Show all', hidden: true });
  expect(all.getAttribute('href')).toBe('/admin/users?id=gihan');
  unmount();
  await openPage(<OwnerPart owner={owner(3) as never} />);
  expect(screen.queryByRole('link', { name: 'Show all', hidden: true })).toBeNull();
});
