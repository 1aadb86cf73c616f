/** Of what a person is told of a decision, in characters. */
export const longestReason = 1_000;
/** Of so many listings one call decides, or says what is to be looked at. */
export const mostTogether = 100;
