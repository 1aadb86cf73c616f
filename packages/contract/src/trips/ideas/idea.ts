/** A journey that is ready to begin: of so many days from the airport and back to it. */
export interface TripIdea {
  /** Of its page, and the key by which a trip is begun from it. */
  slug: string;
  days: 5 | 7 | 10 | 14;
  theme: 'culture' | 'beach' | 'hills' | 'wildlife' | 'family' | 'island' | 'north' | 'surf';
  title: string;
  /** What it is like, in two sentences. */
  words: string;
  /** The months, 1 to 12, that suit all of its places. */
  months: readonly number[];
  stops: readonly IdeaStop[];
}

/** A destination by its slug, with the nights there; what is seen from it on a day, each of them a destination too. */
export interface IdeaStop {
  place: string;
  nights: number;
  dayTrips?: readonly string[];
}
