import { languageGroups, languages, specializations } from '../../options/options.ts';
import { districts } from '../../options/places.ts';
import { type DetailsOf, field } from '../field.ts';
import type { Kind } from '../kind.ts';

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
  fields,
  variants: ['owner', 'admin'],
  blankMessage: 'Please fill in all required fields: {list}',
  filters: [
    { name: 'language', label: 'Language', options: languages },
    { name: 'specialization', label: 'Specialization', options: specializations },
    { name: 'district', label: 'District', options: districtOptions },
  ],
  facetsOf: (d: TourGuideDetails) => [
    ...(d.languages ?? []).map((language) => `language:${language}`),
    ...(d.specialization ?? []).map((special) => `specialization:${special}`),
    ...new Set([...(d.preferredAreas ?? []), ...(d.tourAreas ?? [])].map((area) => `district:${area}`)),
  ],
  priceOf: (d: TourGuideDetails) => d.ratePerDay,
  availability: { field: null },
  searched: ['bio', 'specialization', 'languages', 'preferredAreas', 'tourAreas', 'certifications'],
  premium: true,
  reviewed: true,
  images: { free: 10, premium: 10 },
  card: [
    { field: 'yearsOfExperience', label: 'Experience', unit: 'years' },
    { field: 'languages', label: 'Languages' },
    { field: 'specialization', label: 'Specializations' },
    { field: 'preferredAreas', label: 'Areas' },
    { field: 'ratePerDay', label: 'Rate per day' },
  ],
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
} satisfies Kind<'tourGuide', typeof fields>;
