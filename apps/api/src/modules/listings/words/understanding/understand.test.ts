import { inAllLanguages } from '@serendib/messages/in-all-languages';
import { expect, test } from 'vitest';
import destinations from '../../../../../data/destinations.json' with { type: 'json' };
import districts from '../../../../../data/districts.json' with { type: 'json' };
import provinces from '../../../../../data/provinces.json' with { type: 'json' };
import { askedParts } from '../../../../platform/search/same-words.ts';
import { searchTerms } from '../../../../platform/search/search-terms.ts';
import { gazetteer, placeNamed } from '../../../destinations/index.ts';
import { askedOf, clausesOf } from './asked-of-kind.ts';
import { understand } from './understand.ts';

const told = (search: string) => understand(search).understood.map(({ as, value }) => `${as}:${value}`);
/** English words of the examples that stand for themselves: what listings say. */
const listingsSay = new Set(['temple', 'vegetarian', 'dinner']);

test.each<[search: string, understood: string[], rest: string[]]>([
  ['german guide sigiriya', ['language:German', 'kind:tourGuide', 'place:sigiriya'], []],
  ['sigiriya guides german', ['place:sigiriya', 'kind:tourGuide', 'language:German'], []],
  ['van 7 seats kandy', ['vehicleType:van', 'seats:7', 'place:kandy'], []],
  ['7 seater van', ['seats:7', 'vehicleType:van'], []],
  ['van for 6 people with luggage', ['vehicleType:van', 'seats:6', 'feature:Luggage Space'], []],
  ['van for a family of six', ['vehicleType:van', 'seats:6'], []],
  ['van for 2 adults and 3 children', ['vehicleType:van', 'seats:5'], []],
  ['4 adults, 2 kids with luggage', ['seats:6', 'feature:Luggage Space'], []],
  ['2 adults & 2 children', ['seats:4'], []],
  ['van for 4, 2 adults and 2 kids', ['vehicleType:van', 'seats:4'], []],
  ['van for a family of 4 with 2 kids', ['vehicleType:van', 'seats:4'], []],
  ['group 10 people with 3 kids van', ['seats:10', 'vehicleType:van'], ['group']],
  ['family 3 adults 2 kids van', ['feature:Family rooms', 'seats:5', 'vehicleType:van'], []],
  ['van for a group of 8 including 2 children', ['vehicleType:van', 'seats:8'], []],
  ['van for a group of 8, including 2 children', ['vehicleType:van', 'seats:8'], []],
  ['4pax with 1 child van', ['seats:5', 'vehicleType:van'], []],
  ['2 people with 1 child car', ['seats:3', 'vehicleType:car'], []],
  ['family of four (2 kids) van', ['seats:4', 'vehicleType:van'], []],
  ['4 adults with 2 kids', ['seats:6'], []],
  ['2 people with 3 kids', ['seats:5'], []],
  ['couple with 2 kids', ['seats:4'], []],
  ['couple, 2 kids, van', ['seats:4', 'vehicleType:van'], []],
  ['hotel including breakfast ella', ['businessType:hotel', 'feature:Breakfast', 'place:ella'], []],
  ['7 seater van for 5 people and 1 child', ['seats:7', 'vehicleType:van', 'seats:6'], []],
  ['van with child seat', ['vehicleType:van', 'feature:Child Seat Available'], []],
  ['ආසන 7ක් සහිත වෑන්', ['seats:7', 'vehicleType:van'], []],
  ['ආසන හතේ වෑන්', ['seats:7', 'vehicleType:van'], []],
  ['7 දෙනෙකුට වෑන් නුවර', ['seats:7', 'vehicleType:van', 'place:kandy'], []],
  ['හය දෙනෙක් නුවරට', ['seats:6', 'place:kandy'], []],
  ['වැඩිහිටියන් 2 සහ ළමයින් 3 වෑන්', ['seats:5', 'vehicleType:van'], []],
  ['දෙදෙනෙකුට හෝටල්', ['seats:2', 'businessType:hotel'], []],
  ['නුවර එළිය', ['place:nuwara-eliya'], []],
  ['7 இருக்கைகள் கொண்ட வேன்', ['seats:7', 'vehicleType:van'], []],
  ['வேன் ஏழு பேருக்கு', ['vehicleType:van', 'seats:7'], []],
  ['2 பெரியவர்கள் மற்றும் 3 குழந்தைகள் வேன்', ['seats:5', 'vehicleType:van'], []],
  ['hotel near Sigiriya rock', ['businessType:hotel', 'place:sigiriya'], []],
  ['hotel close to galle', ['businessType:hotel', 'place:galle'], []],
  ['hotel close to galle fort', ['businessType:hotel', 'place:galle'], []],
  ['rooms next to Ella station', ['businessType:hotel', 'place:ella'], []],
  ['hotel beside the beach', ['businessType:hotel', 'feature:Beach'], []],
  ['hotel opposite kandy lake', ['businessType:hotel', 'place:kandy'], []],
  ['hotel for 2 ella', ['businessType:hotel', 'seats:2', 'place:ella'], []],
  ['van for 6 to kandy', ['vehicleType:van', 'seats:6', 'place:kandy'], []],
  ['van for 6 please', ['vehicleType:van', 'seats:6'], []],
  ['van for 4-5 people', ['vehicleType:van', 'seats:5'], []],
  ['4 or 5 people to ella', ['seats:5', 'place:ella'], []],
  ['van for 4, 5 or 6 people', ['vehicleType:van', 'seats:6'], []],
  ['van max 6 people', ['vehicleType:van', 'seats:6'], []],
  ['van no more than 6 people', ['vehicleType:van', 'seats:6'], []],
  ['van for up to 6 people', ['vehicleType:van', 'seats:6'], []],
  ['van at most 10 guests', ['vehicleType:van', 'seats:10'], []],
  ['van 5, 6 or 7 people', ['vehicleType:van', 'seats:7'], []],
  ['7-8 seater van', ['seats:8', 'vehicleType:van'], []],
  ['van 2 ppl', ['vehicleType:van', 'seats:2'], []],
  ['van 5pax', ['vehicleType:van', 'seats:5'], []],
  ['bus for twenty people', ['vehicleType:largebus', 'seats:20'], []],
  ['පුද්ගලයන් විස්සක්', ['seats:20'], []],
  ['இருபது பேர்', ['seats:20'], []],
  ['van for 2 child seats', ['vehicleType:van', 'feature:Child Seat Available'], ['2']],
  ['guide for 3 temples', ['kind:tourGuide'], ['3', 'temples']],
  ['van for 8 in january', ['vehicleType:van', 'seats:8'], []],
  ['german guide from 3 to 9 january', ['language:German', 'kind:tourGuide'], []],
  ['van for 2 from january', ['vehicleType:van', 'seats:2'], []],
  ['van 12 january, 2 adults', ['vehicleType:van', 'seats:2'], []],
  ['van 3-9 january 4 people', ['vehicleType:van', 'seats:4'], []],
  ['van january 3 to 9, 4 people', ['vehicleType:van', 'seats:4'], []],
  ['van january 3, 4 people', ['vehicleType:van', 'seats:4'], []],
  ['van january 3 to 5, 6 people', ['vehicleType:van', 'seats:6'], []],
  ['van in january 6 pax', ['vehicleType:van', 'seats:6'], []],
  ['van 12 january 7 seats', ['vehicleType:van', 'seats:7'], []],
  ['royal palace polonnaruwa', ['place:polonnaruwa'], ['royal', 'palace']],
  ['elephant rock', [], ['elephant', 'rock']],
  ['south indian restaurant colombo', ['businessType:restaurant', 'place:colombo'], ['south', 'indian']],
  ['north indian food', ['businessType:restaurant'], ['north', 'indian']],
  ['hotel in the south', ['businessType:hotel', 'place:southcoast'], []],
  ['hotel without pool ella', ['businessType:hotel', 'place:ella'], []],
  ['hotel with no swimming pool', ['businessType:hotel'], []],
  ['non veg restaurant jaffna', ['businessType:restaurant', 'place:jaffna'], []],
  ['non-vegetarian dinner ella', ['businessType:restaurant', 'place:ella'], []],
  ['non a/c bus', ['vehicleType:largebus'], []],
  ['non ac bus', ['vehicleType:largebus'], []],
  ['non air conditioned van', ['vehicleType:van'], []],
  ['non swimming pool hotel', ['businessType:hotel'], []],
  ['hotel non veg', ['businessType:hotel'], []],
  ['van no ac', ['vehicleType:van'], []],
  ['tour sinhala new year', ['kind:tour'], []],
  ['german guide tamil new year', ['language:German', 'kind:tourGuide'], []],
  ['tour tamil or sinhala new year', ['kind:tour'], []],
  ['guide who speaks tamil, new year', ['kind:tourGuide', 'language:Tamil'], []],
  ['guide tamil and new year', ['kind:tourGuide', 'language:Tamil'], []],
  ['සිංහල අවුරුද්දට චාරිකා', ['kind:tour'], []],
  ['guide sinhala and tamil', ['kind:tourGuide', 'language:Sinhala', 'language:Tamil'], []],
  ['guide not german', ['kind:tourGuide'], []],
  ['hotel without a jacuzzi', ['businessType:hotel'], []],
  ['hotel in ella but without crowds', ['businessType:hotel', 'place:ella'], []],
  ['guide for chinese new year', ['kind:tourGuide'], []],
  ['hotel not expensive', ['businessType:hotel'], []],
  ['not too expensive hotel ella', ['businessType:hotel', 'place:ella'], []],
  ['not crowded', [], ['not', 'crowded']],
  ['hotel without breakfast or parking', ['businessType:hotel'], []],
  ['hotel with no swimming pool or air conditioning', ['businessType:hotel'], []],
  ['hotel without noise or a pool nor parking in ella', ['businessType:hotel', 'place:ella'], []],
  ['guide not german or french', ['kind:tourGuide'], []],
  ['පිහිනුම් තටාකය හෝ උද්‍යානය නැති හෝටල්', ['businessType:hotel'], []],
  ['நீச்சல் குளம் அல்லது உணவகம் இல்லாத ஹோட்டல்', ['businessType:hotel'], []],
  ['no such tour', ['kind:tour'], ['no', 'such']],
  ['hotel not far from galle', ['businessType:hotel', 'place:galle'], []],
  ['පිහිනුම් තටාකය නැති හෝටල්', ['businessType:hotel'], []],
  ['நீச்சல் குளம் இல்லாத ஹோட்டல்', ['businessType:hotel'], []],
  ['close encounter', [], ['close', 'encounter']],
  ['hotel galle ❤️', ['businessType:hotel', 'place:galle'], []],
  ['🏖️hotel mirissa', ['businessType:hotel', 'place:mirissa'], []],
  ['☀️', [], []],
  ['guides in the ancient cities', ['kind:tourGuide', 'place:culturaltriangle'], []],
  ['hotel near the airport', ['businessType:hotel', 'place:katunayake'], []],
  ['airport transfer galle', ['place:galle'], ['airport', 'transfer']],
  ['3 wheeler galle', ['vehicleType:threeWheeler', 'place:galle'], []],
  ['tuk tuk in Ella', ['vehicleType:threeWheeler', 'place:ella'], []],
  ['safari jeep yala', ['vehicleType:suv', 'place:yala-national-park'], []],
  ['ayurveda hotel', ['businessType:hotel'], ['ayurveda']],
  ['hotels with swimming pool', ['businessType:hotel', 'feature:Swimming pool'], []],
  ['vegetarian dinner ella', ['place:ella'], ['vegetarian', 'dinner']],
  ['whale watching', [], ['whale', 'watching']],
  ['surf school weligama', ['place:weligama'], ['surf', 'school']],
  ['tea', [], ['tea']],
  ['සීගිරිය', ['place:sigiriya'], []],
  ['எல்ல', ['place:ella'], []],
  ['ලන්දේසි මග පෙන්වන්නා', ['language:Dutch', 'kind:tourGuide'], []],
  ['மினி பஸ் கண்டி', ['vehicleType:minibus', 'place:kandy'], []],
])('%s', (search, understood, rest) => {
  expect(told(search)).toEqual(understood);
  expect(understand(search).rest).toEqual(rest);
});

test('what the search boxes give as an example is understood in each language', () => {
  const examples = ['A temple, a beach, a van for seven', 'van 7 seats Kandy, vegetarian dinner Ella'];
  for (const example of examples) {
    const said = inAllLanguages([example]);
    expect(said).toHaveLength(3);
    for (const words of said) {
      const { rest, corrected } = understand(words);
      const left = rest.filter((word) => askedParts(word)[0]?.ways.length === 1 && !listingsSay.has(word));
      expect([words, left, corrected]).toEqual([words, [], null]);
    }
  }
});

test('what pages call surfing is known in each language', () => {
  const said = inAllLanguages(['Surfing'], ['thing to do']);
  expect(said).toHaveLength(3);
  for (const own of said) expect(askedParts(searchTerms(own))[0]?.ways, own).toContainEqual(['surf']);
});

test.each([
  ['I’m looking for a german guide', 'looking for a german guide'],
  ["what's the best beach", 'what the best beach'],
  ['kandy’s hotels', 'kandy hotels'],
  ['children’s activities', 'children activities'],
  ['we’d like a beach', 'we would a beach'],
  ['we’ll hire a van', 'we hire a van'],
])('%s means what %s does: what an apostrophe leaves is no word', (search, plain) => {
  expect([told(search), understand(search).rest]).toEqual([told(plain), understand(plain).rest]);
});

test.each([
  ['buses', 'bus'],
  ['minibuses colombo', 'minibus colombo'],
  ['taxis kandy', 'taxi kandy'],
  ['villas galle', 'villa galle'],
  ['cabanas', 'cabana'],
  ['safaris yala', 'safari yala'],
])('%s are what %s is', (many, one) => {
  expect(told(many)).not.toEqual([]);
  expect([told(many), understand(many).corrected]).toEqual([told(one), null]);
  const ways = (search: string) => askedParts(search)[0]?.ways.slice(1);
  expect(ways(many)).toEqual(expect.arrayContaining(ways(one) ?? []));
});

test.each([
  ['වෙරළ සහ පන්සල්', ['වෙරළ', 'පන්සල්']],
  ['වෙරළ හා පන්සල්', ['වෙරළ', 'පන්සල්']],
  ['වෙරළ හෝ පන්සල්', ['වෙරළ', 'පන්සල්']],
  ['கடற்கரை மற்றும் கோயில்', ['கடற்கரை', 'கோயில்']],
  ['கடற்கரை அல்லது கோயில்', ['கடற்கரை', 'கோயில்']],
])('%s are two wishes', (search, clauses) => {
  expect(understand(search).clauses.map(({ words }) => words.join(' '))).toEqual(clauses);
});

test('what a sentence is made of says nothing in any language', () => {
  for (const [search, english] of [
    ['ගාල්ලට ආසන්නයේ හෝටලයක් සොයනවා', 'looking for a hotel near galle'],
    ['අපට ජර්මන් කතා කරන ගයිඩ් කෙනෙක් ඕන', 'we want a german speaking guide'],
    ['காலிக்கு அருகே ஹோட்டல் தேடுகிறேன்', 'looking for a hotel near galle'],
    ['எங்களுக்கு ஜெர்மன் பேசும் வழிகாட்டி தேவை', 'we want a german speaking guide'],
  ] as const)
    expect([told(search).sort(), understand(search).rest], search).toEqual([told(english).sort(), []]);
});

test('people who come together are one clause, and what else is asked for is another', () => {
  for (const one of ['van for 2 adults and 3 children', 'couple and 2 kids van', 'couple & 2 kids'])
    expect(understand(one).clauses).toEqual([]);
  for (const [search, first] of [
    ['a couple and two children, hotel in ella', 'a couple and two children'],
    ['couple, 2 kids, van', 'couple 2 kids'],
    ['couple and 2 adults, beaches', 'couple and 2 adults'],
  ] as const) {
    const [together] = understand(search).clauses;
    expect([together?.words.join(' '), together?.understood]).toMatchObject([first, [{ value: '4' }]]);
  }
  const { clauses } = understand('van for 2 adults, 3 children and hotel in ella');
  expect(clauses.map(({ words }) => words.join(' '))).toEqual([
    'van for 2 adults 3 children',
    'hotel in ella',
  ]);
});

test.each([
  ['hotel without breakfast or parking', []],
  ['waterfall near ella, without crowds', []],
  ['temple, in january', []],
  ['hotel without breakfast or parking, beaches', ['hotel without breakfast or parking', 'beaches']],
  ['beaches, not crowded, ruins', ['beaches', 'ruins']],
  ['පිහිනුම් තටාකය හෝ උද්‍යානය නැති හෝටල්', []],
  ['no breakfast, no parking', []],
  ['temple, sinhala and tamil new year', []],
  ['beaches, temple sinhala and tamil new year', ['beaches', 'temple sinhala tamil new year']],
])('%s: what asks for nothing is no wish beside others', (search, clauses) => {
  expect(understand(search).clauses.map(({ words }) => words.join(' '))).toEqual(clauses);
});

test.each([
  ['Sigirya', 'sigiriya'],
  ['Nuwaraeliya', 'nuwara-eliya'],
  ['Trinco', 'trincomalee'],
  ['Galla', 'galle'],
  ['Hikaduwa', 'hikkaduwa'],
  ['anuradapura', 'anuradhapura'],
  ['Polonaruwa', 'polonnaruwa'],
  ['Mirisa', 'mirissa'],
  ['nuwara elya', 'nuwara-eliya'],
  ['arugam bey', 'arugam-bay'],
  ['adams peek', 'sri-pada-adams-peak'],
  ['ගල්ල', 'galle'],
  ['யாழ்பாணம்', 'jaffna'],
])('%s is spelt wrong or otherwise, and understood', (search, slug) => {
  expect(told(search)).toEqual([`place:${slug}`]);
});

test.each([
  ['temples, beaches, hikaduwa', 'temples, beaches, hikkaduwa'],
  ['Temples; Arugam-Bey!', 'temples; arugam bay!'],
  ['nuwara elya', 'nuwara eliya'],
  ['sightseing', 'sightseeing'],
  ['sinharaja rain forrest', 'sinharaja rainforest'],
  ['  Hikaduwa   hotel', 'hikkaduwa hotel'],
  ['Climbs, Adams Peek', 'climbs, adams peak'],
])('%s is mended to %s: what parts wishes stays', (search, corrected) => {
  expect(understand(search).corrected).toBe(corrected);
  expect(understand(corrected).clauses.length).toBe(understand(search).clauses.length);
});

test('nothing is corrected into nonsense', () => {
  for (const search of [
    ...[
      'asdfgh',
      'paris',
      'london',
      'beach',
      'surfing',
      'hiking',
      'temple',
      'train',
      'cooking class',
      'honeymoon',
    ],
    ...[
      'elephants',
      'waterfall',
      'ayurveda',
      'massage',
      'batik',
      'diving',
      'turtles',
      'museum',
      'monkey',
      'coffee',
    ],
    ...[
      'kitchen',
      'family',
      'camping',
      'cycling',
      'kayak',
      'yoga retreat',
      'spice garden',
      'gems',
      'birds',
      'market',
    ],
    ...['hindu temple', 'morning drive', 'guided walk', 'book store', 'storks', 'arabica', 'flood', 'model'],
    ...['how steep is it', 'burgher', 'deepavali', 'sarath kumara'],
  ]) {
    expect(understand(search).corrected, search).toBeNull();
    expect(
      told(search).filter((one) => one.startsWith('place')),
      search,
    ).toEqual([]);
  }
});

test.each([
  ['Kotte', 'srijayewardenepurakotte'],
  ['කෝට්ටේ', 'srijayewardenepurakotte'],
  ['கோட்டே', 'srijayewardenepurakotte'],
  ['Lunuganga', 'bentota'],
  ['Chundikulam', 'elephant-pass'],
  ['Galle fase', 'galle-face-green'],
  ['Galle fece', 'galle-face-green'],
  ['Hatton plains', 'horton-plains-national-park'],
])('%s is a place by the part of its name that is said', (search, slug) => {
  expect(told(search)).toEqual([`place:${slug}`]);
  expect(understand(search).corrected).toBeNull();
});

test.each([
  ['restuarant', 'businessType:restaurant'],
  ['drivr', 'kind:vehicle'],
  ['gyide', 'kind:tourGuide'],
  ['germn', 'language:German'],
])('%s is a misspelt name of a kind, a type or a language', (search, meaning) => {
  expect(told(search)).toEqual([meaning]);
});

test.each([
  ['ගාල්ලේ', 'galle'],
  ['සීගිරියේ', 'sigiriya'],
  ['මහනුවරට', 'kandy'],
  ['ගාල්ලෙන්', 'galle'],
  ['கண்டியில்', 'kandy'],
  ['கொழும்பில்', 'colombo'],
  ['யாழ்ப்பாணத்தில்', 'jaffna'],
  ['எல்லவில்', 'ella'],
  ['கண்டிக்கு', 'kandy'],
])('%s is a place in a case of its own', (search, slug) => {
  expect(told(search)).toEqual([`place:${slug}`]);
  expect(understand(search).corrected).toBeNull();
});

test('every place is known by its Sinhala and its Tamil name', () => {
  expect(destinations.length + districts.length).toBeGreaterThan(120);
  for (const { slug, nameSi, nameTa } of destinations)
    for (const own of [nameSi, nameTa]) expect(told(own), own).toEqual([`place:${slug}`]);
  for (const { name, nameSi, nameTa } of districts)
    for (const own of [nameSi, nameTa])
      expect(understand(own).understood, name).toMatchObject([{ as: 'place' }]);
});

test('a name is known with its signs, and without them as it is said', () => {
  for (const [name, slug] of [
    ["St Clair's Falls", 'ramboda-falls'],
    ['St Clair’s Falls', 'ramboda-falls'],
    ["hotel near Adam's Peak", 'sri-pada-adams-peak'],
    ["World's End", 'horton-plains-national-park'],
    ['worlds end', 'horton-plains-national-park'],
    ['Royal Botanical Gardens, Peradeniya', 'royal-botanical-gardens-peradeniya'],
    ['Temple of the Sacred Tooth Relic', 'temple-of-the-sacred-tooth-relic'],
  ] as const)
    expect([told(name).at(-1), understand(name).rest], name).toEqual([`place:${slug}`, []]);
  // Of a name that places far apart have, none is meant.
  const unknown = gazetteer
    .flatMap(({ names }) => names.filter(placeNamed))
    .filter((name) => {
      const { understood, rest, corrected } = understand(name);
      return understood[0]?.as !== 'place' || rest.length > 0 || corrected !== null;
    });
  expect(unknown).toEqual([]);
  expect(understand("adam's peek").corrected).toBe('adams peak');
});

test('every province is known by its names, in Sinhala and Tamil without the word for one as well', () => {
  expect(provinces).toHaveLength(9);
  for (const { name, nameSi, nameTa, slug } of provinces) {
    const value = `place:${slug.replace('-', '')}province`;
    const short = [nameSi, nameTa].map((own) => own.replace(/ (පළාත|மாகாணம்)$/, ''));
    for (const own of [`${name} Province`, nameSi, nameTa, ...short]) expect(told(own), own).toEqual([value]);
    const [asked] = understand(`guide ${nameTa}`).understood.filter(({ as }) => as === 'place');
    expect(asked?.label).toBe(`${name} Province`);
  }
  expect(told('north central')).toEqual(['place:northcentralprovince']);
  expect(told('western dinner')).not.toContain('place:westernprovince');
});

test.each([
  ['යාල', 'யால', 'yala-national-park'],
  ['විල්පත්තුව', 'வில்பத்து', 'wilpattu-national-park'],
  ['හෝර්ටන් තැන්න', 'ஹோர்ட்டன் சமவெளி', 'horton-plains-national-park'],
  ['දියලුම', 'தியலும', 'diyaluma-falls'],
  ['පින්නවල', 'பின்னவல', 'pinnawala-elephant-orphanage'],
  ['දඹුලු', 'தம்புள்ளை', 'dambulla-cave-temple'],
])('%s and %s are a place by the short name that is said on the road', (si, ta, slug) => {
  for (const own of [si, ta]) expect(told(own)).toEqual([`place:${slug}`]);
});

test.each([
  ['guide', 'මග පෙන්වන්නා', 'வழிகாட்டி'],
  ['vehicle', 'වාහනය', 'வாகனம்'],
  ['driver', 'රියදුරා', 'ஓட்டுநர்'],
  ['tour', 'චාරිකාව', 'சுற்றுலா'],
  ['hotel', 'හෝටලය', 'ஹோட்டல்'],
  ['place to stay', 'නවාතැන', 'தங்குமிடம்'],
  ['homestay', 'නිවාස නවාතැන', 'இல்லத் தங்குமிடம்'],
  ['restaurant', 'ආපනශාලාව', 'உணவகம்'],
  ['shop', 'වෙළඳසැල', 'கடை'],
  ['story', 'බ්ලොග් ලිපිය', 'வலைப்பதிவு'],
  ['van', 'වෑන් රථය', 'வேன்'],
  ['three wheeler', 'ත්‍රීරෝද රථය', 'முச்சக்கர வண்டி'],
  ['beach', 'වෙරළ', 'கடற்கரை'],
  ['german', 'ජර්මන්', 'ஜெர்மன்'],
])('%s means the same as %s and %s', (english, si, ta) => {
  expect(told(english)).toHaveLength(1);
  for (const own of [si, ta]) expect([told(own), understand(own).rest]).toEqual([told(english), []]);
});

test('words that are no names stay words, also where a place ends in them', () => {
  for (const word of ['දිය ඇල්ල', 'நீர்வீழ்ச்சி', 'විහාරය', 'ගල්', 'කුමන']) expect(told(word), word).toEqual([]);
});

test('a sign that stands for many letters makes a search no longer than one that was typed', () => {
  for (const search of ['ﷺ'.repeat(100), `hotel pool ella ${'ﷺ'.repeat(84)}`, 'ﷺﷺﷺ or '.repeat(14)]) {
    const { words, rest } = understand(search);
    for (const said of [words, rest]) expect(said.join(' ').length, search).toBeLessThanOrEqual(100);
    expect(searchTerms(search).length, search).toBeLessThanOrEqual(100);
  }
  expect(told('hotel pool ella ﷺ')).toEqual(told('hotel pool ella'));
});

test('what a kind has a filter for is a filter there, and words elsewhere', () => {
  const search = understand('german van kandy');
  expect(askedOf('tourGuide', understand('german kandy'))).toMatchObject({
    facets: [['language:German']],
    text: [],
  });
  // A van is a vehicle and nothing else.
  expect(askedOf('tourGuide', search)).toBeUndefined();
  expect(askedOf('vehicle', search)).toMatchObject({ facets: [['type:van']], text: ['german'] });
  expect(askedOf('vehicle', search)?.place?.name).toBe('Kandy');
  expect(askedOf('tour', understand('guide in kandy'))).toBeUndefined();
});

test('of several types any is asked for, or what all of them have in common', () => {
  const facets = (kind: 'vehicle' | 'businessListing' | 'tourGuide', search: string) =>
    askedOf(kind, understand(search))?.facets;
  expect(facets('vehicle', 'car or van kandy')).toEqual([['type:car', 'type:van']]);
  expect(facets('businessListing', 'hotel with restaurant ella')).toEqual([
    ['type:hotel', 'type:restaurant', 'type:localEatery'],
  ]);
  expect(facets('businessListing', 'cafe coffee')).toEqual([['type:cafe']]);
  const search = understand('van for 4 and car');
  expect(clausesOf('vehicle', search)?.facets).toEqual([['type:van', 'type:car']]);
  // One person may speak both.
  expect(askedOf('tourGuide', understand('german and french guide'))?.facets).toEqual([
    ['language:German'],
    ['language:French'],
  ]);
  for (const either of ['german or french guide', 'ජර්මන් හෝ ප්‍රංශ ගයිඩ්', 'ஜெர்மன் அல்லது பிரெஞ்சு வழிகாட்டி'])
    expect(askedOf('tourGuide', understand(either))?.facets, either).toEqual([
      ['language:German', 'language:French'],
    ]);
  expect(facets('tourGuide', 'german speaking guide, or who speaks french, kandy or ella')).toEqual([
    ['language:German', 'language:French'],
  ]);
  // What stands between places, people or days says nothing of languages.
  for (const both of [
    'german and french guide, kandy or ella',
    'guide who speaks german and french for 4 or 5 people',
    'german and french guide in january or february',
  ])
    expect(facets('tourGuide', both), both).toEqual([['language:German'], ['language:French']]);
});
