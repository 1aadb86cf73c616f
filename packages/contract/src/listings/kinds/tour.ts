import { bookingWays, tourCurrencies, tourPriceUnits, tourTypes } from '../../options/options.ts';
import { districts } from '../../options/places.ts';
import { type DetailsOf, field } from '../field.ts';
import type { Kind } from '../kind.ts';

const districtOptions = districts.map((value) => ({ value, label: value }));
const internal = ['internal', 'editInternal', 'adminInternal'] as const;
const external = ['external', 'editExternal', 'adminExternal'] as const;
const all = [...internal, ...external] as const;
/** What a partner says when offering a tour, and may not blank when editing it. */
const partnerInternal = ['internal', 'editInternal'] as const;
const toBeDetermined = 'To be determined';

const fields = [
  field('name', 'text', 'Tour name', { checkedAs: 'name', section: 'The tour', required: all, max: 120 }),
  field('type', 'choice', 'Tour type', {
    section: 'The tour',
    required: partnerInternal,
    options: tourTypes,
    default: 'cultural',
  }),
  field('location', 'text', 'Location', {
    section: 'The tour',
    required: [...partnerInternal, ...external],
    max: 120,
  }),
  field('description', 'longText', 'Description', {
    section: 'The tour',
    required: all,
    max: 300,
    counter: true,
  }),
  field('bookingUrl', 'url', 'Booking website', {
    checkedAs: 'website',
    section: 'Your website',
    required: external,
    variants: external,
    inputMode: 'url',
  }),
  field('duration', 'text', 'Duration', {
    section: 'The tour',
    required: partnerInternal,
    variants: internal,
    max: 60,
    placeholder: '3 days, 2 nights',
  }),
  field('groupSize', 'text', 'Group size', {
    section: 'The tour',
    required: partnerInternal,
    variants: internal,
    max: 60,
    placeholder: '2 to 8',
  }),
  field('priceRange', 'text', 'Price range', {
    section: 'Price',
    required: ['internal', 'editInternal', 'external'],
    max: 60,
    default: 'Rs ',
    currencies: tourCurrencies,
    freelyChanged: 'nearby',
    hint: 'Rupees or dollars, then a number, or two with a hyphen between.',
  }),
  field('contactEmail', 'email', 'Contact email', {
    checkedAs: 'email',
    section: 'How travellers reach you',
    required: ['internal', 'editInternal', 'external', 'adminInternal', 'adminExternal'],
    autocomplete: 'email',
    fromAccount: 'email',
    inputMode: 'email',
  }),
  field('contactPhone', 'phone', 'Contact phone', {
    checkedAs: 'telephone',
    section: 'How travellers reach you',
    required: ['internal', 'editInternal', 'external', 'adminInternal', 'adminExternal'],
    autocomplete: 'tel',
    inputMode: 'tel',
  }),
  field('image', 'image', 'Picture', {
    checkedAs: 'pictures',
    section: 'Picture',
    required: ['internal', ...external],
    blankMessage: 'An image is required.',
  }),
  field('district', 'choice', 'District', { section: 'The tour', options: districtOptions }),
  field('highlights', 'longText', 'Highlights', {
    section: 'What it offers',
    required: ['internal'],
    variants: internal,
    max: 200,
    counter: true,
  }),
  field('included', 'longText', 'Included', {
    section: 'What it offers',
    required: ['internal'],
    blankMessage: 'Please say what is included',
    variants: internal,
    max: 200,
    counter: true,
  }),
  field('notIncluded', 'longText', 'Not included', {
    section: 'What it offers',
    required: ['internal'],
    blankMessage: 'Please say what is not included',
    variants: internal,
    max: 200,
    counter: true,
  }),
  field('startingPoint', 'text', 'Starting point', {
    section: 'What it offers',
    required: ['internal'],
    variants: internal,
    max: 120,
    default: toBeDetermined,
  }),
  field('endingPoint', 'text', 'Ending point', {
    section: 'What it offers',
    required: ['internal'],
    variants: internal,
    max: 120,
    default: toBeDetermined,
  }),
  field('itinerary', 'itinerary', 'Itinerary', {
    section: 'Day by day',
    required: ['internal'],
    variants: internal,
    max: 30,
    default: [],
  }),
  field('message', 'longText', 'Message to our team', {
    section: 'Anything else',
    variants: ['internal', 'editInternal'],
    max: 200,
    counter: true,
    private: true,
  }),
  field('operator', 'text', 'Tour operator', {
    checkedAs: 'name',
    section: 'The tour',
    required: ['adminInternal', 'adminExternal'],
    max: 120,
  }),
  field('priceUnit', 'choice', 'What the price is for', {
    section: 'Price',
    options: tourPriceUnits,
    hint: 'Travellers read it after the price. Until you say it, they read that they should ask.',
  }),
  field('whatsapp', 'phone', 'WhatsApp', {
    checkedAs: 'telephone',
    section: 'How travellers reach you',
    autocomplete: 'tel',
    inputMode: 'tel',
  }),
] as const;

export type TourDetails = DetailsOf<typeof fields>;

export const tour = {
  name: 'tour',
  noun: 'tour',
  plural: 'tours',
  path: '/tours',
  pages: {
    list: '/tours',
    one: '/tours',
    edit: '/tour-edit',
    admin: '/admin/tours',
    register: '/submit-tour-partnership',
  },
  title: 'name',
  image: 'image',
  fields,
  variants: ['internal', 'external', 'editInternal', 'editExternal', 'adminInternal', 'adminExternal'],
  blankMessage: 'Please fill in the {field}',
  filters: [
    { name: 'type', label: 'Type', options: tourTypes },
    { name: 'booking', label: 'Booking', options: bookingWays },
    { name: 'district', label: 'District', options: districtOptions },
  ],
  facetsOf: (d: TourDetails) => [
    `type:${d.type ?? 'other'}`,
    `booking:${d.bookingUrl ? 'direct' : 'contact'}`,
    ...(d.district ? [`district:${d.district}`] : []),
  ],
  priceOf: (d: TourDetails) => d.priceRange,
  searched: [
    'location',
    'startingPoint',
    'description',
    'highlights',
    'included',
    'itinerary',
    'operator',
    'district',
    'type',
  ],
  premium: true,
  reviewed: true,
  images: { free: 1, premium: 1 },
  card: [
    { field: 'location', label: 'Location' },
    { field: 'duration', label: 'Duration' },
    { field: 'groupSize', label: 'Group' },
    { field: 'priceRange', label: 'Price' },
  ],
  facts: [
    { field: 'type', label: 'Type' },
    { field: 'location', label: 'Location' },
    { field: 'duration', label: 'Duration' },
    { field: 'groupSize', label: 'Group size' },
    { field: 'priceRange', label: 'Price range' },
    { field: 'startingPoint', label: 'Starting point' },
    { field: 'endingPoint', label: 'Ending point' },
    { field: 'operator', label: 'Run by' },
  ],
  example: {
    name: 'Three days of tea and trains',
    type: 'nature',
    location: 'Nuwara Eliya',
    description: 'Kandy to Ella by rail and on foot, sleeping in planter bungalows.',
    bookingUrl: null,
    duration: '3 days, 2 nights',
    groupSize: '2 to 8',
    priceRange: 'Rs 45000-60000',
    priceUnit: 'person',
    contactEmail: 'tours@example.lk',
    contactPhone: '+94812345678',
    whatsapp: '+94771234568',
    image: null,
    district: 'Nuwara Eliya',
    highlights: 'The train over the Nine Arch Bridge, a factory tasting',
    included: 'Rooms, breakfast, train seats',
    notIncluded: 'Lunches, tips',
    startingPoint: 'Kandy railway station',
    endingPoint: 'Ella',
    itinerary: [{ day: 'Day 1', description: 'Kandy to Hatton by train' }],
    message: null,
    operator: 'Hill Line Journeys',
  },
} satisfies Kind<'tour', typeof fields>;
