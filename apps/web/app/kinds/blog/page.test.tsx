import { fireEvent } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answer, lists, openPage, routeAt, says, screen } from '~/testing/open-page.tsx';
import * as blog from './page.tsx';

test('of a picture that cannot be had the drawing is shown, in the story and below the first one', async () => {
  const elsewhere = 'https://example.lk/a.jpg';
  answer({
    'GET /blogs/{id}': says({
      ...{ _id: '1', title: 'The 5:47', author: 'Dilini', createdAt: '2027-01-01T00:00:00Z' },
      ...{ isExternal: false, image: elsewhere, moreImages: [elsewhere] },
      content: `<p>Tea</p><img alt="Leaf" src="${elsewhere}" srcset="${elsewhere} 480w"><img alt="Bud" src="${elsewhere}">`,
    }),
    'GET /blogs': lists(),
    'GET /destinations': lists(),
    'POST /blogs/{id}/view': { status: 204 },
  });
  await openPage(routeAt('/blogs/:id', blog), '/blogs/1');
  const shown = (name: string) => {
    const { src, srcset } = screen.getByRole<HTMLImageElement>('img', { name });
    return [new URL(src).pathname, srcset];
  };
  await screen.findByText('Tea');
  for (const name of ['Leaf', 'View 2']) fireEvent.error(screen.getByRole('img', { name }));
  expect(['Leaf', 'View 2'].map(shown)).toEqual([
    ['/placeholder.svg', ''],
    ['/placeholder.svg', ''],
  ]);
  expect(shown('Bud')[0]).not.toBe('/placeholder.svg');
});
