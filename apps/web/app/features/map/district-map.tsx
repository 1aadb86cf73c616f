import { placeName } from '@serendib/contract/options/places';
import { t } from '@serendib/contract/words/t';
import { type KeyboardEvent, type PointerEvent, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { type MapMarker, WovenMap } from '~/ui/ornaments/woven-map.tsx';
import { countInWords, type DistrictSummary, districtAddress, type PinQuery } from './district.ts';
import { neighbourOf } from './neighbour.ts';

const districtAt = (target: EventTarget) =>
  (target as Element).closest<SVGElement>('[data-district]')?.dataset.district;

export interface DistrictMapProps {
  districts: readonly DistrictSummary[];
  chosen: DistrictSummary;
  /** The places whose pins are shown, each with its page. */
  markers: readonly (MapMarker & { href: string })[];
  pins: PinQuery;
}

/** The island to point at: by mouse, finger, tab and arrow keys. Each district is a link. */
export function DistrictMap({ districts, chosen, markers, pins }: DistrictMapProps) {
  const navigate = useNavigate();
  const [pointed, setPointed] = useState<string>();
  const find = (slug: string | undefined) => districts.find((district) => district.slug === slug);
  const named = find(pointed) ?? chosen;
  const address = (slug: string) => districtAddress(find(slug)?.name ?? '', pins);
  const point = (event: PointerEvent) => setPointed(districtAt(event.target));

  const step = (event: KeyboardEvent<HTMLElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return; // The browser's own, such as the way back.
    const next = neighbourOf(districtAt(event.target) ?? '', event.key);
    if (!next) return;
    event.preventDefault();
    event.currentTarget.querySelector<SVGElement>(`[data-district="${next}"]`)?.focus();
    setPointed(next);
  };

  return (
    <figure id="mat" className="district-map">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the links within are what is pressed */}
      <div onPointerOver={point} onPointerLeave={() => setPointed(undefined)} onKeyDown={step}>
        <WovenMap
          title={t('Districts of Sri Lanka. Arrow keys lead to the neighbours.')}
          counts={Object.fromEntries(districts.map(({ slug, destinationCount }) => [slug, destinationCount]))}
          selected={chosen.slug}
          named
          markers={markers}
          href={(slug) => `${address(slug)}#district`}
          onSelect={(slug) => {
            setPointed(undefined);
            void navigate(address(slug), { preventScrollReset: true });
          }}
        />
      </div>
      <figcaption className="district-caption">
        <span aria-hidden="true">
          <b>{placeName(named.name)}</b> {countInWords(named.destinationCount)}
        </span>
        <a href="#district" className="link md:hidden">
          {t('Read on')}
        </a>
        <span className="sr-only" aria-live="polite">
          {t('{district} District, {count, plural, one {# destination} other {# destinations}}', {
            district: placeName(chosen.name),
            count: chosen.destinationCount,
          })}
        </span>
      </figcaption>
      {markers.length > 0 && (
        <ul className="pin-words" aria-label={t('The pins on the map')}>
          {markers.map(({ label, href }) => (
            <li key={href}>
              <Link to={href} className="link">
                {label}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </figure>
  );
}
