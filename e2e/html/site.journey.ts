import { dayAfter, dayOf, yearOf } from '@serendib/contract/calendar';
import { expect, servedTest as test } from '../journey.ts';
import { otherPages } from '../pages.ts';
import { administratorOf, newName } from '../partners/partners.ts';
import { duringPromotion } from '../promotion.ts';
import { hrefsOf, isHeaded, only, pageAt, says, served, wayOf, wordsOf } from './served.ts';

// Proves AIM-06, HOME-10, HOME-11, HOME-12, HOME-13, HOME-14, HOME-16.
test('the home page has its sections and its three badges', async ({ request }) => {
  const page = await pageAt(request, '/');
  for (const name of [
    'Popular Destinations',
    'Our Services',
    'Premium Services',
    'Partner',
    'Premium Tour Guides',
  ])
    expect(says(page, name, 'h2'), name).toBe(true);
  expect(wayOf(only(page, '#map'), 'Open the map')).toBe('/map');
  expect(wayOf(only(page, '#start'), 'Find a place')).toBe('/destinations');
  expect(only(page, '#popular-destinations').querySelectorAll('li')).toHaveLength(8);
  for (const words of ['Verified Local Guides', 'Curated Tours', 'Safe & Secure Payments'])
    expect(says(page, words), words).toBe(true);
});

test('the home page shows what can be done, seen and eaten before what is sold to partners', async ({
  request,
}) => {
  const page = await pageAt(request, '/');
  const headings = page.querySelectorAll('h2').map(wordsOf);
  const at = (name: string) => headings.findIndex((heading) => heading.startsWith(name));
  for (const row of ['Go along', 'Sleep and eat', 'Read on the way']) {
    expect(at(row), row).toBeGreaterThan(0);
    expect(at(row), row).toBeLessThan(at('Premium Services'));
    const section = page
      .querySelectorAll('section')
      .find((one) => wordsOf(one.querySelector('h2')).startsWith(row));
    expect(section?.querySelectorAll('article').length, row).toBe(3);
  }
});

// Proves AIM-05, HOME-05, OWN-AIM-06.
test('the home page offers two free months and leads to partnership, until the offer is over', async ({
  request,
}) => {
  const offered = async () => wordsOf((await pageAt(request, '/')).querySelector('#offer'));
  await duringPromotion(request, dayAfter(dayOf(new Date()), 45), async () => {
    await expect
      .poll(offered)
      .toContain('For the next 2 months, registering a business, tour or vehicle is free.');
    const offer = only(await pageAt(request, '/'), '#offer');
    expect(wordsOf(offer)).toContain('Two months free');
    expect(hrefsOf(offer)).toEqual(['/partnership']);
  });
  await duringPromotion(request, '2026-01-01', async () => {
    await expect.poll(offered).toBe('');
    expect(wordsOf(await pageAt(request, '/'))).not.toContain('Two months free');
  });
});

// Proves NAV-19, NAV-20, NAV-21, NAV-22, NAV-23, NAV-24.
test('the foot of the page says whose it is and leads to the fixed pages', async ({ request }) => {
  const foot = only(await pageAt(request, '/about'), 'footer');
  for (const [title = '', ...paths] of [
    [
      'Quick links',
      '/destinations',
      '/map',
      '/tours',
      '/tour-guides',
      '/blogs',
      '/affiliate-links',
      '/partnership',
      '/vehicles',
      '/trip',
    ],
    [
      'Join us',
      '/tour-guide-registration',
      '/vehicle-registration',
      '/submit-tour-partnership',
      '/submit-sponsored-blog',
      '/partnership/business-listing?tier=free',
      '/partnership',
    ],
    ['Stay in touch', '/about', '/contact', '/reviews'],
  ]) {
    const column = foot.querySelectorAll('div').findLast((one) => isHeaded(one, title));
    expect(column && hrefsOf(column).filter((href) => href.startsWith('/')), title).toEqual(paths);
  }
  expect(wordsOf(foot)).toContain(`© ${yearOf(new Date())} Serendib`);
  expect(foot.querySelector('a[href^="mailto:"]')).not.toBeNull();
  for (const name of ['YouTube', 'Instagram', 'Facebook'])
    expect(
      foot.querySelectorAll('a[rel~="me"]').some((one) => wordsOf(one).includes(name)),
      name,
    ).toBe(true);
  expect(wayOf(foot, 'Privacy Policy')).toBe('/privacy-policy');
  expect(wayOf(foot, 'Terms of Service')).toBe('/terms-of-service');
});

// Proves SIGNUP-05.
test('the policies have short addresses too', async ({ request }) => {
  for (const [short, long] of [
    ['/terms', '/terms-of-service'],
    ['/privacy', '/privacy-policy'],
  ] as const) {
    const title = wordsOf(only(await pageAt(request, long), 'h1'));
    expect(title).not.toBe('');
    expect(wordsOf(only(await pageAt(request, short), 'h1'))).toBe(title);
  }
});

// Proves LOGIN-02, LOGIN-05.
test('the login page leads to where a password is asked for anew and where one signs up', async ({
  request,
}) => {
  const main = only(await pageAt(request, '/login'), 'main');
  expect(wayOf(main, 'Forgot password?')).toBe('/forgot-password');
  expect(wayOf(main, 'Sign up')).toBe('/signup');
  expect(wayOf(main, 'Continue with Google')).toBe('/api/auth/google');
});

// Proves SIGNUP-04, SIGNUP-06.
test('signing up leads to the terms, the privacy policy and the login', async ({ request }) => {
  const main = only(await pageAt(request, '/signup'), 'main');
  expect(wayOf(main, 'Terms of Service')).toBe('/terms-of-service');
  expect(wayOf(main, 'Privacy Policy')).toBe('/privacy-policy');
  expect(wayOf(main, 'Log in')).toBe('/login');
  expect(only(main, 'ul[aria-label="What a password needs"]').querySelectorAll('li')).toHaveLength(4);
});

// Proves ROUTE-05, PROTECT-01.
test('a protected page shows that it is being found out who is there', async ({ request }) => {
  const waitingAt = async (path: string) =>
    only(await pageAt(request, path), 'main').querySelectorAll('[role="status"]').length;
  expect(await waitingAt('/about')).toBe(0);
  for (const path of ['/profile', '/admin', '/admin/vehicles']) expect(await waitingAt(path), path).toBe(1);
});

// Proves LOGIN-07, LOGIN-08.
test('both ways in which another service can fail are said in words', async ({ request }) => {
  for (const [error, words] of [
    ['auth_failed', 'could not sign you in with Google'],
    ['callback_failed', 'could not be completed'],
  ] as const)
    expect(wordsOf(only(await pageAt(request, `/login?error=${error}`), 'main')), error).toContain(words);
});

test('every page asks browsers to refuse text that is set as HTML or run', async ({ request }) => {
  for (const path of ['/', '/vehicles', '/about', '/no-such-page', '/blogs', '/map', '/ta/tours'])
    expect((await request.get(path)).headers()['content-security-policy'], path).toContain(
      "require-trusted-types-for 'script'; trusted-types default dompurify worker",
    );
});

test('a search engine finds every part and, in the parts, pages that answer', async ({ request }) => {
  const robots = await (await request.get('/robots.txt')).text();
  const index = robots.match(/^Sitemap: (\S+)$/m)?.[1] ?? '';
  const addressesIn = async (url: string) => {
    const answer = await request.get(url);
    expect(answer.headers()['content-type']).toContain('xml');
    return [...(await answer.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address);
  };
  const parts = await addressesIn(index);
  expect(parts).toHaveLength(7);
  for (const part of parts) {
    const pages = await addressesIn(part);
    expect(pages.length, part).toBeGreaterThan(5);
    const farther = [Math.floor(pages.length / 2), pages.length - 1].flatMap((at) => pages[at] ?? []);
    for (const page of new Set([...pages.slice(0, 12), ...farther]))
      expect((await request.get(page)).status(), page).toBe(200);
  }
});

test('who finds a weakness is told whom to tell, in one file and below no language', async ({ request }) => {
  const told = await request.get('/.well-known/security.txt');
  expect(told.headers()['content-type']).toBe('text/plain; charset=utf-8');
  expect(await told.text()).toMatch(/^Contact: \S+\/contact$/m);
  expect((await request.get('/si/.well-known/security.txt')).status()).toBe(404);
});

test('every picture that a page is shared by is there', async ({ request }) => {
  for (const path of ['/', '/destination/ella', '/tours', '/about', '/terms']) {
    const page = await pageAt(request, path);
    const picture = only(page, 'meta[property="og:image"]').getAttribute('content') ?? '';
    const answer = await request.get(picture);
    expect(answer.headers()['content-type'], path).toBe('image/png');
  }
  const terms = await pageAt(request, '/terms');
  expect(only(terms, 'link[rel="canonical"]').getAttribute('href')).toMatch(/\/terms-of-service$/);
});

// What is for scripts alone is hidden by a rule until they say that they are there: without-scripts.journey.ts.
// Proves AIM-01, ROLE-01.
test('a page that is not looked at from all sides says what it is without scripts', async ({ request }) => {
  for (const path of otherPages) {
    const { status, page } = await served(request, path);
    expect(status, path).toBe(200);
    expect(only(page, 'html').hasAttribute('data-js'), path).toBe(false);
    const names = page
      .querySelectorAll('h1')
      .filter((one) => !one.closest('[hidden], template, noscript, .needs-js'));
    expect(names.map(wordsOf), path).toEqual([expect.stringMatching(/./)]);
    expect(wordsOf(only(page, 'title')), path).toContain('Serendib');
    expect(only(page, 'meta[name="description"]').getAttribute('content'), path).toBeTruthy();
  }
});

test('what administrators set stands on every page at once', async ({ request }) => {
  const options = { headers: { authorization: (await administratorOf(request)).authorization } };
  const settings = async () => (await request.get('/api/admin/settings', options)).json();
  const set = async (social: object[]) => {
    const { version, updatedAt, ...before } = await settings();
    const reply = await request.put('/api/admin/settings', { ...options, data: { ...before, social } });
    expect(reply.status(), await reply.text()).toBe(200);
  };
  const { social: before } = await settings();
  const name = newName('Mastodon');
  const href = 'https://social.example.lk/serendib';
  const shown = async () =>
    (await pageAt(request, '/about'))
      .querySelectorAll('a')
      .find((one) => wordsOf(one).startsWith(name))
      ?.getAttribute('href');
  await set([...before, { name, href }]);
  await expect.poll(shown).toBe(href);
  await set(before);
  await expect.poll(shown).toBeUndefined();
});
