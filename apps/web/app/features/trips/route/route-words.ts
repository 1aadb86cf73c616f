import { airportId, type Planner } from '@serendib/contract/trips/route/planner';
import { quarterHours, type Way } from '@serendib/contract/trips/route/roads';
import { t } from '@serendib/contract/words/t';
import { airportName } from '~/lib/trip/named-stop.ts';
import { hoursInWords } from '~/lib/words/hours-in-words.ts';
import { ownName } from '~/ui/text/other-names.tsx';

/** A stop as it is called in the language of the page. */
export function stopName(
  stop: { name: string; place: string | null },
  planner: Pick<Planner, 'placeOf'>,
): string {
  const known = stop.place ? planner.placeOf(stop.place) : undefined;
  return known ? ownName(known) : stop.name;
}

export function placeWords(slug: string, planner: Pick<Planner, 'placeOf'>): string {
  if (slug === airportId) return airportName();
  const known = planner.placeOf(slug);
  return known ? ownName(known) : slug;
}

export const hoursOf = (minutes: number): string => hoursInWords(quarterHours(minutes));

/** Whole kilometres; tens where they are many. */
export const kilometresOf = (kilometres: number): number =>
  kilometres >= 300 ? Math.round(kilometres / 10) * 10 : Math.max(1, Math.round(kilometres));

/** `About 93 km, 2¼ hours`, and that it is reckoned where it is. */
export function wayWords({ kilometres: exact, minutes, isEstimate }: Way): string {
  const [kilometres, hours] = [kilometresOf(exact), hoursOf(minutes)];
  return isEstimate
    ? t('About {kilometres} km, perhaps {hours} by car', { kilometres, hours })
    : t('About {kilometres} km, {hours} by car', { kilometres, hours });
}
