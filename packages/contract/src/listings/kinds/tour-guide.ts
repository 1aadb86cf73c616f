import { patternPrint } from '../../drawings/print-of.ts';
import { languageGroups, languages, specializations } from '../../options/options.ts';
import { districtGroups, districts } from '../../options/places.ts';
import type { Declaration } from '../declaration.ts';
import { type DetailsOf, field } from '../field.ts';
import { filtersOf } from '../filters.ts';

const districtOptions = districts.map((value) => ({ value, label: value }));
const everybody = ['owner', 'admin'] as const;

const fields = [
  field('name', 'text', 'Name', {
    checkedAs: 'name',
    section: 'You',
    required: everybody,
    max: 80,
    autocomplete: 'name',
    fromAccount: 'userName',
  }),
  field('bio', 'longText', 'Bio', {
    section: 'You',
    required: everybody,
    max: 3000,
    hint: 'What a day with you is like, and what you know that a book does not.',
  }),
  field('yearsOfExperience', 'integer', 'Years of experience', {
    section: 'Your work',
    required: everybody,
    from: 1,
    adminFrom: 0,
    to: 40,
    inputMode: 'numeric',
  }),
  field('contactEmail', 'email', 'Contact email', {
    checkedAs: 'email',
    section: 'How travellers reach you',
    required: everybody,
    autocomplete: 'email',
    fromAccount: 'email',
    inputMode: 'email',
  }),
  field('contactPhone', 'phone', 'Contact phone', {
    checkedAs: 'telephone',
    section: 'How travellers reach you',
    required: everybody,
    autocomplete: 'tel',
    inputMode: 'tel',
  }),
  field('availability', 'text', 'Availability', {
    section: 'Your work',
    required: everybody,
    max: 120,
    default: 'All Week',
    freelyChanged: 'always',
  }),
  field('ratePerDay', 'text', 'Rate per day', {
    section: 'Your work',
    required: everybody,
    max: 60,
    freelyChanged: 'nearby',
    placeholder: 'Rs 12000-15000',
  }),
  field('preferredAreas', 'choices', 'Preferred areas', {
    section: 'Where you guide',
    required: everybody,
    options: districtOptions,
  }),
  field('tourAreas', 'choices', 'Tour areas', {
    section: 'Where you guide',
    options: districtOptions,
    default: [],
  }),
  field('languages', 'choices', 'Languages', {
    section: 'Your work',
    options: languages,
    groups: languageGroups,
    default: [],
  }),
  field('specialization', 'choices', 'Specializations', {
    section: 'Your work',
    options: specializations,
    default: [],
  }),
  field('licenseNumber', 'text', 'License number', {
    checkedAs: 'papers',
    section: 'Papers',
    max: 40,
    hint: 'Of the Sri Lanka Tourism Development Authority, if you hold one.',
  }),
  field('certifications', 'certifications', 'Certifications', {
    checkedAs: 'papers',
    section: 'Papers',
    max: 20,
    default: [],
  }),
  field('whatsapp', 'phone', 'WhatsApp', {
    checkedAs: 'telephone',
    section: 'How travellers reach you',
    autocomplete: 'tel',
    inputMode: 'tel',
  }),
  field('image', 'image', 'Photo', {
    checkedAs: 'pictures',
    section: 'You',
    hint: 'Travellers choose a face. Without a photo, a woven pattern with your initials stands in its place.',
  }),
  field('moreImages', 'images', 'More photos', {
    checkedAs: 'pictures',
    section: 'You',
    continues: 'image',
  }),
] as const;

export type TourGuideDetails = DetailsOf<typeof fields>;

export const tourGuide = {
  name: 'tourGuide',
  noun: 'tour guide',
  plural: 'tour guides',
  searchNames: ['guide', 'tour guide', 'local guide', 'guiding'],
  path: '/tour-guides',
  pages: {
    list: '/tour-guides',
    one: '/tour-guides',
    edit: '/tour-guide-edit',
    admin: '/admin/tour-guides',
    register: '/tour-guide-registration',
  },
  title: 'name',
  image: 'image',
  pictured: 'person',
  fields,
  variants: ['owner', 'admin'],
  blankMessage: 'Please fill in all required fields: {list}',
  filters: filtersOf(fields, [
    {
      ...{
        name: 'language',
        label: 'Language',
        field: 'languages',
        understoodAs: 'language',
        control: 'select',
      },
      ...{ question: 'Speaks', all: 'Any language', chip: 'Speaks {value}' },
    },
    {
      ...{ name: 'specialization', label: 'Specialization', field: 'specialization', control: 'select' },
      ...{ all: 'Any subject', chip: '{value} tours' },
    },
    {
      ...{ name: 'district', label: 'District', field: ['preferredAreas', 'tourAreas'], control: 'select' },
      ...{ understoodAs: 'place', groups: districtGroups, all: 'All districts' },
    },
  ]),
  priceOf: (d: TourGuideDetails) => d.ratePerDay,
  availability: { field: null },
  searched: ['bio', 'specialization', 'languages', 'preferredAreas', 'tourAreas', 'certifications'],
  premium: true,
  reviewed: true,
  subscribed: true,
  featured: true,
  inquiries: true,
  images: { free: 10, premium: 10 },
  premiumPage: '/partnership/tour-guide-premium',
  calls: {
    view: { summary: 'Counts that a guide was looked at' },
    inquiry: { summary: 'Counts that a guide was called or written to' },
    premiumStatus: { summary: 'Whether my guide profile is premium, and until when' },
    feature: { summary: 'Features a premium guide, or no longer' },
  },
  aliases: { imageUrl: 'image' },
  drawing: (id) => patternPrint(id),
  card: [
    'name',
    'bio',
    'yearsOfExperience',
    'languages',
    'ratePerDay',
    'preferredAreas',
    'tourAreas',
  ] as const,
  line: ['languages', 'preferredAreas'],
  units: { yearsOfExperience: 'years' },
  facts: [
    { field: 'yearsOfExperience', label: 'Years of experience' },
    { field: 'languages', label: 'Languages' },
    { field: 'specialization', label: 'Specializations' },
    { field: 'preferredAreas', label: 'Preferred areas' },
    { field: 'tourAreas', label: 'Tour areas' },
    { field: 'ratePerDay', label: 'Rate per day' },
    { field: 'availability', label: 'Availability' },
    { field: 'licenseNumber', label: 'License number' },
  ],
  example: {
    name: 'Nadeesha Perera',
    bio: 'I grew up below Hanthana and have walked its ridges since I was six.',
    yearsOfExperience: 9,
    contactEmail: 'nadeesha@example.lk',
    contactPhone: '+94712345678',
    availability: 'All Week',
    ratePerDay: 'Rs 12000-15000',
    preferredAreas: ['Kandy', 'Matale'],
    tourAreas: [],
    languages: ['English', 'Sinhala', 'German'],
    specialization: ['Hiking', 'Cultural'],
    licenseNumber: 'N-1182',
    certifications: [{ name: 'National Tourist Guide', issuedBy: 'SLTDA', year: 2016 }],
    whatsapp: '+94712345678',
    image: null,
    moreImages: [],
  },
} satisfies Declaration<'tourGuide', typeof fields>;
