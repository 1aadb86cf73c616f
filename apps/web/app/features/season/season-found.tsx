import { monthName } from '@serendib/contract/calendar';
import { placeName } from '@serendib/contract/options/places';
import { t } from '@serendib/contract/words/t';
import { Link } from 'react-router';
import { listAddress } from '~/lib/list/list-address.ts';
import { ChipLink } from '~/ui/form/chip.tsx';
import { PlansControl } from '~/ui/plans/plans-control.tsx';
import type { SeasonData } from './season-data.ts';
import { Happenings, NotKnownYet, PoyaDays } from './season-events.tsx';
import { SeasonForm } from './season-form.tsx';
import { SeasonMap } from './season-map.tsx';
import { SeasonOfTrip } from './season-of-trip.tsx';

/** All below the heading. */
export function SeasonFound(data: SeasonData) {
  const { refused, months, month, places, shownMonth, suitedCount } = data;
  const named = monthName(shownMonth);
  return (
    <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-12 pt-7 pb-18 md:pb-26">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        {refused && (
          <p role="alert" className="font-semibold">
            {refused} {t('Shown is {month}.', { month: named })}
          </p>
        )}
        <SeasonForm {...(data.typed ?? { from: data.from, to: data.to })} />
        <nav aria-label={t('Months')} className="sweep">
          <ul className="flex gap-2 sm:flex-wrap">
            {months.map((one) => (
              <li key={one.to}>
                <ChipLink to={one.to} current={one.number === month}>
                  {one.name}
                </ChipLink>
              </li>
            ))}
          </ul>
        </nav>
        <PlansControl
          path="/season"
          query={data.from && data.to ? { from: data.from, to: data.to } : {}}
          takes={['days']}
        />
      </div>
      <SeasonMap {...data} />
      <SeasonOfTrip month={shownMonth} />
      <Happenings {...data} />
      <PoyaDays {...data} />
      <NotKnownYet {...data} />
      <section aria-labelledby="good-places" className="grid grid-cols-[minmax(0,1fr)] gap-6">
        <h2 id="good-places">{t('Good places for it')}</h2>
        <ul className="season-list">
          {places.map(({ slug, name, line, district }) => (
            <li key={slug}>
              <h3>
                <Link to={`/destination/${slug}`} className="link inline-flex min-h-11 items-center">
                  {name}
                </Link>
              </h3>
              <p>
                {line} · {t('{district} District', { district: placeName(district) })}
              </p>
            </li>
          ))}
        </ul>
        <p>
          <Link
            className="link inline-flex min-h-11 items-center"
            to={listAddress('/destinations', { month: String(shownMonth), sort: 'month' })}
          >
            {t('All {count} places that are good in {month}', { count: suitedCount, month: named })}
          </Link>
        </p>
      </section>
      <p className="max-w-[64ch] text-14 text-ink-2">
        {t(
          'Seasons are an estimate from the two monsoons and the usual rain of each month; no year keeps to it exactly. Days of festivals that follow the moon are announced some weeks before.',
        )}
      </p>
    </div>
  );
}
