import { expect, test } from 'vitest';
import { openPage, screen, within } from '~/testing/open-page.tsx';
import { FoundRow } from './found-row.tsx';

const van = {
  kind: 'vehicle' as const,
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

test('in a row too a guide without a photograph has initials on the pattern, a photograph and a van have none', async () => {
  const guide = { ...van, kind: 'tourGuide' as const, title: 'Wasantha Ekanayake' };
  await openPage(
    <ul>
      <FoundRow found={{ ...guide, imageIsDrawing: true }} />
      <FoundRow found={{ ...guide, imageIsDrawing: false }} />
      <FoundRow found={{ ...van, imageIsDrawing: true }} />
    </ul>,
  );
  const shown = (row: HTMLElement) => row.querySelector('b')?.textContent;
  expect(screen.getAllByRole('listitem').map(shown)).toEqual(['WE', undefined, undefined]);
});

test('a row says who is booked or away beside what it says of the days that are asked for', async () => {
  await openPage(
    <ul>
      <FoundRow found={{ ...van, onDates: 'free', availabilityState: 'booked', awayUntil: null }} />
      <FoundRow found={{ ...van, availabilityState: 'away', awayUntil: '2097-03-12' }} />
      <FoundRow found={van} />
    </ul>,
  );
  const [booked, away, free] = screen.getAllByRole('listitem').map((row) => within(row));
  expect(booked?.getByText('Booked')).toBeTruthy();
  expect(booked?.getByText('Free on your dates')).toBeTruthy();
  expect(away?.getByText(/^Away until .*12 March 2097$/)).toBeTruthy();
  expect(free?.queryByText(/Booked|Away|Not available/)).toBeNull();
});
