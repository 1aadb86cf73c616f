import { t } from '@serendib/contract/words/t';
import { initialsOf } from '~/lib/words/initials.ts';
import { preview } from '~/lib/words/preview.ts';

export const guideAddress = (guide: { _id: string }) => `/tour-guides/${guide._id}`;

/** A face is only ever their own: without a photograph their initials stand on a pattern, which the API chooses by their id. */
export const guideImage = (guide: {
  name: string | null;
  image: string | null;
  imageIsDrawing: boolean;
  print?: string;
}) => ({
  src: guide.image?.startsWith('http') ? guide.image : null,
  fallback: guide.print ?? '/prints/pattern-1.svg',
  drawn: guide.imageIsDrawing,
  initials: initialsOf(guide.name ?? ''),
  // The lozenge for the initials lies in the middle.
  focus: guide.imageIsDrawing ? undefined : '50% 20%',
});

export const yearsGuiding = (years: number) =>
  t('{years, plural, one {# year guiding} other {# years guiding}}', { years });

export const bioPreview = (bio: string | null) => preview(bio, 100);

/** The first sentence, when it is short enough to be said aloud; it stands beside the portrait like a quotation. */
export const bioOpening = (bio: string | null): string => bio?.match(/^[^\n]{12,150}?[.!?](?=\s)/)?.[0] ?? '';

export const areasOf = (guide: { preferredAreas: string[] | null; tourAreas: string[] | null }) => [
  ...new Set([...(guide.preferredAreas ?? []), ...(guide.tourAreas ?? [])]),
];
