// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { openPage, screen } from '~/testing/open-page.tsx';
import { FoundRow } from './found-row.tsx';

const van = {
  _id: 'x',
  title: 'Kandy Van',
  line: 'Van · 7 seats',
  image: '/drawing.svg',
  href: '/vehicles/x',
};
const drawing = { name: 'drawing, no photograph yet' };

test('a row says that its picture is a drawing, where the API says that it could be taken for the thing itself', async () => {
  await openPage(
    <ul>
      <FoundRow found={{ ...van, imageIsDrawing: true }} />
      <FoundRow found={{ ...van, imageIsDrawing: false }} />
      <FoundRow found={van} />
    </ul>,
  );
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
  expect(screen.getAllByRole('img', drawing)).toHaveLength(1);
});
