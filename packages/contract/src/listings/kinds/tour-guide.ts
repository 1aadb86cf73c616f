import { patternPrint } from '../../drawings/print-of.ts';
import { guideAvailabilities, languageGroups, languages, specializations } from '../../options/options.ts';
import { districtGroups, districts, placeOptions } from '../../options/places.ts';
import { t } from '../../words/t.ts';
import { years } from '../../words/units.ts';
import type { Declaration } from '../declaration.ts';
import { field } from '../field.ts';
import { filtersOf } from '../filters.ts';

const districtOptions = placeOptions(districts);
const ownerAndAdmin = ['owner', 'admin'] as const;

const fields = [
  field('name', 'text', t('Name'), {
    checkedAs: 'name',
    section: t('You'),
    required: ownerAndAdmin,
    max: 80,
    autocomplete: 'name',
    fromAccount: 'userName',
  }),
  field('bio', 'longText', t('Bio'), {
    section: t('You'),
    required: ownerAndAdmin,
    max: 3000,
    hint: t('What a day with you is like, and what you know that a book does not.'),
  }),
  field('yearsOfExperience', 'integer', t('Years of experience'), {
    section: t('Your work'),
    required: ownerAndAdmin,
    from: 1,
    adminFrom: 0,
    to: 40,
    inputMode: 'numeric',
  }),
  field('contactEmail', 'email', t('Contact email'), {
    checkedAs: 'email',
    section: t('How travellers reach you'),
    required: ownerAndAdmin,
    autocomplete: 'email',
    fromAccount: 'email',
    inputMode: 'email',
  }),
  field('contactPhone', 'phone', t('Contact phone'), {
    checkedAs: 'telephone',
    section: t('How travellers reach you'),
    required: ownerAndAdmin,
    autocomplete: 'tel',
    inputMode: 'tel',
  }),
  field('availability', 'text', t('Availability'), {
    section: t('Your work'),
    required: ownerAndAdmin,
    max: 120,
    default: 'All Week',
    freelyChanged: 'always',
  }),
  field('ratePerDay', 'text', t('Rate per day'), {
    section: t('Your work'),
    required: ownerAndAdmin,
    max: 60,
    freelyChanged: 'nearby',
    placeholder: t('Rs 12000-15000'),
  }),
  field('preferredAreas', 'choices', t('Preferred areas'), {
    section: t('Where you guide'),
    required: ownerAndAdmin,
    options: districtOptions,
  }),
  field('tourAreas', 'choices', t('Tour areas'), {
    section: t('Where you guide'),
    options: districtOptions,
    default: [],
  }),
  field('languages', 'choices', t('Languages'), {
    section: t('Your work'),
    options: languages,
    groups: languageGroups,
    default: [],
  }),
  field('specialization', 'choices', t('Specializations'), {
    section: t('Your work'),
    options: specializations,
    default: [],
  }),
  field('licenseNumber', 'text', t('License number'), {
    checkedAs: 'papers',
    section: t('Papers'),
    max: 40,
    hint: t(
      'Of the Sri Lanka Tourism Development Authority, if you hold one. Travellers see it on your page.',
    ),
  }),
  field('certifications', 'certifications', t('Certifications'), {
    checkedAs: 'papers',
    section: t('Papers'),
    max: 20,
    default: [],
  }),
  field('whatsapp', 'phone', t('WhatsApp'), {
    checkedAs: 'telephone',
    section: t('How travellers reach you'),
    autocomplete: 'tel',
    inputMode: 'tel',
  }),
  field('image', 'image', t('Photo'), {
    checkedAs: 'pictures',
    section: t('You'),
    hint: t(
      'Travellers choose a face. Without a photo, a woven pattern with your initials stands in its place.',
    ),
  }),
  field('moreImages', 'images', t('More photos'), {
    checkedAs: 'pictures',
    section: t('You'),
    continues: 'image',
  }),
] as const;

export const tourGuide = {
  name: 'tourGuide',
  noun: t('tour guide'),
  plural: t('tour guides'),
  searchNames: [
    ...['guide', 'tour guide', 'local guide', 'guiding'],
    ...['ගයිඩ්', 'මග පෙන්වන්නා', 'මඟ පෙන්වන්නා', 'மார்க்கதரிசி', 'வழிகாட்டி', 'வழிகாட்டிகள்'],
  ],
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
  blankMessage: ({ list }) => t('Please fill in all required fields: {list}', { list }),
  filters: filtersOf(fields, [
    {
      ...{
        name: 'language',
        label: t('Language'),
        field: 'languages',
        understoodAs: 'language',
        control: 'select',
      },
      ...{ question: t('Speaks'), all: t('Any language'), chip: (value) => t('Speaks {value}', { value }) },
    },
    {
      ...{ name: 'specialization', label: t('Specialization'), field: 'specialization', control: 'select' },
      ...{ all: t('Any subject'), chip: (value) => t('{value} tours', { value }) },
    },
    {
      ...{
        name: 'district',
        label: t('District'),
        field: ['preferredAreas', 'tourAreas'],
        control: 'select',
      },
      ...{ understoodAs: 'place', groups: districtGroups, all: t('All districts') },
    },
  ]),
  pricedBy: { field: 'ratePerDay', per: 'day' },
  availability: { field: null },
  calendar: true,
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
  units: { yearsOfExperience: years },
  facts: [
    { field: 'yearsOfExperience', label: t('Years of experience') },
    { field: 'languages', label: t('Languages') },
    { field: 'specialization', label: t('Specializations') },
    { field: 'preferredAreas', label: t('Preferred areas') },
    { field: 'tourAreas', label: t('Tour areas') },
    { field: 'ratePerDay', label: t('Rate per day') },
    { field: 'availability', label: t('Availability'), options: guideAvailabilities },
    { field: 'licenseNumber', label: t('License number') },
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
