import type { StoredDestination } from './admin.queries.ts';

/** The columns of the file, in its order. What a file cannot change stands in it to be read. */
const writable = [
  ...['slug', 'name', 'nameSi', 'nameTa', 'district', 'category', 'latitude', 'longitude', 'summary'],
  ...['description', 'image', 'source', 'attractions', 'aliases', 'activities', 'facts', 'bestTimeToVisit'],
] as const;
export const readable = ['averageRating', 'reviewCount', 'updatedAt'] as const;
export const columns: readonly string[] = [...writable, ...readable];

export function cellsOf(stored: StoredDestination): Record<string, unknown> {
  const { ratingHundredths, reviewCount, updatedAt } = stored;
  return {
    ...stored,
    averageRating: reviewCount > 0 ? ratingHundredths / 100 : null,
    updatedAt: updatedAt.toISOString(),
  };
}
