export const islandPlace = (name: string) => ({
  '@type': 'Place' as const,
  name,
  containedInPlace: { '@type': 'Country' as const, name: 'Sri Lanka' },
});
