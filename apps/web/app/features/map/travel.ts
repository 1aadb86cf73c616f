/** Half the side of the window of the street map, in degrees. */
const reach = 0.05;

/** The corners of the window around a point: west, south, east, north. */
export const windowAround = (latitude: number, longitude: number): string =>
  [longitude - reach, latitude - reach, longitude + reach, latitude + reach]
    .map((degrees) => degrees.toFixed(4))
    .join(',');
