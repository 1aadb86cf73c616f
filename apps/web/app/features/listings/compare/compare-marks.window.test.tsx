// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { CompareMarks } from './compare-marks.tsx';
import { clearMarks } from './marks.ts';

afterEach(() => {
  cleanup();
  clearMarks('vehicle');
});

const vans = ['a', 'b', 'c', 'd', 'e'].map((id) => ({ id, title: `Van ${id}` }));
const list = (
  <MemoryRouter>
    <div className="list-found">
      {vans.map(({ id, title }) => (
        <article key={id}>
          <a className="card-link" href={`/vehicles/${id}`}>
            {title}
          </a>
        </article>
      ))}
      <CompareMarks kind="vehicle" plural="vehicles" items={vans} />
    </div>
  </MemoryRouter>
);
const mark = (title: string) =>
  screen.getByRole<HTMLInputElement>('checkbox', { name: new RegExp(`${title}$`) });

test('up to four cards are marked, the way to compare them follows, and marks are kept', () => {
  render(list);
  expect(mark('Van a').closest('article')?.textContent).toContain('Van a');
  expect(screen.queryByRole('link', { name: /^Compare/ })).toBeNull();
  fireEvent.click(mark('Van c'));
  expect(screen.getByText('1 is marked. Mark another to compare them.')).toBeTruthy();
  for (const title of ['Van a', 'Van b', 'Van d']) fireEvent.click(mark(title));
  expect(screen.getByRole('link', { name: 'Compare 4 vehicles' }).getAttribute('href')).toBe(
    '/compare?kind=vehicle&ids=c,a,b,d',
  );
  expect(mark('Van e').disabled).toBe(true);
  expect(mark('Van a').disabled).toBe(false);
  expect(JSON.parse(localStorage.getItem('serendib:compare') ?? '{}')).toEqual({
    vehicle: ['c', 'a', 'b', 'd'],
  });
  fireEvent.click(mark('Van a'));
  expect(mark('Van e').disabled).toBe(false);
  fireEvent.click(screen.getByRole('button', { name: 'Take all marks away' }));
  expect(screen.queryByRole('button')).toBeNull();
  expect(mark('Van c').checked).toBe(false);
});

test('what another tab marked while no list was open here is shown on the next, and stays', () => {
  const first = render(list);
  fireEvent.click(mark('Van a'));
  first.unmount();
  const stored = (...vehicle: string[]) => JSON.stringify({ tour: ['t'], vehicle });
  localStorage.setItem('serendib:compare', stored('b', 'c', 'd'));
  render(list);
  expect(['a', 'b', 'c', 'd'].map((id) => mark(`Van ${id}`).checked)).toEqual([false, true, true, true]);
  fireEvent.click(mark('Van e'));
  expect(localStorage.getItem('serendib:compare')).toBe(stored('b', 'c', 'd', 'e'));
});

test('where no mark may be kept they live as long as the page', () => {
  const full = vi.spyOn(localStorage, 'setItem').mockImplementation(() => {
    throw new DOMException('Full.', 'QuotaExceededError');
  });
  render(list);
  fireEvent.click(mark('Van a'));
  fireEvent.click(mark('Van b'));
  expect([mark('Van a').checked, mark('Van b').checked]).toEqual([true, true]);
  expect(full).toHaveBeenCalledTimes(2);
  full.mockRestore();
});
