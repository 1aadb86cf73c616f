import { expect, test, vi } from 'vitest';
import { answer, openPage, screen } from '~/testing/open-page.tsx';
import { FilterPanel } from './filter-panel.tsx';

test('filters serve where a browser knows no popovers, such as Safari 16', async () => {
  answer({});
  expect('hidePopover' in HTMLElement.prototype).toBe(false);
  const matches = Element.prototype.matches;
  vi.spyOn(Element.prototype, 'matches').mockImplementation(function (this: Element, selector) {
    if (selector.includes(':popover-open')) throw new SyntaxError(`'${selector}' is not a valid selector.`);
    return matches.call(this, selector);
  });
  const { user } = await openPage(
    {
      path: '/vehicles',
      Component: () => (
        <>
          <FilterPanel action="/tours" query={{}}>
            <input name="search" aria-label="Search" />
          </FilterPanel>
          <button type="button">After it</button>
        </>
      ),
      // What fails is shown, as a page of the site shows it.
      ErrorBoundary: () => <p>Something went wrong</p>,
    },
    '/vehicles',
  );
  await user.type(screen.getByLabelText('Search'), 'van');
  await user.click(screen.getByRole('button', { name: 'After it' }));
  await user.click(screen.getByRole('button', { name: 'Show results' }));
  await screen.findByText('Elsewhere');
});
