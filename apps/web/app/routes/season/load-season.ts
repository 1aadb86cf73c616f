import { dayInWords, dayOf, monthName, yearOf } from '@serendib/contract/calendar';
import { districts } from '@serendib/contract/options/places';
import { monthNames } from '@serendib/contract/season/months-in';
import { t } from '@serendib/contract/words/t';
import { asked } from '~/features/season/asked.ts';
import { SeasonFound } from '~/features/season/deferred-found.ts';
import { festivalsOf } from '~/features/season/facts/festivals.ts';
import { happenings } from '~/features/season/facts/happenings.ts';
import { knownYears, poyaDays, publishedUpTo } from '~/features/season/facts/poya-days.ts';
import { partsOver, seaOver } from '~/features/season/parts.ts';
import { isIn, monthsOf, weatherOver, yearsIn } from '~/features/season/period.ts';
import type { LoadArgs } from '~/lib/api/load.ts';
import { findPlaces } from '~/lib/places/places.ts';
import { ownName } from '~/ui/text/other-names.tsx';

/** So many places are shown. */
const placesShown = 6;
const lastKnown = Math.max(...knownYears);

export async function load(args: LoadArgs<{ month?: string }>) {
  const now = Date.now();
  const { period, ...rest } = asked(args, now);
  const { month } = period;
  const [suited, all] = await Promise.all([
    args.call('GET /destinations', {
      query: { view: 'card', month: String(month), sort: 'month', limit: placesShown },
    }),
    findPlaces(args.call),
    SeasonFound.fetch(),
  ]);
  const names = new Map(all.map((place) => [place.slug, ownName(place)]));
  const linked = (slugs: readonly string[]) =>
    slugs.flatMap((slug) => {
      const name = names.get(slug);
      return name ? [{ to: `/destination/${slug}`, name }] : [];
    });
  const today = dayOf(now);
  return {
    ...rest,
    title:
      rest.from && rest.to
        ? t('What your days hold')
        : t('Sri Lanka in {month}', { month: monthName(month) }),
    days: rest.from && rest.to ? { from: dayInWords(rest.from), to: dayInWords(rest.to) } : null,
    shownMonth: month,
    weathers: Object.fromEntries(districts.map((name) => [name, weatherOver(name, period)])),
    parts: partsOver(period),
    sea: seaOver(period),
    happenings: happenings
      .filter(({ months }) => monthsOf(period).some((one) => months.includes(one)))
      .map(({ name, line, places, isCare = false }) => ({ name, line, isCare, places: linked(places) })),
    festivals: festivalsOf(yearsIn(period))
      .filter(({ from, to }) => to >= today && isIn(period, from, to))
      .sort((one, other) => (one.from < other.from ? -1 : 1))
      .map(({ place, ...festival }) => ({ ...festival, places: linked(place ? [place] : []) })),
    poya: poyaDays
      .filter(({ day }) => day >= today && isIn(period, day))
      .map(({ day, name }) => ({ day, name, isEstimate: day > publishedUpTo })),
    knownUpTo: Math.max(...yearsIn(period), yearOf(now)) > lastKnown ? lastKnown : null,
    places: suited.data.map((place) => ({
      slug: place.slug,
      name: ownName(place),
      line: place.bestMonths.includes(month) ? t('At its best') : t('Good as well'),
      district: place.district,
    })),
    suitedCount: suited.total,
    months: monthNames.map((name, index) => ({
      to: `/season/${name}`,
      name: monthName(index + 1),
      number: index + 1,
    })),
  };
}

export type SeasonData = Awaited<ReturnType<typeof load>>;
