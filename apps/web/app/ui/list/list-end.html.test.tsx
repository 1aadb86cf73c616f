import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { ListEnd } from './list-end.tsx';

test('where nothing is found around a place, the distance that finds something is a way on, and each way says what is not asked for there', () => {
  const query = { near: 'ella', search: 'surf board', type: ['van'] };
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <ListEnd
        path="/vehicles"
        query={query}
        list={{ next: null, previous: null, before: 0 }}
        isFirst
        active={[
          { name: 'near', words: () => 'Within 30 km of Ella' },
          { name: 'search', words: (value) => `“${value}”` },
        ]}
        fewer={[
          { gone: { name: 'radius', value: '100' }, query: { ...query, radius: '100' }, total: 5 },
          { gone: { name: 'near', value: 'ella' }, query: { type: ['van'] }, total: 13 },
          { gone: { name: 'search', value: 'surf' }, query: { ...query, search: 'board' }, total: 3 },
          { gone: { name: 'type', value: 'van' }, query: { near: 'ella', search: 'surf board' }, total: 2 },
        ]}
      />
    </MemoryRouter>,
  );
  expect(html).toMatch(
    /href="\/vehicles\?near=ella&amp;search=surf\+board&amp;type=van&amp;radius=100"[^>]*>Within 100 km: 5</,
  );
  expect([...html.matchAll(/class="chip"[^>]*>([^<]*)</g)].map(([, words]) => words)).toEqual([
    'Within 100 km: 5',
    'Anywhere: 13',
    'Without “surf”: 3',
    'Without van: 2',
  ]);
});
