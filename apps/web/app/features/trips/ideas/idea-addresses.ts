export const ideasPath = '/trips/ideas';
export const ideaAddress = (slug: string): string => `${ideasPath}/${slug}`;
/** Begins a trip of one's own from an idea. */
export const beginAddress = (slug: string): string => `/trip?begin=${slug}`;
