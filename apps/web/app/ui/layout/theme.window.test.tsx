// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { cleanup, openPage, routeAt, screen } from '~/testing/open-page.tsx';
import { LateParts } from '../../late-parts.tsx';
import { ThemeScript, ThemeToggle } from './theme.tsx';

afterEach(() => {
  delete document.documentElement.dataset.theme;
});

/** The colour of the browser's bar: that of the first tag whose medium is right. */
const barOn = (system: 'light' | 'dark') => {
  const isRight = (media: string) => media === 'all' || media === `(prefers-color-scheme: ${system})`;
  const tags = [...document.head.querySelectorAll('meta[name="theme-color"]')];
  return tags.find((tag) => isRight(tag.getAttribute('media') ?? 'all'))?.getAttribute('content');
};

test.each(['light', 'dark'] as const)(
  'on a %s phone the browser’s bar has the colour of the page',
  async (system) => {
    vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes(system) }));
    const Page = () => (
      <>
        <meta name="theme-color" content="light" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="dark" media="(prefers-color-scheme: dark)" />
        <ThemeScript />
        <ThemeToggle />
        <LateParts />
      </>
    );
    const { user } = await openPage(routeAt('/', { default: Page }), '/');
    expect(barOn(system)).toBe(system);
    const other = system === 'light' ? 'dark' : 'light';
    for (const shown of [other, system, other]) {
      await user.click(screen.getByRole('button', { name: 'Switch between light and dark' }));
      expect(document.documentElement.dataset.theme).toBe(shown);
      await vi.waitFor(() => expect(barOn(system)).toBe(shown));
    }
    // Also where it was chosen on a page before.
    cleanup();
    delete document.documentElement.dataset.theme;
    await openPage(routeAt('/', { default: Page }), '/');
    expect(barOn(system)).toBe(other);
  },
);
