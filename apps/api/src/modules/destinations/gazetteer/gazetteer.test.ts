import { districtPoints } from '@serendib/contract/destinations/district-points';
import { kilometresBetween } from '@serendib/contract/trips/route/great-circle';
import { expect, test } from 'vitest';
import roadsFile from '../../../../data/roads.json' with { type: 'json' };
import townsFile from '../../../../data/towns.json' with { type: 'json' };
import { districtFacts } from '../places.ts';
import { kilometresOutside, readDistrictMap } from '../testing/district-map.ts';
import { districtsWithin } from './area.ts';
import { type GazetteerPlace, gazetteer, nameKey, placeNamed, placesIn } from './gazetteer.ts';
import { pointOf } from './located.ts';

const map = readDistrictMap(new URL('../../../../../web/data/lk-districts.topo.json', import.meta.url));

test('every town lies in its district, says where its point is from, and is named once', () => {
  expect(townsFile.length).toBeGreaterThan(200);
  const astray = [...townsFile, ...roadsFile.towns].filter(
    ({ district, ...town }) => kilometresOutside(map.get(district) ?? [], town) > 0.75,
  );
  expect(astray.map(({ name }) => name)).toEqual([]);
  expect(new Set(townsFile.map(({ source }) => source))).toEqual(new Set(['geonames', 'own']));
  const names = townsFile.flatMap(({ name, aliases }) => [name, ...aliases]).map(nameKey);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

test('every town and point of a road has a name in Sinhala and in Tamil, and is found by each', () => {
  const astray: string[] = [];
  for (const { name, nameSi, nameTa, ...point } of [...townsFile, ...roadsFile.towns]) {
    expect(nameSi.replaceAll('\u200D', ''), name).toMatch(/^[\p{Script=Sinhala}\p{M} -]+$/u);
    // A consonant and ර or ය are joined where they are one sound.
    expect(nameSi, name).not.toMatch(/\u0dca[\u0dba\u0dbb]/u);
    expect(nameTa, name).toMatch(/^[\p{Script=Tamil}\p{M} -]+$/u);
    if (/ (?:interchange|junction)$/.test(name)) continue;
    for (const own of [name, nameSi, nameTa]) {
      const found = placeNamed(own);
      if (!found || kilometresBetween(found, point) > 8) astray.push(`${own}: ${found?.name}`);
    }
  }
  expect(astray).toEqual([]);
});

test('a frame of two kilometres around the point where guides of a district are pinned is of that district', () => {
  for (const [district, [latitude, longitude]] of Object.entries(districtPoints)) {
    expect(districtFacts.find(({ name }) => name === district)).toMatchObject({ latitude, longitude });
    const box = {
      ...{ west: longitude - 0.01, east: longitude + 0.01 },
      ...{ south: latitude - 0.01, north: latitude + 0.01 },
    };
    expect(districtsWithin({ around: undefined, box }), district).toContain(district);
  }
});

test('two towns or destinations of one name lie together', () => {
  const apart: string[] = [];
  const first = new Map<string, (typeof gazetteer)[number]['place']>();
  for (const { place, names } of gazetteer.filter(
    ({ place }) => place.sort === 'town' || place.sort === 'destination',
  ))
    for (const name of names) {
      const there = first.get(nameKey(name));
      if (there && kilometresBetween(there, place) > 8) apart.push(name);
      if (!there) first.set(nameKey(name), place);
    }
  expect([...new Set(apart)].sort()).toEqual([]);
});

test.each([
  ['Sigiriya', 'Sigiriya'],
  ['nuwaraeliya', 'Nuwara Eliya'],
  ['Trinco', 'Trincomalee'],
  ['සීගිරිය', 'Sigiriya'],
  ['எல்ல', 'Ella'],
  ['ARUGAM  bay', 'Arugam Bay'],
  ['Hiriketiya', 'Dickwella'],
  ['KKS', 'Kankesanthurai'],
  ['Ravana Falls', 'Ravana Falls'],
  ['පේදුරුතුඩුව', 'Point Pedro'],
  ['சிலாபம்', 'Chilaw'],
  ['ඌරාතොට', 'Kayts'],
  ['Mattala', 'Mattala'],
  ['රත්මලාන', 'Ratmalana'],
])('%s is %s', (words, name) => {
  expect(placeNamed(words)?.name).toBe(name);
});

test.each([
  ['Habarana', 'Anuradhapura'],
  ['Embilipitiya', 'Ratnapura'],
  ['Wellawaya', 'Monaragala'],
  ['Pulmoddai', 'Trincomalee'],
  ['Avissawella', 'Colombo'],
])('%s is in %s, though the middle of another district is nearer', (name, district) => {
  expect(placeNamed(name)?.district).toBe(district);
});

test('Wattegama is the town in Kandy, not the village of that name in Monaragala', () => {
  for (const words of ['Wattegama', 'වත්තේගම', 'வத்தேகம'])
    expect(placeNamed(words), words).toMatchObject({ district: 'Kandy' });
});

test('Ragala lies beyond Kandapola from Nuwara Eliya, as on the road there', () => {
  const [nuwaraEliya, kandapola, ragala] = ['Nuwara Eliya', 'Kandapola', 'Ragala'].map((name) => {
    const place = placeNamed(name);
    if (!place) throw new Error(`Nothing is called ${name}.`);
    return place;
  }) as [GazetteerPlace, GazetteerPlace, GazetteerPlace];
  expect(kilometresBetween(nuwaraEliya, ragala)).toBeGreaterThan(kilometresBetween(nuwaraEliya, kandapola));
  expect(kilometresBetween(kandapola, ragala)).toBeGreaterThan(4);
});

test('what names no place is none', () => {
  for (const words of ['paris', 'asdfgh', '', '—', 'road', 'mangroves', 'market', 'spice garden'])
    expect(placeNamed(words), words).toBeUndefined();
});

test('words name the places of each of their parts; a road is not where it leads', () => {
  const names = (words: string) => placesIn(words).map(({ name }) => name);
  expect(names('12 Galle Road, Bentota')).toEqual(['Bentota']);
  expect(names('Ella Town, Badulla District')).toEqual(['Ella', 'Badulla']);
  expect(names('near Nine Arch Bridge - Ella')).toEqual(['Nine Arch Bridge', 'Ella']);
  expect(names('Main Street 4')).toEqual([]);
});

test('a listing is where its words say, in the district that it names, else in the middle of that', () => {
  expect(pointOf(['Unawatuna, Galle'])).toMatchObject({
    located: 'town',
    latitude: placeNamed('Unawatuna')?.latitude,
  });
  expect(pointOf(['By the lake', '4 Temple Road, Kandy'], 'Kandy')?.located).toBe('town');
  expect(pointOf(['Somewhere quiet'], 'Matale')).toMatchObject({ located: 'district' });
  expect(pointOf(['Galle'], 'Jaffna')).toMatchObject({ located: 'district' });
  expect(pointOf(['Paris', null, undefined, 7])).toBeNull();
});
