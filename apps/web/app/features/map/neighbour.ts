import { WOVEN_DISTRICTS } from '~/ui/ornaments/woven-map-data.ts';

const ways: Record<string, readonly [number, number]> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

/** The district that lies next in the direction of an arrow key. */
export function neighbourOf(slug: string, key: string): string | undefined {
  const way = ways[key];
  const from = WOVEN_DISTRICTS.find((district) => district.slug === slug)?.at;
  if (!way || !from) return undefined;
  let nearest: { slug: string; cost: number } | undefined;
  for (const { slug, at } of WOVEN_DISTRICTS) {
    const [x, y] = [at[0] - from[0], at[1] - from[1]];
    const ahead = x * way[0] + y * way[1];
    const aside = Math.abs(x * way[1]) + Math.abs(y * way[0]);
    // Districts lie askew: what is rather to the side counts as ahead, but not before what is straight on.
    if (ahead <= 0 || aside > 1.6 * ahead) continue;
    const cost = Math.hypot(x, y) + aside / 2;
    if (!nearest || cost < nearest.cost) nearest = { slug, cost };
  }
  return nearest?.slug;
}
