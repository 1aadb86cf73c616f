import { deliveredSettings as asDelivered } from '@serendib/contract/admin/delivered-settings';
import { languages } from '@serendib/contract/languages/languages';
import type { ReactNode } from 'react';
import { renderToReadableStream, renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub, matchRoutes } from 'react-router';
import { expect, test } from 'vitest';
import { Footer } from '~/ui/layout/footer.tsx';
import { NavBar } from '~/ui/layout/nav-bar.tsx';
import routes from '../../routes.ts';

const shown = (
  body: ReactNode,
  { contactEmail: email, social }: Partial<typeof asDelivered> = asDelivered,
) => {
  const Page = createRoutesStub([{ id: 'root', path: '/', Component: () => body }]);
  const contact = email ? { email, social } : { email: null, social: [] };
  return renderToStaticMarkup(<Page hydrationData={{ loaderData: { root: { contact } } }} />);
};
const linksIn = (html: string) =>
  [...html.matchAll(/<a [^>]*href="([^"]+)"[^>]*>([^<]+)</g)].map(([, to, label]) => `${label} ${to}`);

// Proves NAV-02, NAV-03, NAV-04, NAV-05, NAV-06, NAV-07, NAV-08, NAV-10, NAV-11.
test('the navigation bar leads to the specified pages', async () => {
  const specified = [
    'Home /',
    'Destinations /destinations',
    'Map /map',
    'Tour List /tours',
    'Tour Guides /tour-guides',
    'Blogs /blogs',
    'Bookings /affiliate-links',
    'Partnership /partnership',
    'Vehicles /vehicles',
  ];
  // On the bar, and under its button on small screens.
  expect(linksIn(shown(<NavBar search={null} account={null} />))).toEqual([
    ...specified,
    ...specified,
    'My trip /trip',
  ]);
  const pages = await routes;
  for (const link of specified) {
    const matched = matchRoutes(pages as Parameters<typeof matchRoutes>[0], link.split(' ').at(-1) ?? '');
    expect([link, matched?.at(-1)?.route]).toEqual([
      link,
      expect.objectContaining({ file: expect.not.stringContaining('not-found') }),
    ]);
  }
});

test('the menu of a phone and the foot of the page lead to the same page in each language, as they are sent', async () => {
  const inEach = ['/vehicles?type=van', '/si/vehicles?type=van', '/ta/vehicles?type=van'];
  for (const Part of [() => <NavBar search={null} account={null} />, Footer]) {
    const Page = createRoutesStub([{ id: 'root', path: '/vehicles', Component: Part }]);
    const root = { contact: { email: null, social: [] }, languages: languages.slice(0, 3) };
    const sent = await renderToReadableStream(
      <Page initialEntries={['/vehicles?type=van']} hydrationData={{ loaderData: { root } }} />,
    );
    await sent.allReady;
    const html = await new Response(sent).text();
    const found = [...html.matchAll(/<a [^>]*href="([^"]+)"[^>]*hrefLang="(\w+)"/g)];
    expect(found.map(([, to]) => to)).toEqual(inEach);
    expect(html.match(/<a [^>]*aria-current="true"[^>]*>([^<]+)/)?.[1]).toBe('English');
  }
});

// The menu is not there on wide screens, and who is signed out has no list of trips in an account.
test('the foot of the page leads to the trip', () => {
  expect(linksIn(shown(<Footer />))).toContain('My trip /trip');
});

// Proves NAV-22.
test('the foot of the page leads to three networks', () => {
  const away = linksIn(shown(<Footer />)).filter((link) => link.includes('https://'));
  expect(away.map((link) => link.split(' ')[0])).toEqual(['Facebook', 'Instagram', 'YouTube']);
});

test('the foot of a page names neither an address nor networks where operators have set none', () => {
  const links = linksIn(shown(<Footer />, {}));
  expect(links.filter((link) => /mailto:|https:/.test(link))).toEqual([]);
  expect(links).toContain('Contact /contact');
});
