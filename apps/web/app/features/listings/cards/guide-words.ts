import { preview } from '~/lib/words/preview.ts';

export const guideAddress = (guide: { _id: string }) => `/tour-guides/${guide._id}`;

/** A face is only ever their own: whoever sent none gets a woven ground, never somebody else's portrait. */
export const guidePicture = (guide: { image: string | null; imageIsDrawing: boolean }) => ({
  src: guide.image?.startsWith('http') ? guide.image : null,
  fallback: '/portrait-ground.svg',
  drawn: guide.imageIsDrawing,
});

export const bioPreview = (bio: string | null) => preview(bio, 100);

/** The first sentence, when it is short enough to be said aloud; it stands beside the portrait like a quotation. */
export const bioOpening = (bio: string | null): string => bio?.match(/^[^\n]{12,150}?[.!?](?=\s)/)?.[0] ?? '';

export const areasOf = (guide: { preferredAreas: string[] | null; tourAreas: string[] | null }) => [
  ...new Set([...(guide.preferredAreas ?? []), ...(guide.tourAreas ?? [])]),
];
