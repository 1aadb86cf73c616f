import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import type { MyListing } from '../my-listing.ts';
import { Visibility } from './visibility.tsx';

const seen = {
  kind: 'vehicle',
  status: 'approved',
  clickCount: 0,
  inquiryCount: 0,
  reviewCount: 0,
  edit: '/vehicle-edit/1',
  advice: [{ field: 'whatsapp', words: 'Add your WhatsApp.' }],
};
const shown = (viewCount: number, more: Partial<MyListing> = {}) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <Visibility listing={{ ...seen, viewCount, ...more } as MyListing} />
    </MemoryRouter>,
  );
const tip = 'complete your profile';

// Proves OWN-LIMIT-23.
test('more than 50 views are high visibility, fewer than 10 a reason to complete the profile', () => {
  expect(shown(51)).toContain('High visibility');
  expect(shown(50)).not.toContain('High visibility');
  expect(shown(10)).not.toContain(tip);
  expect(shown(9)).toContain(tip);
});

test('advice leads to what is missing; where nothing is, few views are a reason to share it', () => {
  expect(shown(99)).toContain('href="/vehicle-edit/1#how-travellers-reach-you"');
  const complete = shown(9, { advice: [] });
  expect(complete).not.toContain(tip);
  expect(complete).toContain('share it');
  expect(shown(10, { advice: [] })).not.toContain('share it');
});

test('nothing is said before travellers can see it, and of every kind once they can', () => {
  expect(shown(0, { status: 'pending' })).toBe('');
  for (const kind of ['tourGuide', 'vehicle', 'tour', 'businessListing', 'blog'] as const)
    expect(shown(3, { kind })).toContain('3 views');
});

test('it says how it is rated as every page does', () => {
  expect(shown(3, { averageRating: 4.33, reviewCount: 3 })).toContain('rated 4.3 by 3 travellers');
  expect(shown(3, { averageRating: 4, reviewCount: 1 })).toContain('rated 4.0 by 1 traveller');
});
