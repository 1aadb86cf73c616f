import { endpoints } from '@serendib/contract';
import type { Endpoint, EndpointKey } from '@serendib/contract/endpoint';
import type { KindName } from '@serendib/contract/listings/kind';
import type { InjectOptions } from 'fastify';
import { exampleOf } from '../modules/listings/testing.ts';
import { inDays, type OwnedThings, offerOf } from './owned-things.ts';

type Listings = OwnedThings['listings'];
/** Of all accounts of the test. */
export const password = 'Kandy-Lake-7';

/** Kinds by the word of their calls. */
const kindsByWord: Record<string, KindName> = {
  ...{ vehicles: 'vehicle', owner: 'vehicle', listings: 'vehicle' },
  ...{ 'tour-guides': 'tourGuide', tours: 'tour', blogs: 'blog', user: 'blog' },
  ...{ 'affiliate-links': 'businessListing', 'business-listings': 'businessListing' },
};

export const namesListing = (key: EndpointKey): boolean => kindWord(key) in kindsByWord;
const kindWord = (key: EndpointKey) => /([\w-]+)\/\{id\}/.exec(key)?.[1] ?? '';

/** A call that names a thing of the owner, in a form that is right: so that nothing refuses it but its right. */
export function requestOf(
  key: EndpointKey,
  things: OwnedThings,
  listings: Listings = things.listings,
): InjectOptions & { url: string } {
  const [method = '', path = ''] = key.split(' ');
  const url = path
    .split('/')
    .map((part, index, all) =>
      part.startsWith('{') ? idOf(part, { key, things, listings, before: all[index - 1] ?? '' }) : part,
    )
    .join('/');
  const body = key === 'POST /papers' ? things.sentPaper : jsonOf(key, things);
  return { method: method as 'GET', url: `/api${url}${queriesOf(things)[key] ?? ''}`, ...body };
}

function jsonOf(key: EndpointKey, things: OwnedThings): Pick<InjectOptions, 'payload'> {
  const { body }: Endpoint = endpoints[key as keyof typeof endpoints];
  const payload = bodiesOf(things)[key] ?? (body && { nonesuch: true });
  return payload && !key.startsWith('GET ') ? { payload } : {};
}

interface PathPart {
  key: EndpointKey;
  things: OwnedThings;
  listings: Listings;
  /** The word before it in the path. */
  before: string;
}

function idOf(parameter: string, { key, things, listings, before }: PathPart): string {
  const kind = kindsByWord[before];
  if (parameter === '{kind}') return before === 'pending' ? 'vehicles' : 'vehicle';
  if (parameter === '{itemId}') return listings.vehicle;
  if (parameter === '{type}') return 'insurance';
  if (parameter === '{token}') return 'x'.repeat(43);
  if (parameter === '{importId}') return things.imports[key.includes('/vehicles/') ? 'vehicle' : 'tourGuide'];
  if (key === 'DELETE /reviews/{id}') return things.ids.written ?? '';
  if (before === 'inquiries') return threadOf(key, things);
  if (before === 'payments') return parameter === '{id}' ? things.payment : things.paid;
  return kind && parameter === '{id}' ? listings[kind] : (things.ids[before] ?? '');
}

/** The thread in which the owner may do it. */
function threadOf(key: EndpointKey, { threads }: OwnedThings): string {
  const last = key.split('/').at(-1) ?? '';
  if (['agreement', 'agreement-calendar', 'cancel'].includes(last)) return threads.agreed;
  if (['accept', 'confirm'].includes(last)) return threads.asking;
  return last === 'new-link' ? threads.ofGuest : threads.asked;
}

const queriesOf = ({ listings: { vehicle }, threads }: OwnedThings): Partial<Record<string, string>> => {
  const ofVehicle = `?itemType=vehicle&itemId=${vehicle}`;
  return {
    ...{ 'GET /reviews/evidence': ofVehicle, 'GET /reviews/mine': ofVehicle },
    ...{ 'GET /reviews/journey': ofVehicle, 'GET /papers': `?listingId=${vehicle}` },
    ...{ 'GET /compare': `?kind=vehicle&ids=${vehicle}`, 'GET /items': `?ids=vehicle:${vehicle}` },
    ...{ 'GET /search': '?q=van', 'GET /search/suggest': '?q=van' },
    'GET /inquiries/compare': `?ids=${threads.asking}`,
    'GET /inquiries/expected': `?ids=${threads.agreed}`,
  };
};

const bodiesOf = ({ trip, picture }: OwnedThings): Partial<Record<string, object>> => ({
  'PATCH /auth/passkeys/{id}': { name: 'Mine' },
  'DELETE /auth/passkeys/{id}': { password },
  'DELETE /auth/sessions/{id}': { password },
  'POST /inquiries/{id}/messages': { text: 'Good morning.' },
  'POST /inquiries/{id}/offers': offerOf(inDays(20)),
  'POST /inquiries/{id}/decline': { reason: 'Not in spring.' },
  'POST /inquiries/{id}/cancel': { reason: 'We are ill.' },
  'POST /inquiries/{id}/report': { reason: 'It asks for money.' },
  'PATCH /trips/{id}': { title: 'Taken', version: 1 },
  'PUT /trips/{id}/items/{kind}/{itemId}': { note: 'Taken' },
  'POST /trips/{id}/merge': { trip: { _id: trip, title: 'Taken' } },
  'POST /trips/merge': { trips: [{ _id: trip, title: 'Taken' }] },
  'POST /trips/{id}/links': { right: 'change' },
  'POST /media/addresses': { pictures: [picture] },
  'PUT /reviews/{id}/reply': { text: 'Welcome.' },
  'POST /reviews/{id}/report': { reason: 'It was not me.' },
  'PUT /listings/{id}/pin': { latitude: 7.29, longitude: 80.64 },
  'PUT /tours/{id}/departures': { departures: [{ day: inDays(30), places: 4 }] },
  ...Object.fromEntries(
    (['vehicle', 'tourGuide'] as const).flatMap((kind) => {
      const path = `/${kind === 'vehicle' ? 'vehicles' : 'tour-guides'}/{id}`;
      return [
        [`PATCH ${path}/availability`, { state: 'booked' }],
        [`PUT ${path}/calendar/blocks`, { blocks: [{ from: inDays(90), to: inDays(91) }] }],
        [`POST ${path}/calendar/imports`, { url: 'https://calendar.test/taken.ics' }],
      ];
    }),
  ),
  'PUT /vehicles/owner/{id}': { pricePerDay: 9_000 },
  'PUT /tour-guides/{id}': exampleOf('tourGuide'),
  'PUT /tours/{id}': exampleOf('tour'),
  'PUT /affiliate-links/{id}': exampleOf('businessListing'),
  'PUT /blogs/user/{id}': exampleOf('blog'),
});
