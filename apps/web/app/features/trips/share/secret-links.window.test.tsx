// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import type { LoadArgs } from '~/lib/api/load.ts';
import { answer, lists, openPage, says, screen } from '~/testing/open-page.tsx';

vi.mock('~/lib/page/page-address.ts', async (original) => ({
  ...(await original<object>()),
  inThisLanguage: (path: string) => `/si${path}`,
}));
const { SecretLinks } = await import('./secret-links.tsx');
const { load: loadShared } = await import('../shared/load-shared.ts');

/** A link is made, which is shown once. */
async function makesLink() {
  const made = { _id: 'link', right: 'read', createdAt: '2027-01-05T09:00:00Z', key: 'once' };
  answer({
    'GET /trips/{id}/links': lists(),
    'POST /trips/{id}/links': says({ ...made, url: 'https://serendib.test/trip/shared?key=once' }),
  });
  const { user } = await openPage(<SecretLinks id="shared" title="Two weeks" />, '/trip');
  await user.click(screen.getByRole('button', { name: 'Make a link to read' }));
  await screen.findByText('https://serendib.test/si/trip/shared?key=once');
  return user;
}

test('a secret link leads to the page in the language in which it was made', async () => {
  await makesLink();
  const message = screen.getByRole('link', { name: 'WhatsApp' }).getAttribute('href') ?? '';
  expect(decodeURIComponent(message)).toContain('https://serendib.test/si/trip/shared?key=once');
});

test('who opened a secret link sends it on in the language in which they read the trip', async () => {
  const { url } = await loadShared({
    call: (async () => ({ _id: 'shared' })) as unknown as LoadArgs['call'],
    params: { id: 'shared' },
    url: new URL('https://serendib.test/trip/shared?key=once'),
    query: () => 'once',
    languages: [],
    signal: new AbortController().signal,
  });
  expect(url).toBe('https://serendib.test/si/trip/shared?key=once');
});

test('where a browser does not let us copy, the words are true wherever the link stands', async () => {
  const user = await makesLink();
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new DOMException('', 'NotAllowedError'));
  await user.click(screen.getByRole('button', { name: 'Copy link' }));
  expect(
    await screen.findByText('Your browser does not let us copy. Hold the link to copy it.'),
  ).toBeTruthy();
});
