import { paymentWentBack } from '@serendib/contract/moderation/payment-went-back';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import type { MyListing } from '../my-listing.ts';
import { StateNotes } from './state-notes.tsx';

const now = Date.parse('2026-11-22T08:00:00Z');
const before = '2026-11-20T08:00:00Z';
const live = { kind: 'vehicle', status: 'approved', isVerified: true, submittedAt: before, edit: '/edit/1' };
const said = (more: Partial<MyListing>) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <StateNotes listing={{ ...live, ...more } as MyListing} now={now} />
    </MemoryRouter>,
  );
const neverLookedAt = 'Live, and not looked at yet';
const changesLookedAt = 'Live, and your latest version is being looked at';

test('of what went live unseen it is said that nobody has looked at it, not that its changes are looked at', () => {
  const html = said({ needsReview: true, lookedAt: null, checkedAt: null });
  expect(html).toContain(neverLookedAt);
  expect(html).not.toContain('changes');
  expect(html).toContain('does not say Verified');
});

test('of what was changed since a person looked, whether it still says Verified', () => {
  const priced = said({ needsReview: true, lookedAt: before, checkedAt: before });
  expect(priced).toContain(changesLookedAt);
  expect(priced).not.toContain('does not say Verified');
  expect(said({ needsReview: true, lookedAt: before, checkedAt: null })).toContain('does not say Verified');
});

// Proves PROFILE-16, PROFILE-17, OWN-LIMIT-16.
test('what waits says since when, and whom to ask once it has been more than two days', () => {
  const waits = (submittedAt: string) => said({ status: 'pending', isVerified: false, submittedAt });
  const twoDays = waits(before);
  for (const words of ['Under Review', '20 November 2026', '2 days waited', 'within 48 hours'])
    expect(twoDays).toContain(words);
  expect(twoDays).not.toContain('Contact support');
  expect(waits('2026-11-20T07:59:59Z')).toContain('href="/contact"');
  expect(waits('2026-11-20T07:59:59Z')).toContain('Contact support');
});

test('what is in order says nothing, and of what waits, was rejected or taken out of sight the one thing that is so', () => {
  expect(said({ needsReview: false, lookedAt: before })).toBe('');
  expect(said({ status: 'pending', isVerified: false })).toContain('Only you can see it until then.');
  expect(said({ status: 'rejected', isVerified: false, rejectReason: 'Blurred.' })).toContain('Blurred.');
  const hidden = said({ isHidden: true, needsReview: true, lookedAt: null });
  expect(hidden).toContain('Not shown at the moment');
  expect(hidden).not.toContain(neverLookedAt);
});

test('what is not shown because its payment went back is said to be so, and not to be mended', () => {
  const html = said({ status: 'rejected', isVerified: false, rejectReason: paymentWentBack });
  expect(html).toContain('Not shown: the payment for it went back');
  expect(html).toContain('Pay and send it again');
  expect(html).not.toContain('What our team wrote');
});
