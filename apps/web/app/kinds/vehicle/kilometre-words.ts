import { formatLkr } from '@serendib/contract/words/lkr';

interface Kilometres {
  kilometresIncluded: number | null;
  pricePerKm: number | null;
}

/** How a day's price and the price per km add up; nothing where the day's price is all. */
export function kilometreWords({ kilometresIncluded: included, pricePerKm }: Kilometres): string | null {
  const each = pricePerKm ? `${formatLkr(pricePerKm)} a km` : null;
  if (included) return `${included} km a day included${each ? `, then ${each}` : ''}`;
  if (!each) return null;
  return included === 0 ? `and ${each} driven` : `and ${each}; ask how many km a day are included`;
}
