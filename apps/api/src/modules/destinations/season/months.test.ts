import { climateOf, monthsWith, weatherIn } from '@serendib/contract/season/climate';
import { type Month, monthNames, months, monthsFrom } from '@serendib/contract/season/months-in';
import { fitIn, monthsOfPlace } from '@serendib/contract/season/place-months';
import { kilometresBetween } from '@serendib/contract/trips/route/great-circle';
import { expect, test } from 'vitest';
import { destinationFacts, districtFacts } from '../places.ts';

const places = destinationFacts.map((place) => ({ ...place, ...monthsOfPlace(place) }));

/** Written anew from the months, in the way that the data writes them. */
function inWords(best: readonly Month[]): string {
  const starts = best.filter((month) => !best.includes(month === 1 ? 12 : month - 1));
  const spans = starts.map((first) => {
    const length = months.findIndex((ahead) => !best.includes(((first - 1 + ahead) % 12) + 1)) + 1;
    return monthsFrom(first, ((first - 2 + length) % 12) + 1).map((month) => nameOf(month));
  });
  return spans
    .map((names) => (names.length > 1 ? `${names[0]} to ${names.at(-1)}` : `${names[0]}`))
    .join(' and ');
}
const nameOf = (month: Month) => {
  const name = monthNames[month - 1] ?? '';
  return name[0]?.toUpperCase() + name.slice(1);
};

/** Texts that say more than months, or name those of a festival; each was read by eye. */
const told: Record<string, readonly Month[]> = {
  'All year; Navam Poya in February for the perahera': [2],
  'All year; Duruthu Poya in January for the perahera': [1],
  'All year, best December to April': [12, 1, 2, 3, 4],
  'All year; July or August for the Esala Perahera': [7, 8],
  'July and August for the festival': [7, 8],
  'August and September for the festival': [8, 9],
  'December to April and June': [12, 1, 2, 3, 4, 6],
  'All year; June for Poson': [6],
  'January to April; June for Poson': [1, 2, 3, 4, 6],
  'All year, best May to September': [5, 6, 7, 8, 9],
  'May to October for kite surfing; November to April for dolphins': months,
};

test('the months of all places are those that their best time names', () => {
  for (const { name, bestTimeToVisit, bestMonths } of places) {
    const text = bestTimeToVisit ?? '';
    const expected = told[text];
    if (expected) expect(new Set(bestMonths), name).toEqual(new Set(expected));
    else
      expect(text.replace(/,? (?:for .*|late afternoon|early morning|after dark|sunrise)$/, ''), name).toBe(
        inWords(bestMonths),
      );
  }
  expect(new Set(Object.keys(told))).toEqual(
    new Set(places.map(({ bestTimeToVisit }) => bestTimeToVisit ?? '').filter((text) => text in told)),
  );
});

test('no month is in two lists, and every place has one to come in', () => {
  for (const { name, bestMonths, goodMonths, avoidMonths } of places) {
    const all = [...bestMonths, ...goodMonths, ...avoidMonths];
    expect(new Set(all).size, name).toBe(all.length);
    expect(bestMonths.length, name).toBeGreaterThan(0);
  }
});

/** What places of one kind beside each other differ by; the rest must agree. */
const differences: Record<string, string> = {
  'Ambuluwawa Tower, Kitulgala': 'the rafts of one need the rain that hides the view of the other',
  'Gregory Lake, Bambarakanda Falls': 'a fall wants water',
  'Gregory Lake, Dunhinda Falls': 'two sides of the divide, and a fall that wants water',
  'Hakgala Botanical Garden, Bambarakanda Falls': 'a fall wants water',
  'Hakgala Botanical Garden, Dunhinda Falls': 'two sides of the divide, and a fall that wants water',
  'Hakgala Botanical Garden, Diyaluma Falls': 'a fall wants water',
  'Horton Plains National Park, Bambarakanda Falls': 'a fall wants water',
  'Horton Plains National Park, Diyaluma Falls': 'a fall wants water',
  'Dunhinda Falls, Diyaluma Falls': 'paths that are slippery, and those that are not',
  'Ramboda Falls, Bambarakanda Falls': 'two sides of the divide',
  'Minneriya National Park, Kaudulla National Park': 'the elephants move from one tank to the other',
};

test('places of one kind beside each other do not contradict each other', () => {
  const against = places.flatMap((one, index) =>
    places.slice(index + 1).flatMap((other) => {
      if (one.category !== other.category || kilometresBetween(one, other) > 35) return [];
      const isOdd = months.some((month) => {
        const fits = [fitIn(one, month), fitIn(other, month)];
        return fits.includes('best') && fits.includes('avoid');
      });
      return isOdd ? [`${one.name}, ${other.name}`] : [];
    }),
  );
  expect(against.sort()).toEqual(Object.keys(differences).sort());
});

/** What a place is best for in the rain, or in spite of it. */
const inTheRain: Record<string, string> = {
  'Kanneliya Forest Reserve': 'a dry spell in August',
  'Sinharaja Forest Reserve': 'a dry spell in August',
  "Sri Pada (Adam's Peak)": 'the pilgrimage, which ends with the full moon of May',
  Kitulgala: 'rafting',
  Kalpitiya: 'wind in one half of the year, dolphins in the other',
  'Bundala National Park': 'birds of passage',
  Mannar: 'birds of passage',
  'Kokkilai Lagoon': 'birds of passage',
  'Anawilundawa Sanctuary': 'birds of passage',
  'Kaudulla National Park': 'the gathering of elephants',
  'Bambarakanda Falls': 'full water',
  'Dunhinda Falls': 'full water',
  'Diyaluma Falls': 'full water',
  'Temple of the Sacred Tooth Relic': 'the perahera',
};

test('what is best in a monsoon is so for a reason', () => {
  const wet = places.filter(({ district, bestMonths }) =>
    bestMonths.some((month) => weatherIn(district, month) === 'monsoon'),
  );
  for (const { name } of wet) expect(inTheRain, name).toHaveProperty([name]);
});

/** The mountains part two monsoons, and behind them lies the dry zone. */
const divided = ['Badulla, Nuwara Eliya', 'Kegalle, Kurunegala', 'Kegalle, Matale', 'Matale, Nuwara Eliya'];

test('districts beside each other have one weather, but for the divide', () => {
  const against = districtFacts.flatMap((one, index) =>
    districtFacts.slice(index + 1).flatMap((other) => {
      if (kilometresBetween(one, other) > 60) return [];
      const isOdd = months.some((month) => {
        const weathers = [weatherIn(one.name, month), weatherIn(other.name, month)];
        return weathers.includes('dry') && weathers.includes('monsoon');
      });
      return isOdd ? [`${one.name}, ${other.name}`] : [];
    }),
  );
  expect(against.sort()).toEqual(divided);
});

test('every district has a climate', () => {
  for (const { name } of districtFacts) {
    expect(climateOf(name), name).toBeDefined();
    expect(monthsWith(name, 'dry').length, name).toBeGreaterThan(2);
  }
});
