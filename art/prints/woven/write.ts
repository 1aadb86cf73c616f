import { CELL, weave } from './weave.ts';

/** As the formatter writes it. */
const widest = 110;
const line = (name: string, value: string): string => {
  const short = `    ${name}: '${value}',\n`;
  return short.length <= widest + 1 ? short : `    ${name}:\n      '${value}',\n`;
};

/** The text of `woven-map-data.ts`, made from the boundary data. */
export function wovenMapSource(): string {
  const { width, height, projection, districts } = weave();
  const round = (n: number) => Number(n.toFixed(5));
  const rows = districts.map(
    ({ name, slug, province, weave: kind, at, outline, cells }) =>
      `  {\n    slug: '${slug}',\n    name: '${name}',\n    province: '${province}',\n    weave: ${kind},\n    at: [${at[0]}, ${at[1]}],\n${line('outline', outline)}${line('cells', cells)}  },`,
  );
  return `// Made by art/prints/build.ts from data/lk-districts.topo.json. Not edited by hand.
export type WovenDistrict = {
  slug: string;
  name: string;
  province: string;
  weave: 0 | 1 | 2 | 3;
  at: readonly [number, number];
  outline: string;
  cells: string;
};

export const MAP_SIZE = { width: ${width}, height: ${height}, cell: ${CELL} };

export const PROJECTION = {
  west: ${round(projection.west)},
  north: ${round(projection.north)},
  x: ${round(projection.x)},
  y: ${round(projection.y)},
  edge: ${projection.edge},
};

export const WOVEN_DISTRICTS: readonly WovenDistrict[] = [
${rows.join('\n')}
];
`;
}
