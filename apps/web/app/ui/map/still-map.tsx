import { t } from '@serendib/contract/words/t';
import { project } from '../ornaments/project.ts';
import { MAP_SIZE, WOVEN_DISTRICTS } from '../ornaments/woven-map-data.ts';
import type { Pin } from './pins.ts';

/** The island with a mark for each pin: what stands there before the map's scripts have come, or without scripts. */
export function StillMap({ pins }: { pins: readonly Pin[] }) {
  return (
    <svg
      viewBox={`0 0 ${MAP_SIZE.width} ${MAP_SIZE.height}`}
      className="mx-auto h-full max-w-full"
      role="img"
      aria-label={t('Where these are on the island; the list below has them all.')}
    >
      {WOVEN_DISTRICTS.map(({ slug, outline }) => (
        <path key={slug} d={outline} className="fill-print stroke-mist" strokeWidth="2" />
      ))}
      {pins.map(({ key, latitude, longitude }) => {
        const { x, y } = project(latitude, longitude);
        return (
          <circle
            key={key}
            cx={x.toFixed()}
            cy={y.toFixed()}
            r="9"
            className="fill-red stroke-print"
            strokeWidth="3"
          />
        );
      })}
    </svg>
  );
}
