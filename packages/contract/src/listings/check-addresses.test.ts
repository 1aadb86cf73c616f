import { expect, test } from 'vitest';
import { checkDetails } from './check.ts';
import { tour } from './kinds/index.ts';

const example = { ...tour.example, bookingUrl: 'https://example.lk', image: 'https://example.lk/t.jpg' };
const check = (sent: Record<string, unknown>) =>
  checkDetails(tour, 'external', { ...example, ...sent }, { thisYear: 2026 });
const refused = (field: string) => ({
  ok: false,
  problems: [{ field, message: 'Please enter a web address.' }],
});

test('addresses are kept without what nobody sees of them', () => {
  const sent = {
    bookingUrl: ' https://tours.example.lk/ella\u200b',
    contactEmail: '\u2068tours@example.lk\u2069 ',
    image: '\ufeffhttps://example.lk/t.jpg ',
  };
  expect(check(sent)).toMatchObject({
    ok: true,
    details: {
      bookingUrl: 'https://tours.example.lk/ella',
      contactEmail: 'tours@example.lk',
      image: 'https://example.lk/t.jpg',
    },
  });
});

test('addresses that were broken into lines are kept in one piece', () => {
  const sent = {
    bookingUrl: 'https://tours.example.lk/\r\nella\u2028\tpeak',
    image: 'https://exam\nple.lk/t.jpg\n',
  };
  expect(check(sent)).toMatchObject({
    ok: true,
    details: { bookingUrl: 'https://tours.example.lk/ellapeak', image: 'https://example.lk/t.jpg' },
  });
});

test.each([
  ['bookingUrl', 'a.lk\nb.lk'],
  ['bookingUrl', 'https://a.lk\nhttps://b.lk'],
  ['bookingUrl', 'https://a.lk\r\n www.b.lk'],
  ['bookingUrl', 'https://a.lk\n\nb.lk'],
  ['bookingUrl', 'https://a.lk/x\n\nMy tour'],
  ['image', 'https://a.lk/1.jpg\nhttps://a.lk/2.jpg'],
])('of several addresses or words on lines of their own no %s is made: %j', (field, sent) => {
  expect(check({ [field]: sent })).toEqual(refused(field));
});

test.each([
  ['https://නුවරඑළිය.ලංකා', 'https://නුවරඑළිය.ලංකා'],
  ['https://யாழ்.இலங்கை/ella', 'https://யாழ்.இலங்கை/ella'],
  ['www.myhotel.lk', 'https://www.myhotel.lk'],
  ['නුවරඑළිය.ලංකා/ella', 'https://නුවරඑළිය.ලංකා/ella'],
  ['ශ්\u200dරීලංකා.ලංකා', 'https://ශ්\u200dරීලංකා.ලංකා'],
])('the website of a tour that is written as %s is %s', (bookingUrl, kept) => {
  expect(check({ bookingUrl })).toMatchObject({ ok: true, details: { bookingUrl: kept } });
});

test.each([
  'nowhere',
  'https://nowhere',
  'https://1.2.3.4',
  '1.2.3.4',
  'ftp://example.lk',
  'nimal@example.lk',
])('%s is the website of no tour', (bookingUrl) => {
  expect(check({ bookingUrl })).toEqual(refused('bookingUrl'));
});

test('a picture is at a whole address: a name alone is none', () => {
  expect(check({ image: 'photo.jpg' })).toEqual(refused('image'));
});
