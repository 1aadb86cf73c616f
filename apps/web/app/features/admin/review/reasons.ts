import type { KindName } from '@serendib/contract/listings/kind';
import { paperReasons } from '@serendib/contract/papers/papers';

const everywhere = [
  {
    label: 'Photos',
    words:
      'Please send clear photos of your own. The ones we have are blurred, very small, or taken from elsewhere.',
  },
  {
    label: 'Too short',
    words: 'Please tell travellers more. With only a few words they cannot tell what to expect.',
  },
  {
    label: 'Contact',
    words:
      'We could not reach you by the phone number or address you gave. Please check them and send it again.',
  },
  {
    label: 'Twice',
    words: 'You have listed this before. Please keep one listing and change it where something is new.',
  },
];

const ofKind: Record<KindName, { label: string; words: string }[]> = {
  tourGuide: [
    {
      label: 'Licence',
      words: 'We could not find your licence number. Please check it, or leave it out if you hold none.',
    },
    { label: 'Papers', words: paperReasons.tourGuide ?? '' },
  ],
  vehicle: [
    {
      label: 'Another vehicle',
      words: 'The photos show another vehicle than the one you describe. Please send photos of this one.',
    },
    {
      label: 'Papers',
      words: paperReasons.vehicle ?? '',
    },
  ],
  tour: [
    { label: 'Price', words: 'Please say what the price includes, and for how many people it is.' },
    { label: 'Days', words: 'Please describe each day, so that travellers know where they will be.' },
  ],
  businessListing: [
    { label: 'Papers', words: paperReasons.businessListing ?? '' },
    { label: 'Address', words: 'Please give the whole address, so that travellers find you.' },
    {
      label: 'Link',
      words: 'The booking link does not lead to your place. Please check it and send it again.',
    },
  ],
  blog: [
    {
      label: 'Copied',
      words:
        'These words stand elsewhere already. Please write in your own, or link to where it was published.',
    },
    {
      label: 'Advertising',
      words: 'This is an advertisement rather than a story. Please tell what a traveller would see.',
    },
  ],
};

/** What is often said to owners, to begin from. Several kinds at once: what is true of all. */
export const reasonsFor = (kinds: readonly KindName[]) => {
  const [kind, ...others] = new Set(kinds);
  return kind && others.length === 0 ? [...ofKind[kind], ...everywhere] : everywhere;
};
