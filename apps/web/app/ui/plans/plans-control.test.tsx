import { dayAfter, dayOf } from '@serendib/contract/calendar';
import { useLocation } from 'react-router';
import { expect, test } from 'vitest';
import { keepPlans, noPlans, readPlans } from '~/lib/plans/plans.ts';
import { act, fill, openPage, screen } from '~/testing/open-page.tsx';
import { FilterPanel } from '../form/filter-panel.tsx';
import { PlansControl } from './plans-control.tsx';

const family = { ...noPlans, from: '2037-01-12', to: '2037-01-26', adults: 2, children: [4, 9] };
const vehicles = <PlansControl path="/vehicles" query={{ type: ['van'] }} takes={['seats']} />;

test('without plans it asks, and narrows nothing', async () => {
  await openPage(vehicles);
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['When · Who']);
  expect(screen.getByRole('link').getAttribute('href')).toBe('/season');
});

test('what plans would narrow is offered in words, and gone once the list is asked for it', async () => {
  keepPlans(family);
  const { unmount } = await openPage(vehicles);
  expect(screen.getByRole('link', { name: '12 Jan – 26 Jan · 4 people' })).toBeTruthy();
  expect(screen.getByRole('link', { name: '4 seats or more' }).getAttribute('href')).toBe(
    '/vehicles?type=van&seats=4',
  );
  unmount();
  await openPage(<PlansControl path="/vehicles" query={{ seats: '4' }} takes={['seats']} />);
  expect(screen.queryByRole('link', { name: '4 seats or more' })).toBeNull();
});

test('places are offered by the month, guides by the language', async () => {
  keepPlans({ ...family, languages: ['German'] });
  const { unmount } = await openPage(<PlansControl path="/destinations" query={{}} takes={['month']} />);
  expect(screen.getByRole('link', { name: 'Good in January' }).getAttribute('href')).toBe(
    '/destinations?month=1',
  );
  unmount();
  await openPage(<PlansControl path="/tour-guides" query={{}} takes={['language']} />);
  expect(screen.getByRole('link', { name: 'Speaks German' }).getAttribute('href')).toBe(
    '/tour-guides?language=German',
  );
});

test('a language is offered by its name in the list, whatever it is kept as', async () => {
  keepPlans({ ...noPlans, languages: ['German', 'Welsh'] });
  const german = { value: 'German', label: 'ජර්මන්' };
  await openPage(
    <FilterPanel action="/tour-guides" query={{}} plans={['language']} languages={[german]}>
      {null}
    </FilterPanel>,
  );
  const chip = screen.getByRole('link', { name: 'Speaks ජර්මන්, Welsh' });
  expect(chip.getAttribute('href')).toBe('/tour-guides?language=German&language=Welsh');
});

test('plans are asked for in a dialog, refused in words, kept and forgotten', async () => {
  const { user } = await openPage(vehicles);
  await user.click(screen.getByRole('link', { name: 'When · Who' }));
  const from = await screen.findByLabelText('First day');
  fill(from, '2001-01-01');
  fill(screen.getByLabelText('Last day'), '2001-01-05');
  fill(screen.getByLabelText('Children’s ages'), 'four');
  await user.click(screen.getByRole('button', { name: 'Keep them' }));
  expect(screen.getByText('This day has passed.')).toBeTruthy();
  expect(screen.getByText(/each child’s age from 0 to 17/)).toBeTruthy();
  expect(document.activeElement).toBe(from);
  expect(readPlans()).toEqual(noPlans);
  fill(from, '');
  fill(screen.getByLabelText('Last day'), '');
  fill(screen.getByLabelText('Adults'), '3');
  fill(screen.getByLabelText('Children’s ages'), '4, 9');
  await user.click(screen.getByRole('button', { name: 'Keep them' }));
  expect(readPlans()).toEqual({ ...noPlans, adults: 3, children: [4, 9] });
  await user.click(await screen.findByRole('link', { name: '5 people' }));
  await user.click(await screen.findByRole('button', { name: 'Forget them' }));
  expect(readPlans()).toEqual(noPlans);
});

test('where days are asked for, a month that is kept takes their place, and forgotten plans leave none', async () => {
  const days = { from: '2037-01-12', to: '2037-01-26' };
  keepPlans({ ...noPlans, ...days });
  const Where = () => {
    const { pathname, search } = useLocation();
    return <output>{pathname + search}</output>;
  };
  const { user } = await openPage(
    <>
      <PlansControl path="/season" query={days} takes={['days']} />
      <Where />
    </>,
  );
  await user.click(screen.getByRole('link', { name: '12 Jan – 26 Jan' }));
  fill(await screen.findByLabelText('First day'), '');
  fill(screen.getByLabelText('Last day'), '');
  const month = screen.getByLabelText<HTMLSelectElement>('Or a month');
  const coming = month.options[1]?.value ?? '';
  await user.selectOptions(month, coming);
  await user.click(screen.getByRole('button', { name: 'Keep them' }));
  expect(screen.getByText(/^\/season/).textContent).toBe(`/season?month=${coming}`);
  await user.click(screen.getAllByRole('link')[0] as HTMLElement);
  await user.click(await screen.findByRole('button', { name: 'Forget them' }));
  expect(screen.getByText(/^\/season/).textContent).toBe('/season');
});

test('a traveller who is already on the journey changes its plans', async () => {
  const today = dayOf(Date.now());
  const [from, to] = [dayAfter(today, -3), dayAfter(today, 5)];
  keepPlans({ ...family, from, to });
  const { user } = await openPage(vehicles);
  await user.click(screen.getByRole('link', { name: / · 4 people$/ }));
  expect((await screen.findByLabelText('First day')).getAttribute('min')).toBe(from);
  expect(screen.getByLabelText('Last day').getAttribute('min')).toBe(today);
  fill(screen.getByLabelText('Adults'), '3');
  await user.click(screen.getByRole('button', { name: 'Keep them' }));
  expect(readPlans()).toEqual({ ...family, from, to, adults: 3 });
});

test('a link that was sent tells of plans, but never in place of one’s own', async () => {
  const told = '?from=2037-01-12&to=2037-01-26&adults=2&children=4,9';
  window.history.replaceState(null, '', `/vehicles${told}`);
  const { unmount } = await openPage(vehicles);
  expect(readPlans()).toEqual(family);
  unmount();
  act(() => keepPlans({ ...noPlans, adults: 1 }));
  await openPage(vehicles);
  expect(readPlans()).toEqual({ ...noPlans, adults: 1 });
  window.history.replaceState(null, '', '/');
});
