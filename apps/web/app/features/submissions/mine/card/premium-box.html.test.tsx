import { hasCall } from '@serendib/contract/listings/endpoints/keys';
import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import type { MyListing } from '../my-listing.ts';
import { PremiumBox } from './premium-box.tsx';

const boxOf = (kind: MyListing['kind'], premiumExpiry: string | null = null, now = 0) => {
  const listing = { kind, isPremium: true, premiumExpiry } as MyListing;
  const Page = createRoutesStub([{ path: '/', Component: () => <PremiumBox listing={listing} now={now} /> }]);
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

test('on its last day premium ends today, as its mail says, and before that the days of Colombo are counted', () => {
  const ends = '2026-11-21T18:20:00Z';
  const textAt = (now: string) => boxOf('vehicle', ends, Date.parse(now)).replace(/<[^>]+>/g, '');
  expect(textAt('2026-11-20T18:30:00Z')).toContain('.Ends today. Renew premium');
  expect(textAt('2026-11-20T18:29:59Z')).toContain('1 day left, until 21 November 2026. Renew premium');
});
