import type { Offer } from './offer.ts';

type Distance = Pick<Offer, 'kilometresIncluded' | 'pricePerKm'>;

export interface Further {
  /** How many kilometres of the journey are not included. */
  kilometres: number;
  /** What they cost, in whole rupees; null where the offer does not say. */
  rupees: number | null;
}

/** What a journey of so many kilometres has beyond those of an offer; null where the offer says nothing of them. */
export function furtherKilometres(
  { kilometresIncluded, pricePerKm }: Distance,
  journey: number,
): Further | null {
  const [included, price] = [kilometresIncluded ?? null, pricePerKm ?? null];
  if (included === null && price === null) return null;
  // Free, and none counted before them: all are included.
  if (!included && price === 0) return { kilometres: 0, rupees: 0 };
  const kilometres = Math.max(0, journey - (included ?? 0));
  if (kilometres === 0) return { kilometres, rupees: 0 };
  return { kilometres, rupees: price === null ? null : kilometres * price };
}
