import { expect, test, vi } from 'vitest';
import { openPage, screen } from '~/testing/open-page.tsx';
import { CalendarView } from './calendar-view.tsx';
import { publicState } from './days.ts';
import { Months } from './months.tsx';

const today = '2027-01-05';
const days = [
  { from: '2027-01-10', to: '2027-01-12', state: 'busy' as const },
  { from: '2027-01-20', to: '2027-01-20', state: 'held' as const },
];
const open = async () => {
  const onPress = vi.fn();
  const { user } = await openPage(
    <Months
      first={today}
      last="2028-01-20"
      stateOf={(day) => publicState({ kept: true, days }, day, today)}
      onPress={onPress}
      hint="Choose a day."
    />,
  );
  return { user, onPress };
};
const day = (name: string) => screen.getByRole('button', { name });

test('two months say of each day what it is, in words', async () => {
  await open();
  expect(screen.getAllByRole('grid')).toHaveLength(2);
  expect(day('Sun 10 January, busy')).toBeTruthy();
  expect(day('Wed 20 January, held for an offer')).toBeTruthy();
  expect(day('Sat 6 February, free')).toBeTruthy();
  expect(day('Mon 4 January, has passed').getAttribute('aria-disabled')).toBe('true');
});

test('of a calendar that is not kept no day is called free, in its cells and in the key to them', async () => {
  for (const kept of [false, true]) {
    const { unmount } = await openPage(
      <CalendarView calendar={{ kept, updatedAt: kept ? today : null, days }} today={today} />,
      '/',
    );
    expect(screen.queryAllByRole('button', { name: /, free$/ }).length > 0).toBe(kept);
    expect(screen.queryAllByRole('button', { name: /, not marked as busy$/ }).length > 0).toBe(!kept);
    expect(day('Sun 10 January, busy')).toBeTruthy();
    const key = [...document.querySelectorAll('.months-key li')].map(({ textContent }) => textContent);
    expect(key).toEqual([kept ? '7free' : '7not marked as busy', '7busy', '7held for an offer']);
    unmount();
  }
});

test('one stop for the keyboard: arrows, weeks, months and the ends of a week, never beyond what there is', async () => {
  const { user, onPress } = await open();
  const stops = () =>
    [...document.querySelectorAll<HTMLElement>('[data-day]')].filter(({ tabIndex }) => tabIndex === 0);
  expect(stops().map(({ dataset }) => dataset.day)).toEqual([today]);
  day('Tue 5 January, free').focus();
  const goes = async (key: string, to: string) => {
    await user.keyboard(key);
    expect(document.activeElement?.getAttribute('data-day'), key).toBe(to);
    expect(stops()).toHaveLength(1);
  };
  await goes('{ArrowRight}', '2027-01-06');
  await goes('{ArrowDown}', '2027-01-13');
  await goes('{End}', '2027-01-17');
  await goes('{Home}', '2027-01-11');
  await goes('{PageDown}', '2027-02-11');
  await goes('{PageDown}', '2027-03-11');
  await goes('{PageUp}', '2027-02-11');
  await goes('{PageUp}', '2027-01-11');
  await goes('{PageUp}', '2027-01-05');
  await goes('{ArrowLeft}', '2027-01-05');
  day('Fri 15 January, free').focus();
  await goes('{ArrowLeft}', '2027-01-14');
  await goes('{PageUp}', '2027-01-05');
  await user.keyboard('{Enter}');
  expect(onPress).toHaveBeenCalledExactlyOnceWith('2027-01-05');
});

test('months are leafed through up to the last, where the keyboard still finds its way in', async () => {
  const { user } = await open();
  expect(screen.getByRole('button', { name: 'Earlier months' }).getAttribute('aria-disabled')).toBe('true');
  const later = screen.getByRole('button', { name: 'Later months' });
  for (let press = 0; press < 20; press++) await user.click(later);
  expect([later.getAttribute('aria-disabled'), document.activeElement]).toEqual(['true', later]);
  expect(day('Thu 20 January, free')).toBeTruthy();
  expect(day('Fri 21 January, cannot be chosen yet')).toBeTruthy();
  expect(document.querySelectorAll('[data-day][tabindex="0"]')).toHaveLength(1);
});

test('a day that has passed cannot be chosen', async () => {
  const { user, onPress } = await open();
  await user.click(day('Mon 4 January, has passed'));
  expect(onPress).not.toHaveBeenCalled();
});
