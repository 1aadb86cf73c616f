import { MAP_SIZE } from './woven-map-data.ts';

const { cell } = MAP_SIZE;
const TWO = 2 * cell;

/** Where each weave lifts a coloured thread, in cells of its repeat. */
const FIGURES: readonly { name: string; w: number; h: number; at: readonly (readonly [number, number])[] }[] =
  [
    {
      name: 'seed',
      w: 4,
      h: 4,
      at: [
        [0, 0],
        [2, 2],
      ],
    },
    {
      name: 'lozenge',
      w: 6,
      h: 6,
      at: [
        [0, 3],
        [1, 2],
        [1, 4],
        [2, 1],
        [2, 5],
        [3, 0],
        [4, 1],
        [4, 5],
        [5, 2],
        [5, 4],
      ],
    },
    {
      name: 'pairs',
      w: 4,
      h: 6,
      at: [
        [0, 0],
        [2, 0],
        [1, 3],
        [3, 3],
      ],
    },
    {
      name: 'wave',
      w: 6,
      h: 4,
      at: [
        [0, 1],
        [1, 2],
        [2, 3],
        [3, 3],
        [4, 2],
        [5, 1],
      ],
    },
  ];

/** Over and under for the whole mat, and the four figures that stand upon it. */
export function Weaves({ id }: { id: string }) {
  return (
    <defs>
      <pattern id={`${id}plain`} width={TWO} height={TWO} patternUnits="userSpaceOnUse">
        <path
          className="under"
          d={`M${cell} 0h${cell}v${cell}h${-cell}zM0 ${cell}h${cell}v${cell}h${-cell}z`}
        />
        <path
          className="gap"
          strokeWidth="1.1"
          d={`M0 0h${TWO}M0 ${cell}h${TWO}M0 ${TWO}h${TWO}M0 0v${TWO}M${cell} 0v${TWO}M${TWO} 0v${TWO}`}
        />
      </pattern>
      {FIGURES.map(({ name, w, h, at }, weave) => (
        <pattern
          key={name}
          id={`${id}weave${weave}`}
          width={w * cell}
          height={h * cell}
          patternUnits="userSpaceOnUse"
        >
          <path
            className={`figure-${weave}`}
            d={at.map(([x, y]) => `M${x * cell + 1.5} ${y * cell + 1.5}h7v7h-7z`).join('')}
          />
          <path fill={`url(#${id}plain)`} d={`M0 0h${w * cell}v${h * cell}H0z`} />
        </pattern>
      ))}
    </defs>
  );
}
