import { placeName } from '@serendib/contract/options/places';
import { t } from '@serendib/contract/words/t';
import { type KeyboardEvent, type MouseEvent, useId } from 'react';
import { project } from './project.ts';
import { Weaves } from './weaves.tsx';
import { MAP_SIZE, WOVEN_DISTRICTS, type WovenDistrict } from './woven-map-data.ts';

export type MapMarker = {
  lat: number;
  lon: number;
  label: string;
  /** Where the pin leads; without it the pin is part of the picture. */
  href?: string;
};

export type WovenMapProps = {
  title: string;
  selected?: string | undefined;
  onSelect?: (slug: string) => void;
  href?: (slug: string) => string;
  counts?: Readonly<Record<string, number>>;
  /** Weaves that say something, in place of those that only part neighbours. */
  weaves?: Readonly<Record<string, WovenDistrict['weave']>>;
  /** What is said of each district besides its name. */
  words?: Readonly<Record<string, string>>;
  /** Whether the names of the districts stand on them. */
  named?: boolean;
  markers?: readonly MapMarker[];
  className?: string;
};

const { width, height } = MAP_SIZE;

const name = (district: WovenDistrict, { counts, words }: WovenMapProps) => {
  const place = placeName(district.name);
  const said = words?.[district.slug];
  if (said) return `${place}: ${said}`;
  if (!counts) return place;
  const count = counts[district.slug] ?? 0;
  return t('{place}, {count, plural, one {# destination} other {# destinations}}', { place, count });
};

/**
 * The island as one mat: four weaves, no two neighbours alike, each district to be pointed at by its true edge.
 * The mat lies beneath; what is pointed at, chosen or focused is lifted over it in another ink, so that no
 * neighbour covers its edge.
 */
export function WovenMap(props: WovenMapProps) {
  const { title, selected, onSelect, href, named, weaves, markers, className } = props;
  const id = useId();
  const live = Boolean(href ?? onSelect);
  const chosen = WOVEN_DISTRICTS.find(({ slug }) => slug === selected);

  return (
    <svg
      className={className ? `woven-map ${className}` : 'woven-map'}
      viewBox={`0 0 ${width} ${height}`}
      role={live ? 'group' : 'img'}
      aria-label={title}
    >
      <Weaves id={id} />
      <g>
        {WOVEN_DISTRICTS.map(({ slug, weave, cells }) => (
          <g key={slug} data-weave={weaves?.[slug] ?? weave}>
            <g id={`${id}${slug}`}>
              <path d={cells} />
              <path fill={`url(#${id}weave${weaves?.[slug] ?? weave})`} d={cells} />
            </g>
          </g>
        ))}
        {chosen ? (
          <g className="chosen">
            <use href={`#${id}${chosen.slug}`} />
            <path className="edge" d={chosen.outline} />
          </g>
        ) : null}
      </g>
      {live
        ? WOVEN_DISTRICTS.map((district) => (
            <District
              key={district.slug}
              district={district}
              mat={`#${id}${district.slug}`}
              label={name(district, props)}
              selected={district === chosen}
              href={href?.(district.slug)}
              onSelect={onSelect}
            />
          ))
        : null}
      {named ? <Names /> : null}
      {markers?.map((marker) => (
        <Pin key={marker.label} {...marker} />
      ))}
    </svg>
  );
}

/** `Nuwara Eliya` stands in two lines. */
const linesOf = (name: string) => name.split(' ');

/** For the eye alone: the links, and the list in words, are named already. */
function Names() {
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: words of a picture take no focus
    <g aria-hidden="true">
      {WOVEN_DISTRICTS.map(({ slug, name, at: [x, y] }) => (
        <text key={slug} className="district-word" x={x} y={y}>
          {linesOf(placeName(name)).map((line, i, lines) => (
            <tspan key={line} x={x} dy={`${i > 0 ? 1 : (1 - lines.length) / 2 + 0.35}em`}>
              {line}
            </tspan>
          ))}
        </text>
      ))}
    </g>
  );
}

function Pin({ lat, lon, label, href }: MapMarker) {
  const { x, y } = project(lat, lon);
  const inner = (
    <>
      <title>{label}</title>
      <path className="marker" d={`M${x.toFixed(1)} ${(y - 13).toFixed(1)}l13 13l-13 13l-13 -13z`} />
    </>
  );
  if (href)
    return (
      <a className="pin" href={t('@prefix') + href} aria-label={label}>
        {inner}
      </a>
    );
  return (
    // biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: a group within a picture is no control
    <g role="img" aria-label={label}>
      {inner}
    </g>
  );
}

type DistrictProps = {
  district: WovenDistrict;
  mat: string;
  label: string;
  selected: boolean;
  href: string | undefined;
  onSelect: ((slug: string) => void) | undefined;
};

function District({ district: { slug, outline }, mat, label, selected, href, onSelect }: DistrictProps) {
  const inner = (
    <>
      {selected ? null : <use className="lifted" href={mat} />}
      <path className="boundary" d={outline} />
    </>
  );
  const shared = { className: 'district', 'data-district': slug, 'aria-label': label };

  if (href) {
    const follow = (event: MouseEvent) => {
      if (!onSelect || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0)
        return;
      event.preventDefault();
      onSelect(slug);
    };
    return (
      <a {...shared} href={t('@prefix') + href} aria-current={selected ? 'true' : undefined} onClick={follow}>
        {inner}
      </a>
    );
  }
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    onSelect?.(slug);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a button element cannot be drawn inside a picture
    <g
      {...shared}
      role="button"
      tabIndex={0}
      aria-pressed={selected}
      onClick={() => onSelect?.(slug)}
      onKeyDown={press}
    >
      {inner}
    </g>
  );
}
