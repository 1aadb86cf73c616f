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
  if (!kilometresIncluded && !pricePerKm) return null;
  const kilometres = Math.max(0, journey - (kilometresIncluded ?? 0));
  const rupees = kilometres === 0 ? 0 : pricePerKm ? kilometres * pricePerKm : null;
  return { kilometres, rupees };
}
