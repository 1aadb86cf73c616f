/** So much goes into a trip, and so many trips into an account. */
export const mostTrips = 50;
export const mostStops = 60;
export const mostItems = 300;
/** Of so many things one call says what is shown of them. */
export const mostShown = 60;
export const mostLinks = 10;
/** Only so much is remembered of what was taken away; the oldest is forgotten first. */
export const mostGone = 500;
export const mostDayTrips = 10;
export const mostNights = 60;
export const longestTitle = 80;
export const longestNotes = 5_000;
export const longestNote = 500;
/** So many travel at the most. */
export const mostAdults = 30;
export const mostChildren = 10;
/** A child is at most so old. */
export const oldestChild = 17;
export const mostLanguages = 10;
export const longestLanguage = 40;
