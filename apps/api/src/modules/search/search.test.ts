import type { ThingKind } from '@serendib/contract/listings/thing-kinds';
import type { SearchAnswer, Suggestion } from '@serendib/contract/search/endpoints';
import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { seedDemo } from '../../demo/seed.ts';
import { allPages, listed } from '../../platform/lists/testing.ts';
import { useApi } from '../../platform/testing.ts';
import { loadPlaces } from '../destinations/load-places.ts';
import { addListing } from '../listings/testing.ts';

const api = useApi({ languages: ['en', 'si', 'ta'] });
beforeAll(async () => {
  await loadPlaces(api.db);
  await seedDemo(api.db, { today: new Date('2026-11-21T04:00:00Z') });
}, 60_000);

const ask = (parameters: Record<string, string>) => api.get(`/search?${new URLSearchParams(parameters)}`);
const search = async (q: string): Promise<SearchAnswer> => (await ask({ q })).json();
/** The ids of all that one kind has, page by page. */
async function pagesOf(parameters: Record<string, string>): Promise<string[]> {
  const seen: string[] = [];
  const totals = new Set<number | undefined>();
  let cursor: string | null | undefined;
  do {
    const reply = await ask({ ...parameters, ...(cursor && { cursor }) });
    expect(reply.statusCode, reply.body).toBe(200);
    const [group] = (reply.json() as SearchAnswer).groups;
    seen.push(...(group?.items.map(({ _id }) => _id) ?? []));
    totals.add(group?.total);
    cursor = group?.nextCursor;
  } while (cursor);
  // Each of them tells how many there are.
  expect([...totals], JSON.stringify(parameters)).toEqual([seen.length]);
  return seen;
}
const titles = ({ groups }: SearchAnswer, kind: ThingKind): string[] =>
  groups.find((group) => group.kind === kind)?.items.map(({ title }) => title) ?? [];

test('a guide is found by language and place, and only guides are', async () => {
  const answer = await search('german guide near Sigiriya');
  expect(answer.query.understood).toEqual([
    {
      ...{ as: 'language', value: 'German', label: 'German', typed: 'german' },
      filters: [{ kind: 'tourGuide', name: 'language', value: 'German' }],
    },
    { as: 'kind', value: 'tourGuide', label: 'tour guides', typed: 'guide' },
    {
      ...{ as: 'place', value: 'sigiriya', label: 'Sigiriya', typed: 'sigiriya' },
      ...{ nameSi: 'සීගිරිය', nameTa: 'சிகிரியா' },
    },
  ]);
  expect(answer.groups.map(({ kind }) => kind)).toEqual(['tourGuide']);
  expect(titles(answer, 'tourGuide')).toContain('Chaminda Weerasinghe');
  for (const item of answer.groups[0]?.items ?? []) expect(item.line).toContain('German');
});

test('type and seats of a vehicle are filters, in any order of words', async () => {
  const [one, other] = await Promise.all(['van 7 seats kandy', 'kandy van for 7 people'].map(search));
  expect(one?.groups).toEqual(other?.groups);
  const [vehicles] = one?.groups ?? [];
  expect(vehicles).toMatchObject({ kind: 'vehicle', totalCapped: false });
  expect(vehicles?.items).not.toHaveLength(0);
  for (const { line } of vehicles?.items ?? []) {
    expect(line).toMatch(/^Van/);
    expect(Number(/(\d+) seats/.exec(line)?.[1])).toBeGreaterThanOrEqual(7);
  }
});

test('of an option it is told which filters it stands for, all where there are several', async () => {
  const understood = async (q: string) => (await search(q)).query.understood;
  expect(await understood('tuk tuk')).toMatchObject([
    { as: 'vehicleType', filters: [{ kind: 'vehicle', name: 'type', value: 'threeWheeler' }] },
  ]);
  expect(await understood('pizza')).toMatchObject([
    {
      as: 'businessType',
      filters: ['restaurant', 'cafe', 'localEatery'].map((value) => ({
        ...{ kind: 'businessListing', name: 'type', value },
      })),
    },
  ]);
  const inKandy = await understood('kandy for 4 people');
  expect(inKandy.map(({ as }) => as)).toEqual(['place', 'seats']);
  for (const one of inKandy) expect(one).not.toHaveProperty('filters');
});

test.each([
  ['Sigirya', 'Sigiriya'],
  ['Nuwaraeliya', 'Nuwara Eliya'],
  ['Trinco', 'Trincomalee'],
  ['Hikaduwa', 'Hikkaduwa'],
  ['සීගිරිය', 'Sigiriya'],
])('%s leads to the place, and to what is there', async (q, place) => {
  const answer = await search(q);
  expect(titles(answer, 'destination')[0]).toBe(place);
  expect(answer.query.understood).toMatchObject([{ as: 'place', label: place }]);
  for (const kind of ['tourGuide', 'vehicle', 'businessListing'] as const)
    expect(titles(answer, kind).length, kind).toBeGreaterThan(0);
});

test('what was misspelt is said as it was meant, and letters without meaning find nothing', async () => {
  expect((await search('Hikaduwa hotel')).query.corrected).toBe('hikkaduwa hotel');
  expect((await search('leopord safari')).query.corrected).toBe('leopard safari');
  for (const nothing of ['asdfgh', 'paris', 'taj mahal', 'bangkok hotel'])
    expect((await search(nothing)).groups, nothing).toEqual([]);
  expect((await search('!!!')).groups).toEqual([]);
});

test('a place means near it: the nearest first, further only where nothing is near', async () => {
  const distances = ({ groups }: SearchAnswer) =>
    groups[0]?.items.map(({ distanceKm }) => distanceKm ?? -1) ?? [];
  const near = distances(await search('hotels near Tissamaharama'));
  expect(near.length).toBeGreaterThan(0);
  expect(near).toEqual([...near].sort((one, other) => one - other));
  expect(Math.max(...near)).toBeLessThanOrEqual(15);
  const far = distances(await search('4wd sigiriya'));
  expect(far.length).toBeGreaterThan(0);
  const pages = await Promise.all(
    ['hotel colombo', 'car colombo'].map(async (q) => {
      const one = (
        await ask({ q, kind: q.startsWith('car') ? 'vehicle' : 'businessListing', limit: '1' })
      ).json();
      const all = (await ask({ q, kind: q.startsWith('car') ? 'vehicle' : 'businessListing' })).json();
      return [one, all] as [SearchAnswer, SearchAnswer];
    }),
  );
  for (const [one, all] of pages) expect(one.groups[0]?.items[0]).toEqual(all.groups[0]?.items[0]);
});

test('near a place what fits best comes first, on all pages of it; the nearest do where they are asked for', async () => {
  const tea = { q: 'tea', near: 'ella', radius: '150', kind: 'businessListing' };
  const itemsOf = (reply: { json: () => SearchAnswer }) => reply.json().groups[0]?.items ?? [];
  const byFit = itemsOf(await ask(tea));
  const isNamed = byFit.map(({ title }) => /\btea/i.test(title));
  expect(new Set(isNamed).size).toBe(2);
  expect(isNamed).toEqual([...isNamed].sort((one, other) => Number(other) - Number(one)));

  const byDistance = itemsOf(await ask({ ...tea, sort: 'nearest' }));
  const distances = byDistance.map(({ distanceKm }) => distanceKm ?? -1);
  expect(distances).toEqual([...distances].sort((one, other) => one - other));
  expect(Math.max(...distances)).toBeLessThanOrEqual(150);
  const ids = (items: typeof byFit) => items.map(({ _id }) => _id);
  expect(ids(byDistance)).not.toEqual(ids(byFit));
  expect(ids(byDistance).sort()).toEqual(ids(byFit).sort());

  for (const [sort, all] of [
    ['recommended', byFit],
    ['nearest', byDistance],
  ] as const)
    expect(await pagesOf({ ...tea, sort, limit: '2' }), sort).toEqual(ids(all));
  expect((await ask({ ...tea, sort: 'cheapest' })).statusCode).toBe(400);
});

test('places with any of several wishes are there page by page, each once', async () => {
  for (const q of ['beaches and ruins', 'temples and beaches', 'surf, temples, elephants']) {
    const whole = await pagesOf({ q, kind: 'destination', limit: '48' });
    expect(whole.length, q).toBeGreaterThan(20);
    const pages = await pagesOf({ q, kind: 'destination', limit: '5' });
    expect(pages, q).toEqual(whole);
    expect(new Set(pages).size, q).toBe(pages.length);
  }
});

test('places that are looked for near another are there page by page, also where none is near it', async () => {
  for (const [q, isNear] of [
    ['temple mirissa', true],
    ['elephants galle', false],
  ] as const) {
    const parameters = { q, kind: 'destination' };
    const [group] = ((await ask({ ...parameters, limit: '48' })).json() as SearchAnswer).groups;
    expect([q, group?.items[0]?.distanceKm !== undefined]).toEqual([q, isNear]);
    const ids = group?.items.map(({ _id }) => _id) ?? [];
    expect(ids.length, q).toBeGreaterThan(1);
    expect(await pagesOf({ ...parameters, limit: '1' }), q).toEqual(ids);
  }
});

test('a district is all of it, of what is there and of who serves its province', async () => {
  const found = (await ask({ q: 'temple', district: 'Matale' })).json() as SearchAnswer;
  expect(titles(found, 'destination')).toContain('Dambulla Cave Temple');
  for (const { kind, items } of found.groups)
    if (kind === 'destination' || kind === 'businessListing')
      expect(new Set(items.map(({ district }) => district)), kind).toEqual(new Set(['Matale']));
  const [vans] = (
    (await ask({ q: 'van', kind: 'vehicle', district: 'Matale', limit: '48' })).json() as SearchAnswer
  ).groups;
  const central = (await api.get('/vehicles?type=van&area=Central&limit=48')).json() as { _id: string }[];
  const ids = (list: { _id: string }[] = []) => list.map(({ _id }) => _id).sort();
  expect(central.length).toBeGreaterThan(0);
  expect(ids(central).filter((id) => !ids(vans?.items).includes(id))).toEqual([]);
  expect((await ask({ q: 'temple', district: 'Atlantis' })).statusCode).toBe(400);
});

test('a type leaves other kinds out, what is missing is left out before the type', async () => {
  expect((await search('hotel kandy')).groups.map(({ kind }) => kind)).not.toContain('tourGuide');
  expect(titles(await search('english speaking driver colombo'), 'vehicle').length).toBeGreaterThan(0);
  expect(titles(await search('ayurveda hotel'), 'businessListing')).toContain('Veda Lane Ayurveda Clinic');
  expect(titles(await search('price of a driver per day'), 'blog')).toEqual([
    'The real price of a day with car and driver',
  ]);
});

test('a name with seats in it is found by its name, and words that nothing has find nothing in lists', async () => {
  const name = 'Kia Sorento, 7 seats';
  expect(titles(await search(name), 'vehicle')[0]).toBe(name);
  const [first] = (await api.get(`/vehicles?${new URLSearchParams({ search: name })}`)).json();
  expect(first.vehicleModel).toBe(name);
  for (const path of [
    ...['/tours?search=no-such-tour', '/tour-guides?search=no-such-guide'],
    ...['/affiliate-links?search=no-such-place', '/vehicles?search=no-such-vehicle'],
    '/affiliate-links?search=vegetarian+surfboard',
  ])
    expect((await api.get(path)).json(), path).toEqual([]);
});

test('what has several clauses is answered by each kind as far as it goes: places, guides and vehicles', async () => {
  const answer = await search('beaches and ruins, two weeks in January, four of us, German');
  expect(answer.query.corrected).toBeNull();
  const [places, guides, vehicles] = (['destination', 'tourGuide', 'vehicle'] as const).map((kind) =>
    titles(answer, kind),
  );
  expect(answer.query.month).toBe(1);
  expect(answer.query.understood.map(({ typed }) => typed)).toEqual([
    'beaches',
    'ruins',
    'four of us',
    'german',
  ]);
  // The first has both; then they take turns.
  const [beaches, ruins] = await Promise.all(
    ['beaches', 'ruins'].map(async (q) => titles(await search(q), 'destination')),
  );
  const both = titles(await search('beaches and ruins'), 'destination');
  expect(both[0]).toBe('Arugam Bay');
  for (const found of [places, both]) {
    expect(found?.filter((title) => beaches?.includes(title)).length).toBeGreaterThan(1);
    expect(found?.filter((title) => ruins?.includes(title)).length).toBeGreaterThan(1);
  }
  expect(guides?.length).toBeGreaterThan(0);
  for (const { kind, items } of answer.groups)
    if (kind === 'tourGuide') for (const { line } of items) expect(line).toContain('German');
  expect(vehicles?.length).toBeGreaterThan(0);
  expect((await search('asdfgh and paris')).groups).toEqual([]);
});

test('when travellers come takes nothing away, and names no other word', async () => {
  for (const [q, without] of [
    ['german guide sigiriya for 10 days', 'german guide sigiriya'],
    ['beach hotel in january', 'beach hotel'],
    ['german guide for four people', 'german guide'],
  ] as const) {
    const [asked, plain] = await Promise.all([search(q), search(without)]);
    expect(plain.groups.length, q).toBeGreaterThan(0);
    expect(asked.groups, q).toEqual(plain.groups);
  }
  expect(titles(await search('january'), 'destination').length).toBeGreaterThan(0);
  for (const [q, month] of [
    ['january', 1],
    ['beach hotel in the end of august', 8],
    ['12th of May whales', 5],
    ['may we bring a dog', null],
    ['march through kandy', null],
  ] as const)
    expect((await search(q)).query.month, q).toBe(month);
  for (const q of ['hotel in kandy with pool', 'where to see leopards', 'from airport to kandy'])
    expect((await search(q)).query.corrected, q).toBeNull();
});

test('of two places the last says where, if nothing is at the first', async () => {
  expect(titles(await search('colombo to ella train'), 'tour')).toContain('Rail and rice for two');
});

test('dishes are served where people eat, and a dish is no room', async () => {
  expect(titles(await search('hoppers negombo'), 'businessListing')).toEqual(['Nimal’s Hopper Corner']);
});

test('with a kind its group is paged, each thing once', async () => {
  const first = await ask({ q: 'kandy', kind: 'vehicle', limit: '5' });
  expect(Number(first.headers['x-total-count'])).toBeGreaterThan(10);
  const seen: string[] = [];
  let url: string | undefined = first.headers.link as string | undefined;
  let answer: SearchAnswer = first.json();
  for (;;) {
    seen.push(...(answer.groups[0]?.items ?? []).map(({ _id }) => _id));
    const next: string | undefined = /<\/api([^>]+)>; rel="next"/.exec(url ?? '')?.[1];
    if (!next) break;
    const page = await api.get(next);
    url = page.headers.link as string | undefined;
    answer = page.json();
  }
  expect(new Set(seen).size).toBe(seen.length);
  expect(seen.length).toBe(Number(first.headers['x-total-count']));
});

test('a search of nothing, of too much or of no kind is refused with words', async () => {
  const refused = async (parameters: Record<string, string>) => (await ask(parameters)).json().fields;
  expect(await refused({ q: ' ' })).toEqual({ q: 'Please type what you are looking for.' });
  expect(await refused({ q: 'x'.repeat(101) })).toEqual({ q: 'Please use at most 100 characters.' });
  expect(await refused({ q: 'tea', kind: 'boat' })).toHaveProperty('kind');
  expect(await refused({ q: 'tea', cursor: 'abc' })).toEqual({ kind: 'cursor needs kind.' });
});

const suggest = async (q: string): Promise<Suggestion[]> =>
  (await api.get(`/search/suggest?${new URLSearchParams({ q })}`)).json();

test('premium never comes before a better fit: what is called so, then where it is, then what speaks of it', async () => {
  const add = (name: string, more: object, isPremium: boolean) =>
    addListing(
      api,
      'tour',
      { location: 'Galle', description: 'A day out with lunch.', ...more, name },
      { isPremium },
    );
  const spoken = await add(
    'A day on the lagoon',
    { description: 'By noon there is flyboarding for who dares.' },
    true,
  );
  const called = await add('Flyboarding for a morning', {}, false);
  const placed = await add('Wings and water', { location: 'Flyboarding Bay' }, false);
  const answer = await search('flyboarding');
  const found = answer.groups.find(({ kind }) => kind === 'tour')?.items.map(({ _id }) => _id);
  expect(found?.map((id) => ({ [called]: 'called', [placed]: 'placed', [spoken]: 'spoken' })[id])).toEqual([
    'called',
    'placed',
    'spoken',
  ]);
  await api.db.execute(sql`delete from listings where id in (${spoken}, ${called}, ${placed})`);
});

test('two letters suggest places, kinds and options, in every script, at most eight', async () => {
  const found = await suggest('si');
  expect(found[0]).toMatchObject({ kind: 'destination', label: 'Sigiriya', href: '/destination/sigiriya' });
  expect(found.length).toBeLessThanOrEqual(8);
  expect((await suggest('ger'))[0]).toMatchObject({ label: 'German', href: '/tour-guides?language=German' });
  expect((await suggest('van'))[0]).toMatchObject({ label: 'Van', href: '/vehicles?type=van' });
  expect((await suggest('ගා'))[0]?.label).toBe('Galle');
  expect((await suggest('ella rock'))[0]).toMatchObject({ kind: 'search', href: '/search?q=Ella%20Rock' });
  expect(await suggest('xyz')).toEqual([]);
});

test.each([
  ['වෑන් මහනුවර', 'van kandy'],
  ['වෑන් රථය 7', 'van 7'],
  ['ත්‍රීරෝද රථය ගාල්ල', 'three wheeler galle'],
  ['முச்சக்கர வண்டி காலி', 'three wheeler galle'],
  ['ප්‍රංශ ගයිඩ්', 'french guide'],
  ['பிரெஞ்சு வழிகாட்டி', 'french guide'],
  ['ගාල්ලේ හෝටල්', 'hotel galle'],
  ['කොළඹ සිට මහනුවරට වෑන්', 'van from colombo to kandy'],
  ['ආසන 7 වෑන් නුවර', 'van 7 seats kandy'],
  ['7 பேர் வேன்', 'van for 7 people'],
  ['වැඩිහිටියන් 2 සහ ළමයින් 3 වෑන්', 'van for 2 adults and 3 children'],
  ['கண்டியில் ஹோட்டல்', 'hotel kandy'],
])('%s finds what %s finds', async (own, english) => {
  const [answer, other] = await Promise.all([own, english].map(search));
  expect(answer?.groups.length).toBeGreaterThan(0);
  expect(answer?.groups).toEqual(other?.groups);
});

test('a word of joined letters is found with and without the sign that joins them', async () => {
  const [guide] = (await api.get('/tour-guides?limit=1')).json() as [{ _id: string }];
  const [joined, apart] = ['ප්\u200dරියන්තගේ', 'ප්රියන්තගේ'];
  await api.db.execute(
    sql`update listings set search = search || search_vector(${joined}, '', '') where id = ${guide._id}::uuid`,
  );
  for (const words of [joined, apart])
    expect((await api.get(`/tour-guides?${new URLSearchParams({ search: words })}`)).json()).toMatchObject([
      { _id: guide._id },
    ]);
});

test('a list’s own words and suggestions are understood in Sinhala and Tamil as well', async () => {
  const found = async (words: string) => {
    const reply = await api.get(`/vehicles?${new URLSearchParams({ search: words })}`);
    return (reply.json() as { _id: string }[]).map(({ _id }) => _id);
  };
  const english = await found('three wheeler');
  expect(english.length).toBeGreaterThan(0);
  for (const words of ['ත්‍රීරෝද රථය', 'முச்சக்கர வண்டி']) expect(await found(words)).toEqual(english);
  for (const [q, label] of [
    ['වෑන්', 'Van'],
    ['வாகன', 'Vehicles'],
    ['මහනුවර', 'Kandy'],
  ] as const) {
    const suggestions: Suggestion[] = (await api.get(`/search/suggest?${new URLSearchParams({ q })}`)).json();
    expect(
      suggestions.map((one) => one.label),
      q,
    ).toContain(label);
  }
});

test('a town is found and suggested by its name in each language, and told in each', async () => {
  const names = { nameSi: 'කොච්චිකඩේ', nameTa: 'கொச்சிக்கடை' };
  for (const q of ['Kochchikade', ...Object.values(names)]) {
    expect((await suggest(q.slice(0, 6)))[0], q).toMatchObject({ label: 'Kochchikade', ...names });
    const { query }: SearchAnswer = (await api.get(`/search?${new URLSearchParams({ q })}`)).json();
    expect(query.understood, q).toMatchObject([{ as: 'place', label: 'Kochchikade', ...names }]);
  }
});

test('a list’s own words are understood too, and nothing that has them is lost', async () => {
  const named = async (path: string) => {
    const { items, ids } = await listed(api, path);
    return { names: items.map(({ name }) => name), ids };
  };
  const { names } = await named('/tour-guides?search=german+guide+sigiriya');
  expect(names.slice(0, 3)).toContain('Chaminda Weerasinghe');
  expect(names).toContain('Malkanthi Dissanayake');
  // Who only tells of it comes after who speaks the language there.
  const dutch = (await named('/tour-guides?search=dutch+guide+galle')).names;
  expect(dutch[0]).toBe('Christine van Langenberg');
  const filtered = (await named('/tour-guides?search=guide+sigiriya&language=German')).names;
  expect(filtered).toEqual(names.filter((name) => filtered.includes(name)));
  const whole = (await named('/tour-guides?search=guide+kandy')).ids;
  const seen = (await allPages(api, '/tour-guides?search=guide+kandy&limit=4')).flat();
  expect(seen).toEqual(whole);
  expect(new Set(seen).size).toBe(seen.length);
});

test.each([
  // Around the place by distance, then what says that it is there, then what only has the words.
  ['/affiliate-links?search=kandy', 2],
  ['/vehicles?search=kandy', 1],
  ['/tour-guides?search=guide+kandy', 3],
  ['/affiliate-links?search=galle&sort=rating', 3],
])('%s: pages of what is meant hold all of it once, in one order, forwards and back', async (path, limit) => {
  const { ids: all } = await listed(api, `${path}&limit=100`);
  expect(new Set(all).size).toBe(all.length);
  expect(all.length).toBeGreaterThan(3);
  const seen: string[][] = [];
  let last = '';
  for (let there: string | undefined = `${path}&limit=${limit}`; there !== undefined; ) {
    const { ids, next } = await listed(api, there);
    seen.push(ids);
    last = there;
    there = next;
  }
  expect(seen.flat()).toEqual(all);
  const back: string[][] = [];
  for (let there: string | undefined = last; there !== undefined; ) {
    const { ids, previous } = await listed(api, there);
    back.unshift(ids);
    there = previous;
  }
  expect(back.flat()).toEqual(all);
});

test('what was found is told in the language of its reader, and kept for each language', async () => {
  const find = async (language?: string) => {
    const reply = await api.get(`/search?${new URLSearchParams({ q: 'van kandy' })}`, {
      ...(language && { headers: { 'accept-language': language } }),
    });
    const { groups } = reply.json() as SearchAnswer;
    return { headers: reply.headers, line: groups.find(({ kind }) => kind === 'vehicle')?.items[0]?.line };
  };
  const first = await find();
  expect(first.line).toMatch(/^Van · \d+ seats · /);
  // Each of them twice: made, and from memory.
  for (const _ of [1, 2]) {
    expect(await find()).toMatchObject({ line: first.line, headers: { etag: first.headers.etag } });
    expect((await find()).headers['content-language']).toBeUndefined();
    const [sinhala, tamil, german] = await Promise.all(['si-LK', 'ta', 'de'].map(find));
    expect(sinhala?.line).toMatch(/^වෑන් රථය · ආසන \d+ · /);
    expect(tamil?.line).toMatch(/^வேன் · \d+ இருக்கைகள் · /);
    expect(german?.line).toBe(first.line);
    expect(sinhala?.headers).toMatchObject({
      'content-language': 'si',
      vary: expect.stringMatching(/accept-language/i),
    });
    expect(new Set([first, sinhala, tamil].map((one) => one?.headers.etag)).size).toBe(3);
  }
});

test('a place that was found has its names in all languages', async () => {
  const [place] = (await search('සීගිරිය')).groups.find(({ kind }) => kind === 'destination')?.items ?? [];
  expect(place).toMatchObject({ title: 'Sigiriya', nameSi: 'සීගිරිය', nameTa: 'சிகிரியா' });
});

test.each([
  ['ඇල්', ['Ella', 'Ella Gap', 'Ella Rock']],
  ['ලෝකා', ["World's End", "Little World's End"]],
  ['பெ', ['Large Bus', 'Polonnaruwa', 'Bentota']],
  ['Barb', ['Beruwala', 'Barberyn Lighthouse']],
])('what begins as typed is suggested before later words in every name of it: %s', async (q, labels) => {
  expect((await suggest(q)).map(({ label }) => label).slice(0, labels.length)).toEqual(labels);
});

test('suggestions are told in the language of their reader', async () => {
  const reply = await api.get(`/search/suggest?${new URLSearchParams({ q: 'වෑන්' })}`, {
    headers: { 'accept-language': 'si' },
  });
  const [first] = reply.json() as Suggestion[];
  expect(first).toMatchObject({ label: 'වෑන් රථය', href: '/vehicles?type=van' });
  expect(reply.headers['content-language']).toBe('si');
});
