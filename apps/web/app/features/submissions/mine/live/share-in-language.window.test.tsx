// @vitest-environment happy-dom
import { kinds } from '@serendib/contract/listings/kinds/index';
import { expect, test, vi } from 'vitest';
import { openPage, screen } from '~/testing/open-page.tsx';

vi.mock('~/lib/page/page-address.ts', () => ({ inThisLanguage: (path: string) => `/si${path}` }));
vi.mock('@serendib/contract/options/places', async (original) => ({
  ...(await original<object>()),
  placeName: (name: string) => (name === 'Kandy' ? 'මහනුවර' : name),
}));
const { myListing } = await import('../my-listing.ts');
const { Poster } = await import('./poster.tsx');
const { ShareListing } = await import('./share-listing.tsx');

const listing = myListing('vehicle', { _id: 'one', status: 'approved', ...kinds.vehicle.example } as never);
const sent = `${window.location.origin}/si/vehicles/one`;

test('an owner sends the page in the language in which it was seen, and prints it', async () => {
  const { user, unmount } = await openPage(<ShareListing listing={listing} />);
  await user.click(screen.getByRole('button', { name: /^Share / }));
  const whatsApp = screen.getByRole('link', { name: 'WhatsApp' }).getAttribute('href');
  expect(decodeURIComponent(whatsApp ?? '')).toContain(sent);
  expect(screen.getByText(sent)).toBeTruthy();
  unmount();
  const { container } = await openPage(<Poster listing={listing} />);
  expect(container.querySelector('.poster')?.textContent).toContain(sent.replace('http://', ''));
});

test('the poster of a guide names districts in the language in which it is printed', async () => {
  const details = { ...kinds.tourGuide.example, preferredAreas: ['Kandy', 'Ella'] };
  const guide = myListing('tourGuide', { _id: 'two', status: 'approved', ...details } as never);
  await openPage(<Poster listing={guide} />);
  expect(screen.getByText('Tour guide profile, මහනුවර, Ella')).toBeTruthy();
});
