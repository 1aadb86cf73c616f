import { Outlet, useHref, useLocation } from 'react-router';
import { expect, test } from 'vitest';
import site from '~/routes.ts';
import { answer, openPage, routeAt, says, screen, signIn } from '~/testing/open-page.tsx';
import * as dashboard from './dashboard.tsx';
import * as destinations from './destinations.tsx';
import * as layout from './layout.tsx';
import * as table from './listings/table.tsx';

const modules = {
  './routes/admin/dashboard.tsx': dashboard,
  './routes/admin/destinations.tsx': destinations,
  './routes/admin/listings/table.tsx': table,
};
const Place = () => <p>Led to {useHref(useLocation())}</p>;

/** A page of administrators, within what stands around all of them. */
async function opened(path: string) {
  const around = site.find(({ file }) => file === './routes/admin/layout.tsx');
  const page = around?.children?.find((one) => `/${one.path}` === path);
  const module = modules[page?.file as keyof typeof modules];
  const children = [{ ...routeAt(path.slice(1), module as never) }];
  await openPage(
    routeAt('/', { default: Outlet }, [
      { ...routeAt('', layout as never, children), path: undefined } as never,
      { path: '*', Component: Place },
      { index: true, Component: Place },
    ]),
    path,
  );
}

const pages = [
  '/admin',
  '/admin/destinations',
  '/admin/affiliate-links',
  '/admin/blogs',
  '/admin/tours',
  '/admin/tour-guides',
  '/admin/vehicles',
];

// Proves ROUTE-07, PROTECT-02, PROTECT-03, OWN-ROLE-10.
test.each(pages)(
  '%s sends who is no administrator to the first page, whatever their browser says',
  async (path) => {
    signIn({ role: 'admin' });
    const { sent } = answer({
      'GET /auth/me': says({ _id: 'nimal', userName: 'Nimal', email: 'nimal@example.lk', role: 'user' }),
    });
    await opened(path);
    await screen.findByText('Led to /');
    expect(new Set(sent.map(({ call }) => call))).toEqual(new Set(['GET /auth/me']));
  },
);

// Proves ROUTE-06, PROTECT-02.
test.each(pages)('%s sends who is not signed in to the login', async (path) => {
  const { sent } = answer({});
  await opened(path);
  await screen.findByText('Led to /login');
  expect(sent).toEqual([]);
});

test('every page of administrators is within what asks who they are', () => {
  const paths = site.flatMap(({ path, children = [] }) => [path, ...children.map((child) => child.path)]);
  const within = site.find(({ file }) => file.endsWith('admin/layout.tsx'))?.children ?? [];
  const admins = paths.filter((path) => path?.startsWith('admin'));
  expect(within.map(({ path }) => path)).toEqual(expect.arrayContaining(admins));
});
