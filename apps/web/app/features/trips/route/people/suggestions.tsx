import { dayAfter } from '@serendib/contract/calendar';
import { daysAhead } from '@serendib/contract/listings/days-asked';
import type { ThingKind } from '@serendib/contract/listings/thing-kinds';
import { daysAt, type Route } from '@serendib/contract/trips/route/days';
import type { PlacedStop, TripCopy } from '@serendib/contract/trips/trip';
import { t } from '@serendib/contract/words/t';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { ApiError, call, type ReplyOf } from '~/lib/api/call.ts';
import { usePlans } from '~/lib/plans/use-plans.ts';
import { saveItem, TripProblem } from '~/lib/trip/trips.ts';
import { whenOf } from '~/lib/trip/when.ts';
import { errorText } from '~/lib/words/error-text.ts';
import { Spinner } from '~/ui/feedback/spinner.tsx';
import { toast } from '~/ui/feedback/toast.tsx';
import { Button } from '~/ui/form/button.tsx';
import { Icon } from '~/ui/form/icon.tsx';
import { Busy } from '~/ui/text/busy.tsx';
import { languageOf } from '~/ui/text/language.ts';
import { OnDates } from '~/ui/text/on-dates.tsx';
import { Rating } from '~/ui/text/rating.tsx';

export type Sought = 'driver' | 'guide' | 'stay';
type Found = ReplyOf<'GET /search'>['groups'][number]['items'];

/** So many are shown; the rest are a page of search away. */
const most = 3;
const radiusKm = 50;

/** What is asked of the search, which understands kinds, seats and languages. */
function queryOf(sought: Sought, { adults, children, languages }: TripCopy): { kind: ThingKind; q: string } {
  // It is not a message: what is searched.
  if (sought === 'driver') return { kind: 'vehicle', q: `vehicle ${adults + children.length} seats` };
  if (sought === 'stay') return { kind: 'businessListing', q: 'hotel' };
  return { kind: 'tourGuide', q: [languages[0], 'guide'].filter(Boolean).join(' ').slice(0, 100) };
}

/** The days at a stop that are not over, for which a driver or a guide is sought: as the trip counts them, from its first day on. */
function daysSought(
  sought: Sought,
  stop: PlacedStop,
  { route, from }: { route: Route; from: string | null },
) {
  if (sought === 'stay' || !from) return undefined;
  const there = daysAt(route.days, stop.id);
  return daysAhead({ from: dayAfter(from, there[0] - 1), to: dayAfter(from, there[0] + there.length - 2) });
}

/** In place of who fits a stop that was typed as a name alone: what is near it is not known. */
export function NotOnMap({ trip, place, sought }: { trip: TripCopy; place: string; sought: Sought }) {
  return (
    <div className="border-s-[3px] border-lagoon ps-4">
      <p>{t('{place} is on no map of ours.', { place })}</p>
      <Link
        to={`/search?${new URLSearchParams(queryOf(sought, trip))}`}
        className="link inline-flex min-h-11 items-center"
      >
        {t('Look by the name of the next town')}
      </Link>
    </div>
  );
}

const awayWords = t('This needs a network. Please try again when there is one.');

/** Who fits a stop: by place, days, seats and language. Saved, they hang under it. */
export function Suggestions({
  trip,
  stop,
  route,
  place,
  sought,
  near,
}: {
  trip: TripCopy;
  stop: PlacedStop;
  route: Route;
  place: string;
  sought: Sought;
  near: string;
}) {
  const { kind, q } = queryOf(sought, trip);
  const plans = usePlans();
  // A trip with a day counts from it even where it has begun: those of the plans may be of another journey.
  const first = trip.from ?? whenOf(trip, plans).from;
  const { from, to } = daysSought(sought, stop, { route, from: first }) ?? {};
  const asked = { q, kind, near, radius: radiusKm, ...(from && to && { from, to }) };
  const [found, setFound] = useState<Found>();
  const [problem, setProblem] = useState<string>();
  const [attempts, setAttempts] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks anew
  useEffect(() => {
    setProblem(undefined);
    const stopped = new AbortController();
    call('GET /search', {
      query: { ...asked, limit: most },
      signal: stopped.signal,
    }).then(
      ({ groups }) => setFound(groups.find((group) => group.kind === kind)?.items ?? []),
      (error: unknown) =>
        !stopped.signal.aborted &&
        setProblem(
          error instanceof ApiError && error.code === 'NETWORK'
            ? awayWords
            : errorText(error, t('Nobody could be looked for.')),
        ),
    );
    return () => stopped.abort();
  }, [q, kind, near, from, to, attempts]);

  if (problem)
    return (
      <div role="alert">
        <p>{problem}</p>
        <Button look="plain" onClick={() => setAttempts(attempts + 1)}>
          {t('Try again')}
        </Button>
      </div>
    );
  if (!found) return <Spinner label={t('Looking for people near {place}', { place })} />;
  const all = `/search?${new URLSearchParams({ ...asked, radius: String(radiusKm) })}`;
  return (
    <div className="grid gap-2 border-s-[3px] border-lagoon ps-4">
      {found.length === 0 && <p>{t('Nobody near {place} fits all you asked for.', { place })}</p>}
      <ul>
        {found.map((item) => (
          <li
            key={item._id}
            className="flex flex-wrap items-center justify-between gap-x-4 border-b border-line py-2"
          >
            <div>
              <Link to={item.href} className="link font-semibold" lang={languageOf(item.title)}>
                {item.title}
              </Link>
              <p className="text-14 text-ink-2" lang={languageOf(item.line)}>
                {item.line}
              </p>
              <Rating value={item.averageRating} count={item.reviewCount} />
              <span className="flex flex-wrap gap-2">
                {item.onDates && <OnDates on={item.onDates} />}
                <Busy of={item} />
              </span>
            </div>
            <Button
              look="line"
              small
              onClick={() => {
                try {
                  saveItem(trip._id, { kind, itemId: item._id, stopId: stop.id, staysOff: false }, item);
                  toast(t('{title} is in your trip.', { title: item.title }), 'good');
                } catch (problem) {
                  if (!(problem instanceof TripProblem)) throw problem;
                  toast(problem.message, 'danger');
                }
              }}
            >
              <Icon name="heart" />
              {t('Save')}
              <span className="sr-only">: {item.title}</span>
            </Button>
          </li>
        ))}
      </ul>
      <Link to={all} className="link inline-flex min-h-11 items-center">
        {t('All of them')}
      </Link>
    </div>
  );
}
