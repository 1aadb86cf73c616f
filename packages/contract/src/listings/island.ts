/** A box of degrees: longitude, latitude, longitude, latitude. */
export interface Box {
  west: number;
  south: number;
  east: number;
  north: number;
}

/** Sri Lanka with its waters, in degrees. */
export const island: Box = { west: 79, south: 5.5, east: 82.5, north: 10.2 };
