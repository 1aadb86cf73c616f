/** Of what a person is told of a decision, in characters. */
export const longestReason = 1_000;
