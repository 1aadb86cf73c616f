import { problemInDays } from '@serendib/contract/listings/days-asked';
import type { Kind } from '@serendib/contract/listings/kind';
import { kindNames, kinds } from '@serendib/contract/listings/kinds/index';
import { type ThingKind, thingKinds } from '@serendib/contract/listings/thing-kinds';
import { districts, placeName } from '@serendib/contract/options/places';
import { t } from '@serendib/contract/words/t';
import { redirect } from 'react-router';
import { NearField, SearchResults } from '~/features/search/deferred-results.ts';
import { fewerOf, isRefused, type Narrowed, placesAround } from '~/features/search/instead.ts';
import { type Understood, understoodInWords } from '~/features/search/understood-words.ts';
import type { ReplyOf } from '~/lib/api/call.ts';
import type { LoadArgs } from '~/lib/api/load.ts';
import { listAddress } from '~/lib/list/list-address.ts';
import { areaInWords, placeInWords, withArea, withDistances } from '~/lib/list/near.ts';
import { capitalised } from '~/lib/words/capitalised.ts';
import { ownName } from '~/ui/text/other-names.tsx';

type Answer = ReplyOf<'GET /search'>;

const labelOf = (kind: ThingKind): string => {
  if (kind === 'destination') return t('Destinations');
  const { noun, plural, travellersSay = { noun, plural } }: Kind = kinds[kind];
  return capitalised(travellersSay.plural);
};

const longest = 100;

export async function load({ call, query }: LoadArgs) {
  const q = (query('q') ?? '').slice(0, longest);
  const { near, radius, sort } = withArea({
    near: (query('near') ?? '').slice(0, longest),
    radius: query('radius') ?? '',
    ...(query('sort') === 'nearest' && { sort: 'nearest' }),
  }) as { near?: string; radius?: string; sort?: 'nearest' };
  // A place that is looked around may lie in another district.
  const district = near ? undefined : districtIn(query('district'));
  const place = near ? await placeInWords(call, near) : undefined;
  const kind = thingKinds.find((one) => one.toLowerCase() === query('kind')?.toLowerCase());
  const cursor = kind && query('cursor');
  const written = { from: query('from')?.slice(0, 20), to: query('to')?.slice(0, 20) };
  // Days that cannot be asked for are told, and the rest is found without them.
  const [, problem] = problemInDays(written) ?? [];
  const days = written.from && written.to && !problem ? { from: written.from, to: written.to } : {};
  const narrowed: Narrowed = {
    ...(near && { near, ...(radius && { radius: Number(radius) }), ...(sort && { sort }) }),
    ...(district && { district }),
    ...days,
    ...(kind && { kind }),
  };
  const nothing = {
    asked: {
      ...{ q, ...(kind && { kind }), ...(near && { near }), ...(radius && { radius }) },
      ...{ ...(district && { district }), ...(sort && { sort }), ...written },
      ...(query('view') === 'map' && { view: 'map' }),
    },
    area: near
      ? areaInWords({ near, ...(radius && { radius }) }, place)
      : district
        ? t('{district} District', { district: placeName(district) })
        : '',
    answer: null as Answer | null,
    understood: [] as Understood[],
    labels: Object.fromEntries(thingKinds.map((one) => [one, labelOf(one)])) as Record<ThingKind, string>,
    fewer: [] as Awaited<ReturnType<typeof fewerOf>>,
    around: [] as Awaited<ReturnType<typeof placesAround>>,
    refused: (problem ? t('Shown is what there is on any day. {problem}', { problem }) : null) as
      | string
      | null,
    isFirst: true,
    ways: [
      { to: '/destinations', label: labelOf('destination') },
      ...kindNames.map((name) => ({ to: kinds[name].pages.list, label: labelOf(name) })),
    ],
  };
  // A place alone is looked at in the list of places.
  if (!q && near) {
    const named = districtIn(near);
    const asked = named ? { district: named } : { near, ...(radius && { radius }) };
    throw redirect(listAddress('/destinations', asked));
  }
  if (!q && district) throw redirect(listAddress('/destinations', { district }));
  if (!q) return nothing;
  const answered = async (narrowed: Narrowed) => {
    const ask = (from?: string) =>
      call('GET /search', { query: { q, ...narrowed, ...(from && { cursor: from }) } });
    // A page of yesterday's list begins it anew.
    const [answer] = await Promise.all([
      ask(cursor).catch((error) => {
        if (cursor && isRefused(error)) return ask();
        throw error;
      }),
      SearchResults.fetch(),
      NearField.fetch(),
    ]);
    const isEmpty = answer.groups.every(({ total }) => total === 0);
    const [fewer, places] = isEmpty
      ? await Promise.all([
          fewerOf(call, q, answer, narrowed),
          placesAround(call, answer, narrowed.near ?? narrowed.district),
        ])
      : [[], []];
    const fromOf = ({ from }: Answer['groups'][number]) =>
      narrowed.near ? place : from ? ownName({ ...from, name: from.label }) : placeOf(answer);
    const groups = answer.groups.map((group) => ({
      ...group,
      items: withDistances(group.items, fromOf(group)),
    }));
    const understood = understoodInWords(answer.query.understood, nothing.labels);
    return {
      ...{ ...nothing, answer: { ...answer, groups }, understood },
      ...{ fewer, around: places, isFirst: !cursor },
    };
  };
  try {
    return await answered(narrowed);
  } catch (error) {
    if (!isRefused(error)) throw error;
    if (!near) return { ...nothing, refused: error.words };
    // A place that cannot be looked around stays where it was written, and what is found elsewhere is shown.
    const { near: _near, radius: _radius, sort: _sort, ...elsewhere } = narrowed;
    const shown = await answered(elsewhere);
    const { sort: _distance, ...asked } = shown.asked;
    return { ...shown, asked, refused: [nothing.refused, error.words].filter(Boolean).join(' ') };
  }
}

const districtIn = (words: string | null | undefined) =>
  districts.find((one) => one.toLowerCase() === words?.trim().toLowerCase());

/** What a place that the words name is called. */
function placeOf({ query }: Answer): string | undefined {
  const place = query.understood.find(({ as }) => as === 'place');
  return place && ownName({ ...place, name: place.label });
}
