import { expect, test } from 'vitest';
import { openPage, screen } from '~/testing/open-page.tsx';
import { SearchPage, type SearchPageProps } from './search-page.tsx';

test.each([
  ['what fits best', undefined, 'What fits best first, then PREMIUM (paid for), then by rating.'],
  ['the distance', 'nearest', 'The nearest come first. Premium never goes before what is nearer.'],
] as const)(
  'a search by %s says what is paid for in it, and where more is told of it',
  async (_, sort, words) => {
    const asked = { q: 'guide', near: 'ella', sort };
    const page = { asked, answer: null, refused: null, ways: [] } as never as SearchPageProps;
    await openPage(<SearchPage {...page} />, '/search');
    const more = await screen.findByRole('link', { name: 'Orders and badges' });
    expect(more.getAttribute('href')).toBe('/about#order');
    expect(more.parentElement?.textContent).toBe(`${words} Orders and badges`);
  },
);
