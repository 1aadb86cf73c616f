/** Days that may be asked for at once; further ahead nothing is planned. */
export const longestSpan = 400;
