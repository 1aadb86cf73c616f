import { placeName } from '@serendib/contract/options/places';
import { parts, t } from '@serendib/contract/words/t';
import { Link, useNavigate } from 'react-router';
import { ButtonLink } from '~/ui/form/button.tsx';
import { deferLayout } from '~/ui/hydration/defer-layout.ts';
import { WovenMap } from '~/ui/ornaments/woven-map.tsx';
import { WOVEN_DISTRICTS } from '~/ui/ornaments/woven-map-data.ts';
import { rich } from '~/ui/text/rich.ts';

export interface DistrictCount {
  name: string;
  destinations: number;
}

const nameOf = (slug: string) => WOVEN_DISTRICTS.find((district) => district.slug === slug)?.name ?? '';
const mapAddress = (name: string) => `/map?district=${encodeURIComponent(name)}`;

export function MapTeaser({ districts }: { districts: readonly DistrictCount[] }) {
  const navigate = useNavigate();
  const countOf = (name: string) => districts.find((district) => district.name === name)?.destinations;
  const fullest = [...districts].sort((a, b) => b.destinations - a.destinations).slice(0, 5);
  return (
    <section {...deferLayout} id="map" className="bg-tint" aria-labelledby="map-title">
      <div className="wrap grid grid-cols-1 items-center gap-x-18 gap-y-10 py-18 md:grid-cols-[5fr_6fr] md:py-21">
        <div className="mx-auto w-full max-w-[23rem] md:max-w-[26rem]">
          <WovenMap
            title={t('The districts of Sri Lanka')}
            counts={Object.fromEntries(WOVEN_DISTRICTS.map(({ slug, name }) => [slug, countOf(name) ?? 0]))}
            {...(districts.length > 0 && {
              href: (slug: string) => mapAddress(nameOf(slug)),
              onSelect: (slug: string) => void navigate(mapAddress(nameOf(slug))),
            })}
          />
        </div>
        <div>
          <h2 id="map-title" className="max-w-[11ch] [&:is(:lang(si),:lang(ta))]:max-w-none">
            {rich(parts('<number>Twenty-five</number> districts on one mat'), {
              number: (words) => <span className="whitespace-nowrap">{words}</span>,
            })}
          </h2>
          <p className="mt-4 max-w-[40ch] text-ink-2">
            {t(
              'Each with its own weave, as on the looms of Dumbara. Touch one to see what lies there, and how far it is.',
            )}
          </p>
          {fullest.length > 0 && (
            <ul className="mt-7 max-w-md border-t-[1.5px] border-ink">
              {fullest.map(({ name, destinations }) => (
                <li
                  key={name}
                  className="relative flex flex-wrap items-baseline justify-between border-b border-line"
                >
                  <Link
                    to={mapAddress(name)}
                    className="py-3 font-semibold after:absolute after:inset-0 hover:underline"
                  >
                    {placeName(name)}
                  </Link>
                  <span className="text-15 text-ink-2 tabular-figures">
                    {t('{count, plural, one {# destination} other {# destinations}}', {
                      count: destinations,
                    })}
                  </span>
                </li>
              ))}
            </ul>
          )}
          <ButtonLink to="/map" className="mt-8">
            {t('Open the map')}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
