import { expect, test } from 'vitest';
import { isTakenLink, lengthWords, linkFrom, tidyHtml } from './story-text.ts';

test('an address may be typed as people do, and can be nothing but an address', () => {
  expect(linkFrom(' https://example.lk/a?b=c ')).toBe('https://example.lk/a?b=c');
  expect(linkFrom('example.lk/ella')).toBe('https://example.lk/ella');
  expect(linkFrom('නුවරඑළිය.ලංකා/ella')).toBe('https://නුවරඑළිය.ලංකා/ella');
  expect(linkFrom('யாழ்.இலங்கை')).toBe('https://யாழ்.இலங்கை');
  expect(linkFrom('ශ්\u200dරීලංකා.ලංකා/ella')).toBe('https://ශ්\u200dරීලංකා.ලංකා/ella');
  expect(linkFrom('\u2068https://example.lk/a\u2069')).toBe('https://example.lk/a');
  expect(linkFrom('\u200bnimal@example.lk')).toBe('mailto:nimal@example.lk');
  expect(linkFrom('nimal@example.lk')).toBe('mailto:nimal@example.lk');
  expect(linkFrom('tel:+94771234567')).toBe('tel:+94771234567');
  for (const wrong of [
    'javascript:alert(1)',
    'data:text/html,x',
    'just words',
    '',
    'ftp://example.lk',
    '//x.lk',
  ])
    expect([wrong, linkFrom(wrong)]).toEqual([wrong, null]);
  expect(isTakenLink('JaVaScRiPt:alert(1)')).toBe(false);
});

test('an empty text is nothing, and ends where its words end', () => {
  expect(tidyHtml('<p></p>')).toBe('');
  expect(tidyHtml('<p>One</p><p><br></p><p></p>')).toBe('<p>One</p>');
  expect(tidyHtml('<p></p><p>One</p>')).toBe('<p></p><p>One</p>');
});

test('length is said in words and minutes', () => {
  expect(lengthWords(0)).toBe('No words yet');
  expect(lengthWords(1)).toBe('1 word, 1 min read');
  expect(lengthWords(1200)).toBe('1,200 words, 5 min read');
});
