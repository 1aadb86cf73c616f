/** Which of our own block prints stands in for a photo that is missing: always the same one for the same listing. */

const VEHICLE_VARIANTS = 5;
/** Of the rest there are seven each. */
const BUSINESS_VARIANTS: Readonly<Record<string, number>> = { hotel: 8, shop: 6, other: 6 };
const TOUR_VARIANTS = 6;
const PATTERNS = 32;
const BLOG_COVERS = 6;

const VEHICLES = {
  car: 'car',
  van: 'van',
  minibus: 'minibus',
  largebus: 'largebus',
  suv: 'suv',
  taxi: 'taxi',
  threewheeler: 'three-wheeler',
} as const;

const BUSINESSES = {
  hotel: 'hotel',
  restaurant: 'restaurant',
  cafe: 'cafe',
  localeatery: 'local-eatery',
  shop: 'shop',
  other: 'other',
} as const;

const TOURS = {
  cultural: 'cultural',
  adventure: 'adventure',
  safari: 'safari',
  nature: 'nature',
  other: 'other',
} as const;

/** Spreads ids that differ in one character over all prints. */
function spread(text: string): number {
  let hash = 2166136261;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 16777619);
  hash = Math.imul(hash ^ (hash >>> 15), 2246822519);
  hash = Math.imul(hash ^ (hash >>> 13), 3266489917);
  return (hash ^ (hash >>> 16)) >>> 0;
}

const key = (type: string) => type.toLowerCase().replace(/[^a-z]/g, '');

function named<const Kinds extends Record<string, string>>(
  kinds: Kinds,
  type: string,
  otherwise: string,
): string {
  const wanted = key(type);
  return Object.hasOwn(kinds, wanted) ? (kinds[wanted] ?? otherwise) : otherwise;
}

const url = (name: string) => `/prints/${name}.svg`;
const variant = (kind: string, name: string, id: string, of: number) =>
  url(`${kind}-${name}-${(spread(id) % of) + 1}`);

export const vehiclePrint = (type: string, id: string) =>
  variant('vehicle', named(VEHICLES, type, 'car'), id, VEHICLE_VARIANTS);

export function businessPrint(type: string, id: string): string {
  const name = named(BUSINESSES, type, 'other');
  return variant('business', name, id, businessVariants(name));
}
const businessVariants = (name: string) => BUSINESS_VARIANTS[name] ?? 7;

export const tourPrint = (type: string, id: string) =>
  variant('tour', named(TOURS, type, 'other'), id, TOUR_VARIANTS);

/** Of a person: a pattern, on which pages set their initials. A face is only ever one's own. */
export const patternPrint = (id: string) => url(`pattern-${(spread(id) % PATTERNS) + 1}`);

/** Drawn guides for pages that speak of guiding; none stands beside a name. */
export const portraits: readonly string[] = [url('portrait-1'), url('portrait-2')];

export const blogPrint = (id: string) => url(`blog-${(spread(id) % BLOG_COVERS) + 1}`);

/** Every print there must be, for the test that looks for each; made when it is asked for, since pages ask for none. */
export const allPrints = (): readonly string[] => [
  ...Object.values(VEHICLES).flatMap((name) => variants('vehicle', name, VEHICLE_VARIANTS)),
  ...Object.values(BUSINESSES).flatMap((name) => variants('business', name, businessVariants(name))),
  ...Object.values(TOURS).flatMap((name) => variants('tour', name, TOUR_VARIANTS)),
  ...Array.from({ length: PATTERNS }, (_, i) => url(`pattern-${i + 1}`)),
  ...portraits,
  ...Array.from({ length: BLOG_COVERS }, (_, i) => url(`blog-${i + 1}`)),
];

function variants(kind: string, name: string, of: number): string[] {
  return Array.from({ length: of }, (_, i) => url(`${kind}-${name}-${i + 1}`));
}
