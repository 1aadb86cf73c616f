import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { ListEnd } from './list-end.tsx';

test('where nothing is found around a place, the distance that finds something is a way on', () => {
  const query = { near: 'ella', type: ['van'] };
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <ListEnd
        path="/vehicles"
        query={query}
        list={{ next: null, previous: null, before: 0 }}
        isFirst
        active={[{ name: 'near', words: () => 'Within 30 km of Ella' } as never]}
        fewer={[
          { gone: { name: 'radius', value: '100' }, query: { ...query, radius: '100' }, total: 5 },
          { gone: { name: 'near', value: 'ella' }, query: { type: ['van'] }, total: 13 },
        ]}
      />
    </MemoryRouter>,
  );
  expect(html).toMatch(/href="\/vehicles\?near=ella&amp;type=van&amp;radius=100"[^>]*>Within 100 km: 5</);
  expect(html).toContain('Without Within 30 km of Ella: 13');
});
