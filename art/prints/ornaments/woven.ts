/** Bands off a loom, thread by thread: a hash is a thread that shows. */
const DUMBARA = [
  '########################',
  '........................',
  '#..........##..........#',
  '##........####........##',
  '###......##..##......###',
  '..##....##....##....##..',
  '...##..##..##..##..##...',
  '....####..####..####....',
  '...##..##..##..##..##...',
  '..##....##....##....##..',
  '###......##..##......###',
  '##........####........##',
  '#..........##..........#',
  '........................',
  '########################',
];
/** Bare at its edges: on a screen that has no whole pixels for it, a tile's last row shows again above its first. */
const ZIGZAG = ['........', '#......#', '##....##', '.##..##.', '..####..', '...##...', '........'];

function threads(rows: readonly string[], unit: number): string {
  let d = '';
  rows.forEach((row, y) => {
    for (const run of row.matchAll(/#+/g))
      d += `M${run.index * unit} ${y * unit}h${run[0].length * unit}v${unit}h${-run[0].length * unit}z`;
  });
  const [width, height] = [(rows[0]?.length ?? 0) * unit, rows.length * unit];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" shape-rendering="crispEdges"><path d="${d}"/></svg>\n`;
}

export const dumbara = () => threads(DUMBARA, 4);
export const zigzag = () => threads(ZIGZAG, 3);
