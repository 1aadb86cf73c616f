/** The earlier of two days, `2027-01-20`. */
export const earlier = (one: string, other: string): string => (one < other ? one : other);
/** The later of two days. */
export const later = (one: string, other: string): string => (one > other ? one : other);
