/** What travellers call destinations when they search for all of them. */
export const destinationNames = [
  'destination',
  'place to see',
  'place to visit',
  'sight',
  'attraction',
  'what to see',
  'where to go',
] as const;
