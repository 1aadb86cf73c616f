import { dayMs } from '@serendib/contract/calendar';
import type { Variant } from '@serendib/contract/listings/field';
import type { KindName } from '@serendib/contract/listings/kind';
import { type KindDetails, kinds } from '@serendib/contract/listings/kinds/index';
import type { ListingStatus } from '@serendib/contract/listings/listing-statuses';
import { amenities, type FeaturedStatus } from '@serendib/contract/options/options';
import { daysBefore, idAt } from './calendar.ts';
import { type Chance, chanceOf } from './chance.ts';
import { blogs } from './content/blogs/index.ts';
import { businessesEat } from './content/businesses-eat.ts';
import { businessesStay } from './content/businesses-stay.ts';
import { guidesNorthEastWest } from './content/guides-north-east-west.ts';
import { guidesSouthAndHills } from './content/guides-south-and-hills.ts';
import { toursLong } from './content/tours-long.ts';
import { toursShort } from './content/tours-short.ts';
import { vehicles } from './content/vehicles.ts';
import type { Directory } from './people.ts';
import { printFor, sceneFor } from './pictures.ts';
import type { BlogText, BusinessText, GuideText, Standing, TourText, VehicleText } from './written.ts';

interface DemoListingOf<K extends KindName> {
  id: string;
  kind: K;
  details: KindDetails[K];
  /** The form it would have come through. */
  variant: Variant;
  ownerId: string | null;
  status: ListingStatus;
  needsReview: boolean;
  rejectReason: string | null;
  isExternal: boolean;
  isPremium: boolean;
  premiumUntil: Date | null;
  featuredStatus: FeaturedStatus;
  createdAt: Date;
  reviewedAt: Date | null;
  /** How well liked it is, from 3 to 5. */
  stars: number;
}
export type DemoListing = { [K in KindName]: DemoListingOf<K> }[KindName];

interface Making {
  seed: number;
  /** When today began. */
  start: Date;
  people: Directory;
}

export function makeListings(making: Making): DemoListing[] {
  return [
    ...[...guidesSouthAndHills, ...guidesNorthEastWest].map((text) => guide(making, text)),
    ...vehicles.map((text) => vehicle(making, text)),
    ...[...toursLong, ...toursShort].map((text) => tour(making, text)),
    ...[...businessesStay, ...businessesEat].map((text) => business(making, text)),
    ...blogs.map((text) => blog(making, text)),
  ];
}

/** Fills in what the kind's other forms would have asked. */
function complete<K extends KindName>(kind: K, given: Partial<KindDetails[K]>): KindDetails[K] {
  const blank = kinds[kind].fields.map((field) => [field.name, 'default' in field ? field.default : null]);
  return { ...Object.fromEntries(blank), ...given };
}

function standing<K extends KindName>(making: Making, kind: K, name: string, owner: string, text: Standing) {
  const chance = chanceOf(making.seed, kind, name);
  const waiting = text.state === 'pending' || text.state === 'rejected';
  const daysAgo = waiting ? chance.int(1, 12) : chance.int(20, 425);
  const createdAt = daysBefore(making.start, daysAgo, chance);
  const looked = new Date(createdAt.getTime() + chance.int(4, 60) * 3_600_000);
  return {
    id: idAt(createdAt, chance),
    kind,
    ownerId: text.byAdmin ? null : making.people.user(owner, Math.max(daysAgo, 430) + chance.int(1, 60)).id,
    status: text.state === 'pending' || text.state === 'rejected' ? text.state : ('approved' as const),
    needsReview: text.state === 'changed',
    rejectReason: text.reason ?? null,
    isPremium: text.premium ?? false,
    premiumUntil: text.premium ? new Date(making.start.getTime() + chance.int(12, 330) * dayMs) : null,
    featuredStatus: text.featured ?? ('none' as const),
    createdAt,
    reviewedAt:
      text.state === 'pending' ? null : new Date(Math.min(looked.getTime(), making.start.getTime())),
    stars: text.stars ?? 4.5,
  };
}

const digits = (chance: Chance, count: number) =>
  Array.from({ length: count }, () => chance.int(0, 9)).join('');

function guide(making: Making, text: GuideText): DemoListingOf<'tourGuide'> {
  const phone = making.people.phone(text.name);
  const shared = standing(making, 'tourGuide', text.name, text.name, text);
  const details = complete('tourGuide', {
    name: text.name,
    bio: text.bio,
    yearsOfExperience: text.years,
    contactEmail: making.people.email(`${text.name} guide`),
    contactPhone: phone,
    availability: text.availability ?? 'All Week',
    ratePerDay: text.rate,
    preferredAreas: text.areas,
    tourAreas: text.also ?? [],
    languages: text.languages,
    specialization: text.special,
    licenseNumber: text.license ?? null,
    certifications: (text.certified ?? []).map(([name, issuedBy, year]) => ({ name, issuedBy, year })),
    whatsapp: chanceOf(making.seed, 'whatsapp', text.name).happens(0.8) ? phone : null,
  });
  return { ...shared, details, variant: 'owner', isExternal: false };
}

/** As is usual for the type; one owner in six does not say it. */
function kilometresIncluded({ seed }: Making, { type, plate }: VehicleText): number | null {
  const chance = chanceOf(seed, 'kilometres', plate);
  if (chance.happens(1 / 6)) return null;
  if (type === 'threeWheeler') return chance.pick([50, 60, 80]);
  return type === 'largebus' || type === 'minibus' ? chance.pick([100, 120, 150]) : 100;
}

function vehicle(making: Making, text: VehicleText): DemoListingOf<'vehicle'> {
  const chance = chanceOf(making.seed, 'papers', text.plate);
  const phone = making.people.phone(text.plate);
  const shared = standing(making, 'vehicle', text.plate, text.owner, text);
  const details = complete('vehicle', {
    ownerName: text.owner,
    vehicleType: text.type,
    vehicleModel: text.model,
    vehicleYear: text.year,
    plateNumber: text.plate,
    seatingCapacity: text.seats,
    pricePerDay: text.day,
    pricePerKm: text.km,
    kilometresIncluded: kilometresIncluded(making, text),
    contactPhone: phone,
    contactEmail: making.people.email(`${text.owner} ${text.type.slice(0, 3)}`),
    baseLocation: text.base,
    driverName: text.driver ?? text.owner,
    driverExperience: text.experience,
    features: text.features,
    servingAreas: text.areas,
    vehicleImages: [printFor(text.model)].filter((picture) => picture !== null),
    hasAC: text.ac,
    whatsapp: chance.happens(0.85) ? phone : null,
    availability: text.availability ?? 'available',
    willingToTravel: !text.local,
    preferredAreas: text.best,
    driverLicense: `B${digits(chance, 7)}`,
    vehiclePermit: chance.happens(0.7) ? `TP/${digits(chance, 4)}` : null,
    insuranceInfo: text.insurance ?? null,
  });
  return { ...shared, details, variant: 'owner', isExternal: false };
}

function tour(making: Making, text: TourText): DemoListingOf<'tour'> {
  const shared = standing(making, 'tour', text.name, text.contact, text);
  const phone = making.people.phone(text.name);
  const given = {
    name: text.name,
    type: text.type,
    location: text.location,
    district: text.district,
    description: text.description,
    image: sceneFor(text.name),
    priceRange: text.price,
    priceUnit: text.per ?? null,
    contactEmail: making.people.email(text.operator),
    contactPhone: phone,
    whatsapp: chanceOf(making.seed, 'whatsapp', text.name).happens(0.8) ? phone : null,
    operator: text.operator,
  };
  if (text.url)
    return {
      ...shared,
      details: complete('tour', {
        ...given,
        bookingUrl: text.url,
        startingPoint: null,
        endingPoint: null,
      }),
      variant: 'external',
      isExternal: true,
    };
  const details = complete('tour', {
    ...given,
    duration: text.duration ?? null,
    groupSize: text.group ?? null,
    highlights: text.highlights ?? null,
    included: text.included ?? null,
    notIncluded: text.notIncluded ?? null,
    startingPoint: text.from ?? null,
    endingPoint: text.to ?? null,
    itinerary: (text.days ?? []).map(([day, description]) => ({ day, description })),
    message: text.message ?? null,
  });
  return { ...shared, details, variant: 'internal', isExternal: false };
}

/** What guests find there: rooms in hotels alone. */
function forGuests({ seed }: Making, { type, name, specialties, description }: BusinessText) {
  const chance = chanceOf(seed, 'guests', name);
  const sleeps = type === 'hotel';
  const rooms = chance.int(3, 14);
  const isVegetarian = /vegetarian/i.test(`${specialties} ${description}`);
  const isFound = ({ value }: { value: string }) =>
    value === 'Vegetarian meals' ? isVegetarian : chance.happens(ofPlacesToEat.has(value) ? 0.5 : 0.4);
  return {
    amenities: amenities
      .filter(({ value }) => sleeps || ofPlacesToEat.has(value))
      .filter(isFound)
      .map(({ value }) => value),
    ...(sleeps && { rooms, beds: rooms + chance.int(0, rooms), checkIn: '14:00', checkOut: '11:00' }),
  };
}
const ofPlacesToEat = new Set<string>(['Wifi', 'Vegetarian meals', 'Parking', 'Cards taken']);

function business(making: Making, text: BusinessText): DemoListingOf<'businessListing'> {
  const shared = standing(making, 'businessListing', text.name, text.contact, text);
  const chance = chanceOf(making.seed, 'telephone', text.name);
  const own = making.people.phone(text.name);
  const details = complete('businessListing', {
    businessType: text.type,
    businessName: text.name,
    description: text.description,
    location: text.location,
    email: making.people.email(text.name.replace(/[(,].*/, '')),
    phone: chance.happens(0.6) ? making.people.phone(`${text.name}, the house`) : own,
    whatsapp: chanceOf(making.seed, 'whatsapp', text.name).happens(0.7) ? own : null,
    redirectUrl: text.url ?? null,
    contactName: text.url ? null : text.contact,
    address: text.address ?? null,
    district: text.district,
    imageUrl: printFor(text.name),
    openingHours: text.hours ?? null,
    priceRange: text.price ?? null,
    priceUnit: text.per ?? null,
    specialties: text.specialties ?? null,
    ...forGuests(making, text),
  });
  const variant = text.url ? 'external' : text.byAdmin ? 'adminInternal' : 'internal';
  return { ...shared, details, variant, isExternal: text.url !== undefined };
}

function blog(making: Making, text: BlogText): DemoListingOf<'blog'> {
  const shared = standing(making, 'blog', text.title, text.author, text);
  const details = complete('blog', {
    title: text.title,
    author: text.author,
    content: text.content ?? null,
    blogUrl: text.url ?? null,
    image: sceneFor(text.title),
  });
  return {
    ...shared,
    details,
    variant: text.url ? 'external' : 'internal',
    isExternal: text.url !== undefined,
  };
}
