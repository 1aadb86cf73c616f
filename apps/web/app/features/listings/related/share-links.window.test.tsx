// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { openPage, screen } from '~/testing/open-page.tsx';

vi.mock('~/lib/page/page-address.ts', () => ({ inThisLanguage: (path: string) => `/si${path}` }));
const { ShareLinks } = await import('./share-links.tsx');

test('a traveller sends the page in the language in which it was read', async () => {
  await openPage(<ShareLinks title="A van" origin="https://serendib.test" path="/vehicles/one" />);
  const hrefOf = (name: string) =>
    decodeURIComponent(screen.getByRole('link', { name }).getAttribute('href') ?? '');
  expect(hrefOf('by WhatsApp')).toBe('https://wa.me/?text=A van: https://serendib.test/si/vehicles/one');
  expect(hrefOf('by e-mail')).toContain('A van: https://serendib.test/si/vehicles/one');
});
