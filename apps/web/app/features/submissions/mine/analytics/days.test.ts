import { weekdayInWords } from '@serendib/contract/calendar-words';
import { expect, test } from 'vitest';
import { everyDay, figures, series, seriesOf, total } from './days.ts';

const someDay = { day: '2026-11-20', views: 3, clicks: 1, inquiries: 0 };

test('every day has its place, the last is today in Sri Lanka', () => {
  // Half past midnight in Colombo, the evening before in London.
  const days = everyDay([someDay], 3, Date.parse('2026-11-20T19:00:00Z'));
  expect(days.map(({ day }) => day)).toEqual(['2026-11-19', '2026-11-20', '2026-11-21']);
  expect(days[1]).toEqual(someDay);
  expect(total(days, 'views')).toBe(3);
});

test('a day is said in words', () => {
  expect(weekdayInWords('2026-11-20')).toBe('Fri 20 November');
  expect(series.map(({ label }) => label)).toEqual(['Views', 'Clicks', 'Calls and messages']);
  expect(figures(someDay)).toBe('3 views, 1 click, 0 calls and messages');
});

test('of each kind only what is counted is shown', () => {
  const names = (kind: Parameters<typeof seriesOf>[0]) => seriesOf(kind).map(({ name }) => name);
  expect(names('businessListing')).toEqual(['views', 'clicks', 'inquiries']);
  for (const kind of ['tourGuide', 'vehicle', 'tour'] as const)
    expect(names(kind)).toEqual(['views', 'inquiries']);
  expect(names('blog')).toEqual(['views']);
  expect(figures(someDay, seriesOf('blog'))).toBe('3 views');
});
