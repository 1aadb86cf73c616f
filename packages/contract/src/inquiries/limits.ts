/** Whom one asks at once. */
export const mostAsked = 5;
/** Whose offers stand side by side at the most. */
export const mostOffersCompared = 10;
/** So many threads of one trip are told of at once, those of which something came first. */
export const mostOfTrip = 50;
/** Of a question and of each answer, in characters. */
export const longestMessage = 2_000;
/** Of what an offer is made up. */
export const mostLines = 30;
/** Of a line of an offer, which begins with the title of its listing. */
export const longestLabel = 120;
/** How long the link of a guest opens a thread. */
export const keyDays = 90;
