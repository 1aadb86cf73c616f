import { businessPrint } from '../../drawings/print-of.ts';
import {
  adminBusinessTypes,
  amenities,
  businessPriceUnits,
  businessTypeAliases,
  businessTypes,
  checkInTimes,
  checkOutTimes,
  openingHoursTemplates,
  pricePresets,
} from '../../options/options.ts';
import { districtGroups, districts, placeOptions } from '../../options/places.ts';
import { t } from '../../words/t.ts';
import type { Declaration } from '../declaration.ts';
import { type DetailsOf, field } from '../field.ts';
import { filtersOf } from '../filters.ts';

const districtOptions = placeOptions(districts);
const internal = ['internal', 'adminInternal'] as const;
const external = ['external', 'adminExternal'] as const;
const all = [...internal, ...external] as const;
const forGuests = t('What guests find');
const anImageIsRequired = t('An image is required.');

const fields = [
  field('businessType', 'choice', t('Business type'), {
    section: t('Your business'),
    required: all,
    options: businessTypes,
    adminOptions: adminBusinessTypes,
  }),
  field('businessName', 'text', t('Business name'), {
    checkedAs: 'name',
    section: t('Your business'),
    required: all,
    max: 120,
    autocomplete: 'organization',
  }),
  field('description', 'longText', t('Description'), {
    section: t('Your business'),
    required: all,
    max: 3000,
  }),
  field('location', 'text', t('Location'), { section: t('Where you are'), required: all, max: 120 }),
  field('email', 'email', t('Email'), {
    checkedAs: 'email',
    section: t('How travellers reach you'),
    required: all,
    autocomplete: 'email',
    fromAccount: 'email',
    inputMode: 'email',
  }),
  field('phone', 'phone', t('Phone'), {
    checkedAs: 'telephone',
    section: t('How travellers reach you'),
    required: all,
    autocomplete: 'tel',
    inputMode: 'tel',
  }),
  field('redirectUrl', 'url', t('Booking URL'), {
    checkedAs: 'website',
    section: t('Your website'),
    required: external,
    variants: external,
    inputMode: 'url',
  }),
  field('contactName', 'text', t('Contact name'), {
    checkedAs: 'name',
    section: t('How travellers reach you'),
    required: internal,
    max: 80,
    autocomplete: 'name',
    fromAccount: 'userName',
  }),
  field('address', 'longText', t('Full address'), {
    checkedAs: 'address',
    section: t('Where you are'),
    required: internal,
    max: 300,
    autocomplete: 'street-address',
  }),
  field('imageUrl', 'image', t('Picture'), {
    checkedAs: 'pictures',
    section: t('Picture'),
    required: all,
    blankMessage: anImageIsRequired,
  }),
  field('moreImages', 'images', t('More pictures'), {
    checkedAs: 'pictures',
    section: t('Picture'),
    continues: 'imageUrl',
    variants: [...internal],
  }),
  field('district', 'choice', t('District'), { section: t('Where you are'), options: districtOptions }),
  field('openingHours', 'text', t('Opening hours'), {
    section: t('Your business'),
    max: 200,
    templates: openingHoursTemplates,
  }),
  field('priceRange', 'text', t('Price range'), {
    section: t('Your business'),
    max: 60,
    templates: pricePresets,
  }),
  field('priceUnit', 'choice', t('What the price is for'), {
    section: t('Your business'),
    options: businessPriceUnits,
    hint: t('Travellers read it after the price. Until you say it, they read that they should ask.'),
  }),
  field('specialties', 'text', t('Specialties'), { section: t('Your business'), max: 300 }),
  field('whatsapp', 'phone', t('WhatsApp'), {
    checkedAs: 'telephone',
    section: t('How travellers reach you'),
    autocomplete: 'tel',
    inputMode: 'tel',
  }),
  field('amenities', 'choices', t('Amenities'), { section: forGuests, options: amenities, default: [] }),
  field('rooms', 'integer', t('Rooms'), {
    section: forGuests,
    from: 1,
    to: 1000,
    inputMode: 'numeric',
    checkedLast: true,
    hint: t('Of places to stay. Leave these four empty where nobody sleeps.'),
  }),
  field('beds', 'integer', t('Beds'), {
    section: forGuests,
    from: 1,
    to: 5000,
    inputMode: 'numeric',
    checkedLast: true,
  }),
  field('checkIn', 'choice', t('Check-in from'), { section: forGuests, options: checkInTimes }),
  field('checkOut', 'choice', t('Check-out until'), { section: forGuests, options: checkOutTimes }),
] as const;

export type BusinessListingDetails = DetailsOf<typeof fields>;

export const businessListing = {
  name: 'businessListing',
  noun: t('business listing'),
  plural: t('business listings'),
  searchNames: ['business'],
  path: '/affiliate-links',
  pages: {
    list: '/affiliate-links',
    one: '/business-listings',
    edit: '/business-edit',
    admin: '/admin/affiliate-links',
    register: '/partnership/business-listing',
  },
  title: 'businessName',
  image: 'imageUrl',
  pictured: 'thing',
  fields,
  variants: ['internal', 'external', 'adminInternal', 'adminExternal'],
  blankMessage: ({ field }) => t('Please fill in the {field}', { field }),
  filters: filtersOf(fields, [
    {
      name: 'type',
      label: t('Type'),
      field: 'businessType',
      understoodAs: 'businessType',
      control: 'above',
      aliases: businessTypeAliases,
    },
    {
      name: 'district',
      field: 'district',
      understoodAs: 'place',
      groups: districtGroups,
      all: t('All districts'),
    },
    { name: 'amenity', field: 'amenities' },
  ]),
  pricedBy: { field: 'priceRange', per: { field: 'priceUnit' } },
  placedBy: ['location', 'address'],
  searched: ['description', 'location', 'address', 'specialties', 'district', 'businessType', 'amenities'],
  premium: true,
  reviewed: true,
  travellersSay: { noun: t('place to stay or eat'), plural: t('places to stay and eat') },
  subscribed: true,
  featured: true,
  inquiries: true,
  images: { free: 10, premium: 10 },
  premiumPage: '/partnership/business-premium',
  calls: {
    view: { summary: 'Counts that a business was looked at' },
    mine: { key: 'GET /affiliate-links/user' },
    inquiry: { summary: 'Counts that a business was called or written to' },
    premiumStatus: { summary: 'Whether my businesses are premium, and until when' },
    feature: { summary: 'Features a premium business, or no longer' },
  },
  aliases: { image: 'imageUrl', bookingUrl: 'redirectUrl' },
  drawing: (id, { businessType }) =>
    businessPrint(typeof businessType === 'string' && businessType ? businessType : 'other', id),
  card: [
    ...(['businessName', 'businessType', 'location', 'district'] as const),
    ...(['priceRange', 'priceUnit', 'specialties', 'rooms', 'amenities'] as const),
  ],
  line: ['businessType', 'location'],
  facts: [
    { field: 'location', label: t('Location') },
    { field: 'address', label: t('Address') },
    { field: 'phone', label: t('Phone') },
    { field: 'email', label: t('Email') },
    { field: 'openingHours', label: t('Opening hours') },
    { field: 'priceRange', label: t('Price range') },
    { field: 'specialties', label: t('Specialties') },
    { field: 'rooms', label: t('Rooms') },
    { field: 'beds', label: t('Beds') },
    { field: 'amenities', label: t('Amenities') },
    { field: 'checkIn', label: t('Check-in from') },
    { field: 'checkOut', label: t('Check-out until') },
    { field: 'contactName', label: t('Contact person') },
  ],
  example: {
    businessType: 'localEatery',
    businessName: 'Saroja Rice and Curry',
    description: 'Twelve seats, clay pots, and whatever came off the boats this morning.',
    location: 'Weligama',
    email: 'saroja@example.lk',
    phone: '+94412345678',
    whatsapp: '+94771234569',
    redirectUrl: null,
    contactName: 'Saroja Wickramasinghe',
    address: '14 Old Matara Road, Weligama',
    imageUrl: 'https://example.lk/saroja.jpg',
    moreImages: [],
    district: 'Matara',
    openingHours: 'Every day, 11:30 AM to 3:00 PM and 6:30 PM to 10:30 PM',
    priceRange: 'Under 1,000',
    priceUnit: 'meal',
    specialties: 'Ambul thiyal, polos curry',
    amenities: ['Vegetarian meals', 'Parking'],
    rooms: 2,
    beds: 4,
    checkIn: '14:00',
    checkOut: '11:00',
  },
} satisfies Declaration<'businessListing', typeof fields>;
