import { type KeyboardEvent, type MouseEvent, useId } from 'react';
import { project } from './project.ts';
import { Weaves } from './weaves.tsx';
import { MAP_SIZE, WOVEN_DISTRICTS, type WovenDistrict } from './woven-map-data.ts';

export { project } from './project.ts';

export type MapMarker = { lat: number; lon: number; label: string };

export type WovenMapProps = {
  title: string;
  selected?: string | undefined;
  onSelect?: (slug: string) => void;
  href?: (slug: string) => string;
  counts?: Readonly<Record<string, number>>;
  markers?: readonly MapMarker[];
  className?: string;
};

const { width, height } = MAP_SIZE;

const name = (district: WovenDistrict, counts: WovenMapProps['counts']) => {
  if (!counts) return district.name;
  const n = counts[district.slug] ?? 0;
  return `${district.name}, ${n} ${n === 1 ? 'destination' : 'destinations'}`;
};

/**
 * The island as one mat: four weaves, no two neighbours alike, each district to be pointed at by its true edge.
 * The mat lies beneath; what is pointed at, chosen or focused is lifted over it in another ink, so that no
 * neighbour covers its edge.
 */
export function WovenMap({ title, selected, onSelect, href, counts, markers, className }: WovenMapProps) {
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
          <g key={slug} data-weave={weave}>
            <g id={`${id}${slug}`}>
              <path d={cells} />
              <path fill={`url(#${id}weave${weave})`} d={cells} />
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
              label={name(district, counts)}
              selected={district === chosen}
              href={href?.(district.slug)}
              onSelect={onSelect}
            />
          ))
        : null}
      {markers?.map(({ lat, lon, label }) => {
        const { x, y } = project(lat, lon);
        return (
          // biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: a group within a picture is no control
          <g key={label} role="img" aria-label={label}>
            <title>{label}</title>
            <path className="marker" d={`M${x.toFixed(1)} ${(y - 13).toFixed(1)}l13 13l-13 13l-13 -13z`} />
          </g>
        );
      })}
    </svg>
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
      <a {...shared} href={href} aria-current={selected ? 'true' : undefined} onClick={follow}>
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
