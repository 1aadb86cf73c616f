import { businessPrints } from './business/plates.ts';
import { patternPrints } from './patterns/plates.ts';
import { portraitPrints } from './portraits/plates.ts';
import { tourPrints } from './tours/plates.ts';
import { vehiclePrints } from './vehicles/plates.ts';

/** Every print by its file name. */
export const prints: Record<string, () => string> = {
  ...vehiclePrints,
  ...portraitPrints,
  ...patternPrints,
  ...businessPrints,
  ...tourPrints,
};
