import { hasCall } from '@serendib/contract/listings/endpoints/keys';
import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import type { MyListing } from '../my-listing.ts';
import { PremiumBox } from './premium-box.tsx';

const boxOf = (kind: MyListing['kind']) => {
  const listing = { kind, isPremium: true, premiumExpiry: null } as MyListing;
  const Page = createRoutesStub([{ path: '/', Component: () => <PremiumBox listing={listing} now={0} /> }]);
  return renderToStaticMarkup(<Page />);
};

test.each(['tourGuide', 'vehicle', 'businessListing', 'tour'] as const)(
  'premium promises a %s to be featured only where it can be',
  (kind) => {
    expect(boxOf(kind)).toContain('First in its list');
    expect(boxOf(kind).includes('featured')).toBe(hasCall(kind, 'feature'));
  },
);

test('a tour cannot be featured', () => {
  expect(boxOf('tour')).toContain('First in its list and the Premium badge.');
});
