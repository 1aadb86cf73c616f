import { expect, test } from 'vitest';
import { understand } from './understand.ts';

const told = (search: string) => understand(search).understood.map(({ as, value }) => `${as}:${value}`);

test.each<[search: string, understood: string[], rest: string[]]>([
  ['ශ්‍රී ලංකාවේ හෝටල්', ['businessType:hotel'], []],
  ['ලංකාව පුරා හොඳම ගයිඩ්', ['kind:tourGuide'], ['පුරා']],
  ['ශ්‍රී ලාංකික චාරිකා', ['kind:tour'], []],
  ['இலங்கையில் ஹோட்டல்', ['businessType:hotel'], []],
  ['இலங்கைச் சுற்றுலா', ['kind:tour'], []],
  ['ஸ்ரீலங்கா வழிகாட்டி', ['kind:tourGuide'], []],
  ['ලංකා ඇල්ල', ['place:bambarakanda-falls'], []],
  ['ශ්‍රී පාදේ ගයිඩ්', ['place:sri-pada-adams-peak', 'kind:tourGuide'], []],
])("%s: the island's own name says nothing of what is wanted on it", (search, understood, rest) => {
  expect([told(search), understand(search).rest, understand(search).corrected]).toEqual([
    understood,
    rest,
    null,
  ]);
});

test.each<[search: string, understood: string[], rest: string[]]>([
  ['නිසල හෝටලයක්', ['businessType:hotel'], ['නිසල']],
  ['කුරුලු නැරඹීම සඳහා ගයිඩ්', ['kind:tourGuide'], ['කුරුලු', 'නැරඹීම']],
  ['තේ වත්තෙ නවාතැන්', ['businessType:hotel'], ['තේ', 'වත්තෙ']],
  ['තේ වත්තේ නවාතැන්', ['businessType:hotel'], ['තේ', 'වත්තේ']],
  ['මහලේ හෝටල්', ['businessType:hotel'], ['මහලේ']],
  ['වත්තලේ හෝටල්', ['place:wattala', 'businessType:hotel'], []],
  ['ஜங்கிள் சஃபாரி யால', ['tourType:safari', 'place:yala-national-park'], ['ஜங்கிள்']],
  ['காலை சஃபாரி யால', ['tourType:safari', 'place:yala-national-park'], ['காலை']],
  ['சிகிரியா பாறை', ['place:sigiriya'], []],
  ['மணல் கடற்கரை', ['feature:Beach'], ['மணல்']],
  ['காலி கோட்டையில் ஹோட்டல்', ['place:galle', 'businessType:hotel'], []],
  ['සීගිරි ගයිඩ්', ['place:sigiriya', 'kind:tourGuide'], []],
  ['දකුණේ හෝටල්', ['place:southcoast', 'businessType:hotel'], []],
  ['வழிகாட்டிச் சேவை', ['kind:tourGuide'], ['சேவை']],
])('%s: a word beside a name is none', (search, understood, rest) => {
  expect([told(search), understand(search).rest, understand(search).corrected]).toEqual([
    understood,
    rest,
    null,
  ]);
});

test.each([
  ...['තේ වත්ත', 'කුරුඳු වත්ත', 'කැස්බෑ පැටවුන්', 'කැලේ කඳවුරු', 'මිරිස්', 'පාලම', 'කොළ කැඳ', 'අලුත්ම තැන්'],
  ...['காலை', 'காலையில்', 'பாறை ஏறுதல்', 'மணல்', 'தேன் நிலவு', 'கோட்டையில்', 'வேலை', 'தேயிலைக் கொழுந்து'],
  ...['வாருங்கள்', 'வழிபாட்டு இடம்', 'மன்னர் அரண்மனை', 'மன்னர்கள்', 'சிங்கம்', 'புத்தகத்தில்'],
  // Bird, quiet, secret, gold, giant, great king and red stone; jungle, marble, secret and peace.
  ...['කුරුලු', 'නිසල', 'රහස්', 'රන්', 'යෝධ', 'මහරජ', 'රතු ගල්', 'ஜங்கிள்', 'மார்பிள்', 'இரகசியம்', 'அமைதிக்கு'],
])('%s is no name, and not nearly one', (search) => {
  expect([told(search), understand(search).corrected]).toEqual([[], null]);
});

test.each([
  ['යාපනේ', 'jaffna'],
  ['සීගිරීය', 'sigiriya'],
  ['කිළිනොච්චිය', 'kilinochchi'],
  ['නුවරෙළිය', 'nuwara-eliya'],
  ['නුවර එලිය', 'nuwara-eliya'],
  ['මිහින්තලේ', 'mihintale'],
  ['ලුණුගඟ', 'bentota'],
  ['லுனுகங்க', 'bentota'],
  ['திருக்கோணமலை', 'trincomalee'],
  ['கதிர்காமமும்', 'kataragama'],
  ['அருகம் குடா', 'arugam-bay'],
  ['நுவரஎலியா', 'nuwara-eliya'],
  ['தம்புல்லை', 'dambulla-cave-temple'],
  ['எல்லாவில்', 'ella'],
  ['மன்னார்க்', 'mannar'],
  ['ஹிரிகெட்டிய', 'dondra-head-lighthouse'],
  ['කොලඹ', 'colombo'],
  ['කොළබ', 'colombo'],
  ['කොලඹින්', 'colombo'],
  ['ගාල්ලෙ', 'galle'],
  ['ඇල්ලෙ', 'ella'],
  ['මාතරෙ', 'matara'],
  ['යාපනෙ', 'jaffna'],
  ['මාතලෙ', 'matale'],
  ['මාතළේ', 'matale'],
  ['හටන්', 'hatton'],
  ['හොරනේ', 'horana'],
  ['කදාන', 'kandana'],
  ['மாத்தறை', 'matara'],
  ['கன்டி', 'kandy'],
  ['கன்டியில்', 'kandy'],
])('%s is a place as it is said, or nearly', (search, slug) => {
  expect(told(search)).toEqual([`place:${slug}`]);
});

test('children who come with others are counted with them', () => {
  for (const withOthers of ['සමඟ', 'සමග']) {
    const search = `4 දෙනෙක් ${withOthers} ළමයි 2`;
    expect([told(search), understand(search).rest]).toEqual([['seats:6'], []]);
  }
});
