import { languages } from '@serendib/contract/options/guide-options';
import type { Option } from '@serendib/contract/options/option';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { checkPlans } from './check-plans.ts';
import { plansInMessage } from './plan-message.ts';
import { plansInWords } from './plan-words.ts';
import {
  keepPlans,
  monthIn,
  noPlans,
  onPlansChange,
  readPlans,
  soundPlans,
  storageKey,
  tripStartOf,
} from './plans.ts';
import { planParameters, plansIn } from './plans-address.ts';

const now = Date.parse('2026-11-23T06:00:00Z');
const family = {
  ...noPlans,
  from: '2027-01-12',
  to: '2027-01-26',
  adults: 2,
  children: [4, 9],
  languages: ['German'],
};

const stubStorage = (localStorage: object) =>
  vi.stubGlobal('window', Object.assign(new EventTarget(), { localStorage }));

let kept: Map<string, string>;
beforeEach(() => {
  kept = new Map();
  stubStorage({
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
  vi.useFakeTimers({ now });
  return () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  };
});

test('plans are kept, told to whom it concerns, and forgotten', () => {
  const heard = vi.fn();
  const stop = onPlansChange(heard);
  keepPlans(family);
  expect(readPlans()).toEqual(family);
  expect(readPlans()).toBe(readPlans());
  keepPlans(noPlans);
  expect([readPlans(), kept.size, heard.mock.calls.length]).toEqual([noPlans, 0, 2]);
  stop();
});

test('where nothing may be kept they hold until the page is left', () => {
  stubStorage({
    getItem: () => null,
    setItem: () => {
      throw new DOMException('Full.', 'QuotaExceededError');
    },
  });
  keepPlans(family);
  expect(readPlans()).toEqual(family);
  stubStorage({ getItem: () => null, setItem: () => {}, removeItem: () => {} });
  keepPlans(noPlans);
});

test('what is not sound, or over, is left out', () => {
  kept.set(storageKey, 'not JSON');
  expect(readPlans()).toEqual(noPlans);
  kept.set(storageKey, JSON.stringify({ ...family, from: '2026-01-12', to: '2026-01-26', adults: 999 }));
  expect(readPlans()).toEqual({ ...family, from: null, to: null, adults: null });
  expect(soundPlans({ month: '2026-10' }, now).month).toBeNull();
  expect(soundPlans({ month: '2026-11', children: [3, 40, 'x'] }, now)).toMatchObject({
    month: '2026-11',
    children: [3],
  });
});

test('a list is asked only for what it understands', () => {
  expect(planParameters(family, ['month'])).toEqual({ month: '1' });
  expect(planParameters(family, ['seats'])).toEqual({ seats: '4' });
  expect(planParameters(family, ['language'])).toEqual({ language: ['German'] });
  expect(planParameters(noPlans, ['month', 'seats', 'language'])).toEqual({});
  expect(monthIn({ ...family, to: '2027-02-26' })).toBe(2);
});

test('an address tells of plans, and what is not sound in it is passed over', () => {
  const query = 'from=2027-01-12&to=2027-01-26&adults=2&children=4,9&language=German';
  expect(plansIn(new URLSearchParams(query), now)).toEqual(family);
  expect(plansIn(new URLSearchParams('from=2027-02-30x&adults=two&children=,'), now)).toBeNull();
  expect(plansIn(new URLSearchParams('month=1&type=van'), now)).toBeNull();
});

test('a trip begins with them, and a partner reads them', () => {
  expect(tripStartOf(family)).toEqual({
    from: '2027-01-12',
    adults: 2,
    children: [4, 9],
    languages: ['German'],
  });
  expect(plansInWords(family)).toBe('12 Jan – 26 Jan · 4 people');
  expect(plansInMessage(family)).toBe(
    'We are in Sri Lanka from 12 January 2027 to 26 January 2027. We are 2 adults and 2 children (aged 4, 9). We speak: German.',
  );
  expect(plansInMessage({ ...noPlans, month: '2027-02', adults: 1 })).toBe(
    'We plan to come in February 2027. We are 1 adult.',
  );
  expect(plansInMessage(noPlans)).toBe('');
});

test('a partner reads languages by their names on the page, whatever they are kept as', () => {
  const german = languages.find(({ value }) => value === 'German') as Option;
  german.label = 'ජර්මන්';
  onTestFinished(() => {
    german.label = 'German';
  });
  expect(plansInMessage({ ...noPlans, languages: ['German', 'Welsh'] })).toBe('We speak: ජර්මන්, Welsh.');
});

const written = (fields: Record<string, string>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return checkPlans(form, now);
};

test('all of it may stay open', () => {
  expect(written({})).toEqual({ plans: noPlans });
  expect(
    written({ from: '2026-11-23', to: '2026-11-23', adults: '2', children: '4 9;0', language: 'German' }),
  ).toEqual({
    plans: {
      ...noPlans,
      from: '2026-11-23',
      to: '2026-11-23',
      adults: 2,
      children: [4, 9, 0],
      languages: ['German'],
    },
  });
});

test('plans of a journey that has begun are kept until its last day is over', () => {
  expect(written({ from: '2026-11-20', to: '2026-11-23' })).toEqual({
    plans: { ...noPlans, from: '2026-11-20', to: '2026-11-23' },
  });
});

test.each([
  [{ from: '2026-11-20', to: '2026-11-22' }, { from: 'This day has passed.' }],
  [{ from: '2027-01-12', to: '2027-01-02' }, { to: 'This is before the first day.' }],
  [{ from: '2027-01-12', to: '2028-02-16' }, { to: 'That is 400 nights. At most 180, please.' }],
  [{ from: '2027-02-27', to: '2027-02-30' }, { to: 'Please give a day of the calendar.' }],
  [{ from: '2027-02-30', to: '2027-03-01' }, { from: 'Please give a day of the calendar.' }],
  [{ from: 'March 5, 2027', to: '2027-03-07' }, { from: 'Please give a day of the calendar.' }],
  [{ from: '2036-01-12', to: '2036-01-16' }, { to: 'At most 3 years ahead, please.' }],
  [{ from: '2027-01-12' }, { to: 'Please give the last day as well.' }],
  [{ to: '2027-01-12' }, { from: 'Please give the first day as well.' }],
  [
    { from: '2027-01-12', to: '2027-01-15', month: '2027-01' },
    { month: 'Please give days or a month: one of them has to be taken away.' },
  ],
  [{ adults: '0' }, { adults: 'Please give a number from 1 to 30.' }],
  [{ adults: '2.5' }, { adults: 'Please give a number from 1 to 30.' }],
  [{ children: '4, 18' }, { children: 'Please give each child’s age from 0 to 17, with commas between.' }],
  [{ children: 'two' }, { children: 'Please give each child’s age from 0 to 17, with commas between.' }],
  [{ children: '1 2 3 4 5 6 7 8 9 10 11' }, { children: 'At most ten children.' }],
])('%j is refused in words', (fields, problems) => {
  expect(written(fields)).toEqual({ problems });
});
