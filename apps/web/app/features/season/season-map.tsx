import { monthName } from '@serendib/contract/calendar';
import type { Weather } from '@serendib/contract/season/climate';
import { t } from '@serendib/contract/words/t';
import { listAddress } from '~/lib/list/list-address.ts';
import { districtSlug } from '~/ui/ornaments/district-slug.ts';
import { WovenMap } from '~/ui/ornaments/woven-map.tsx';
import { weatherWords } from './parts.ts';
import type { SeasonData } from './season-data.ts';

/** Each weather has its weave, so that it is told without its colour too. */
const weaveOf = { dry: 0, showers: 2, monsoon: 3 } as const satisfies Record<Weather, number>;

/** The island woven by its weather, and beside it the same in words. */
export function SeasonMap({ weathers, parts, sea, shownMonth }: SeasonData) {
  const byDistrict = Object.entries(weathers);
  const named = new Map(byDistrict.map(([name]) => [districtSlug(name), name]));
  return (
    <section aria-labelledby="season-weather" className="season-weather">
      <figure className="season-map">
        <WovenMap
          title={t('The weather of each district; each leads to its places that are good in {month}.', {
            month: monthName(shownMonth),
          })}
          weaves={Object.fromEntries(
            byDistrict.map(([name, weather]) => [districtSlug(name), weaveOf[weather]]),
          )}
          words={Object.fromEntries(
            byDistrict.map(([name, weather]) => [districtSlug(name), weatherWords[weather]]),
          )}
          href={(slug) =>
            listAddress('/destinations', { district: named.get(slug) ?? '', month: String(shownMonth) })
          }
          named
        />
      </figure>
      <div className="grid content-start gap-6">
        <h2 id="season-weather">{t('The weather, part by part')}</h2>
        <dl className="season-parts">
          {parts.map(({ name, weather }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                <span className="season-sign" data-weather={weather} aria-hidden="true" />
                {weatherWords[weather]}
              </dd>
            </div>
          ))}
        </dl>
        <p className="font-semibold">{sea}</p>
      </div>
    </section>
  );
}
