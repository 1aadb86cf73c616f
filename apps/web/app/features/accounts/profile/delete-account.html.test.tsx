import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { DeleteAccount } from './delete-account.tsx';

test('who deletes an account reads before the press what is lost with it, paid premium as well', () => {
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <DeleteAccount hasPassword />
    </MemoryRouter>,
  );
  expect(html).toContain('What you have paid for ends with it');
  expect(html).toContain('is not paid back');
  expect(html).toContain('Your trips are deleted, also for those you share them with.');
  expect(html).toContain('what you have agreed on is cancelled, and the others are told.');
});
