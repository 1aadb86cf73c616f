import type { Summary } from './reviewed.ts';

/** All types together; null without a review. */
export function overall(
  summaries: readonly Summary[],
): { reviewCount: number; averageRating: number } | null {
  const reviewCount = summaries.reduce((sum, each) => sum + each.reviewCount, 0);
  if (reviewCount === 0) return null;
  const points = summaries.reduce((sum, each) => sum + each.averageRating * each.reviewCount, 0);
  return { reviewCount, averageRating: Math.round((points / reviewCount) * 100) / 100 };
}
