import { expect, test } from 'vitest';
import { hasLinkOrNumber } from './link-or-number.ts';

test.each([
  ...['Call me: +94 77 123 4567', 'See https://evil.example/pay', 'Write to a@b.co', 'www.evil.example'],
  ...[
    'bit.ly/3abc',
    'goo.gl/x',
    't.co/x',
    'Pay at reise-angebot.de/pay',
    'meine-seite.de',
    'Evil.Photos/pay',
  ],
  ...['2027-02-10 77 123 4567', '0094-2027-02-10', '12.05.2027.771234'],
  ...['0771234567', '077-123 4567', '+94771234567', '+94-77-1234567', '77.123.45.67', '(077) 123 4567'],
  ...['Evil.Com', 'We come.Write to wa.me/94771234567'],
])('%j has a link or a number', (text) => {
  expect(hasLinkOrNumber(text)).toBe(true);
});

test.each([
  ...['We are four, 12 days, 2 rooms.', 'We are four.Two rooms, please.', 'Lovely.You have a van?'],
  ...[
    '12 May 2027 - 14 May 2027',
    '12/05/2027 - 16/05/2027',
    '12/5/2027-16/5/2027',
    '12-05-2027 to 16-05-2027',
  ],
  ...[
    '12.05.2027-16.05.2027',
    '12.-16.05.2027',
    '12.5.-16.5.',
    '12.05.27 - 16.05.27',
    '2027/02/10 - 2027/02/14',
  ],
  ...['2027.02.10 - 2027.02.14', 'For 1000 - 1500 USD', 'In all 150 000 LKR', '2027-02-10/2027-02-14'],
  ...['2027-02-10 to 2027-02-14', '12.05.2027 – 14.05.2027', 'From 1.2.2027 to 14.2.2027, four of us'],
  ...['From 12.5. to 14.5., at 10.30', 'At 9.am, e.g. with Dr.Silva', 'A van ...or two?'],
])('%j has neither', (text) => {
  expect(hasLinkOrNumber(text)).toBe(false);
});
