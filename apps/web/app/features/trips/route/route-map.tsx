import { t } from '@serendib/contract/words/t';
import { WOVEN_DISTRICTS } from '~/ui/ornaments/woven-map-data.ts';
import type { Drawing } from './draw-route.ts';

/** The route drawn over the districts. Its words stand beside it. */
export function RouteMap({ drawing }: { drawing: Drawing }) {
  const { frame, size, legs, dayTrips, marks } = drawing;
  return (
    <figure className="self-start border-[1.5px] border-ink bg-mist">
      <svg
        viewBox={frame}
        className="block h-auto max-h-[min(80svh,44rem)] w-full"
        role="img"
        aria-label={t('The route on a map of the island; its legs are listed beside it.')}
      >
        {WOVEN_DISTRICTS.map(({ slug, outline }) => (
          <path key={slug} d={outline} className="fill-print stroke-mist" strokeWidth={size / 7} />
        ))}
        <path
          d={dayTrips}
          className="fill-none stroke-tea"
          strokeWidth={size / 4}
          strokeDasharray={`${size / 2} ${size / 2}`}
        />
        <path
          d={legs}
          className="fill-none stroke-red"
          strokeWidth={size / 2.5}
          strokeLinejoin="round"
          strokeLinecap="round"
        />
        {marks.map(({ x, y, numbers, name }) => (
          <g key={numbers}>
            <title>{name}</title>
            <rect
              x={x - (numbers.length > 2 ? 1.7 : 1.05) * size}
              y={y - 1.05 * size}
              width={(numbers.length > 2 ? 3.4 : 2.1) * size}
              height={2.1 * size}
              className="fill-key stroke-print"
              strokeWidth={size / 6}
            />
            <text
              x={x}
              y={y}
              dy="0.36em"
              textAnchor="middle"
              className="fill-print font-display font-bold"
              style={{ fontSize: `${1.35 * size}px` }}
            >
              {numbers}
            </text>
          </g>
        ))}
      </svg>
    </figure>
  );
}
