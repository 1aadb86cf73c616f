export const guideAddress = (guide: { _id: string }) => `/tour-guides/${guide._id}`;

/** A face is only ever their own: whoever sent none gets a woven ground, never somebody else's portrait. */
export const guidePicture = (guide: { _id: string; image: string | null }) => ({
  src: guide.image?.startsWith('http') ? guide.image : null,
  fallback: '/portrait-ground.svg',
});

/** The first hundred characters, ended at a word. */
export function bioPreview(bio: string | null, longest = 100): string {
  const text = (bio ?? '').replace(/\s+/g, ' ').trim();
  if (text.length <= longest) return text;
  const cut = text.slice(0, longest + 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), longest - 20)).replace(/[,;:.–-]+$/, '')}…`;
}

/** The first sentence, when it is short enough to be said aloud; it stands beside the portrait like a quotation. */
export const bioOpening = (bio: string | null): string => bio?.match(/^[^\n]{12,150}?[.!?](?=\s)/)?.[0] ?? '';

export const areasOf = (guide: { preferredAreas: string[] | null; tourAreas: string[] | null }) => [
  ...new Set([...(guide.preferredAreas ?? []), ...(guide.tourAreas ?? [])]),
];
