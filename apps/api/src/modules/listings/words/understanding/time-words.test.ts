import { expect, test } from 'vitest';
import { understand } from './understand.ts';

test('a month that days in numbers name is the one that is written second here', () => {
  for (const [search, month] of [
    ['temple 3/1/2027', 1],
    ['temple 2027-04-03', 4],
    ['temple 4/23/2027', 4],
    ['van for 8 in january', 1],
    ['பெப்ரவரி', 2],
    ['දෙසැම්බර් මාසයේ', 12],
  ] as const)
    expect(understand(search).month, search).toBe(month);
});

test.each([
  ['two weeks in january beach', ['two', 'weeks', 'in', 'january'], []],
  ['walking march', [], ['walking', 'march']],
  ['temple 12th of may 2027', ['12th', 'of', 'may', '2027'], ['temple']],
  ['in january', [], ['january']],
  ['temple from 3 to 9 january', ['from', '3', 'to', '9', 'january'], ['temple']],
  ['temple between 3 and 9 january', ['between', '3', 'and', '9', 'january'], ['temple']],
  ['temple january 3 to 9', ['january', '3', 'to', '9'], ['temple']],
  ['temple 12 january 3 days', ['12', 'january', '3', 'days'], ['temple']],
  ['temple may 2 adults', ['may'], ['temple']],
  ['temple january 3, 4 people', ['january', '3'], ['temple']],
  ['temple may 3, 4 people', ['may', '3'], ['temple']],
  ['temple january 3 to 5, 6 people', ['january', '3', 'to', '5'], ['temple']],
  ['temple january 3-5, 6 adults', ['january', '3', '5'], ['temple']],
  ['temple january 3, 2027', ['january', '3', '2027'], ['temple']],
  ['පන්සල ජනවාරි 3, 4 දෙනෙක්', ['ජනවාරි', '3'], ['පන්සල']],
  ['temple january 3-4 people', ['january'], ['temple']],
  ['temple in january 10 usd', ['in', 'january'], ['temple']],
  ['temple 3-9 january 2027', ['3', '9', 'january', '2027'], ['temple']],
  ['temple 2027-01-03', ['2027', '01', '03'], ['temple']],
  ['temple 3/1/2027', ['3', '1', '2027'], ['temple']],
  ['temple tonight', ['tonight'], ['temple']],
  ['temple this weekend', ['this', 'weekend'], ['temple']],
  ['temple on monday', ['on', 'monday'], ['temple']],
  ['temple over christmas', ['over', 'christmas'], ['temple']],
  ['temple christmas 2026', ['christmas', '2026'], ['temple']],
  ['temple for new year', ['for', 'new', 'year'], ['temple']],
  ["temple new year's eve 2027", ['new', 'year', 'eve', '2027'], ['temple']],
  ['පන්සල අලුත් අවුරුද්දට', ['අලුත්', 'අවුරුද්දට'], ['පන්සල']],
  ['கோயில் புத்தாண்டுக்கு', ['புத்தாண்டுக்கு'], ['கோயில்']],
  ['கோயில் புது வருடத்திற்கு', ['புது', 'வருடத்திற்கு'], ['கோயில்']],
  ['temple sinhala new year', ['sinhala', 'new', 'year'], ['temple']],
  [
    'temple for sinhala and tamil new year 2027',
    ['for', 'sinhala', 'and', 'tamil', 'new', 'year', '2027'],
    ['temple'],
  ],
  ['temple Sinhala & Tamil New Year', ['sinhala', 'tamil', 'new', 'year'], ['temple']],
  ['පන්සල සිංහල හා දෙමළ අලුත් අවුරුද්දට', ['සිංහල', 'හා', 'දෙමළ', 'අලුත්', 'අවුරුද්දට'], ['පන්සල']],
  ['கோயில் தமிழ் புத்தாண்டுக்கு', ['தமிழ்', 'புத்தாண்டுக்கு'], ['கோயில்']],
  ['temple chinese new year', ['chinese', 'new', 'year'], ['temple']],
  ['temple avurudu', ['avurudu'], ['temple']],
  ['temple for aluth avurudda', ['for', 'aluth', 'avurudda'], ['temple']],
  ['temple tamil puthandu 2027', ['tamil', 'puthandu', '2027'], ['temple']],
  ['temple 10 may, 12 may', ['10', 'may', '12', 'may'], ['temple']],
  ['temple may 3, 5 may', ['may', '3', '5', 'may'], ['temple']],
  ['temple 10 may and 12th of may', ['10', 'may', '12th', 'of', 'may'], ['temple']],
  ['new year', [], ['new', 'year']],
  ['temple last week of december', ['last', 'week', 'of', 'december'], ['temple']],
  ['temple first week of january', ['first', 'week', 'of', 'january'], ['temple']],
  ['temple for a few days', ['few', 'days'], ['temple']],
  ['පන්සල ජනවාරි', ['ජනවාරි'], ['පන්සල']],
  ['පන්සල ජනවාරියේ', ['ජනවාරියේ'], ['පන්සල']],
  ['පන්සල දින 3', ['දින', '3'], ['පන්සල']],
  ['கோயில் ஜனவரியில்', ['ஜனவரியில்'], ['கோயில்']],
  ['கோயில் 3 நாட்கள்', ['3', 'நாட்கள்'], ['கோயில்']],
  ['toyota 2019', [], ['toyota', '2019']],
])('%s says when beside what', (search, when, rest) => {
  const meant = understand(search);
  expect(meant.when).toEqual(when);
  expect(meant.rest).toEqual(rest);
});
