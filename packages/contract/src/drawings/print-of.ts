/** Which of our own block prints stands in for a photo that is missing: always the same one for the same listing. */

const VEHICLE_VARIANTS = 5;
/** Of the rest there are seven each. */
const BUSINESS_VARIANTS: Readonly<Record<string, number>> = { hotel: 8, shop: 6, other: 6 };
const TOUR_VARIANTS = 6;
const PATTERNS = 32;
const BLOG_COVERS = 6;

const VEHICLES = ['car', 'van', 'minibus', 'largebus', 'suv', 'taxi', 'three-wheeler'];

const BUSINESSES = ['hotel', 'restaurant', 'cafe', 'local-eatery', 'shop', 'other'];

const TOURS = ['cultural', 'adventure', 'safari', 'nature', 'other'];

/** Spreads ids that differ in one character over all prints. */
function spread(text: string): number {
  let hash = 2166136261;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 16777619);
  hash = Math.imul(hash ^ (hash >>> 15), 2246822519);
  hash = Math.imul(hash ^ (hash >>> 13), 3266489917);
  return (hash ^ (hash >>> 16)) >>> 0;
}

const key = (type: string) => type.toLowerCase().replace(/[^a-z]/g, '');

/** The print of a type, with or without the capitals and hyphens of its name. */
const named = (names: readonly string[], type: string, otherwise: string): string =>
  names.find((name) => key(name) === key(type)) ?? otherwise;

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

export const blogPrint = (id: string) => url(`blog-${(spread(id) % BLOG_COVERS) + 1}`);

/** Every print there must be, for the test that looks for each; made when it is asked for, since pages ask for none. */
export const allPrints = (): readonly string[] => [
  ...VEHICLES.flatMap((name) => variants('vehicle', name, VEHICLE_VARIANTS)),
  ...BUSINESSES.flatMap((name) => variants('business', name, businessVariants(name))),
  ...TOURS.flatMap((name) => variants('tour', name, TOUR_VARIANTS)),
  ...Array.from({ length: PATTERNS }, (_, i) => url(`pattern-${i + 1}`)),
  // Drawn guides for pages that speak of guiding; none stands beside a name.
  ...['portrait-1', 'portrait-2'].map(url),
  ...Array.from({ length: BLOG_COVERS }, (_, i) => url(`blog-${i + 1}`)),
];

function variants(kind: string, name: string, of: number): string[] {
  return Array.from({ length: of }, (_, i) => url(`${kind}-${name}-${i + 1}`));
}
