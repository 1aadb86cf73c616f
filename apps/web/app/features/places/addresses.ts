export const destinationsPath = '/destinations';

export const destinationAddress = (place: { slug: string }) => `/destination/${place.slug}`;
