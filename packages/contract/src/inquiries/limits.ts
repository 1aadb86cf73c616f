/** Whom one asks at once. */
export const mostAsked = 5;
/** Whose offers stand side by side at the most. */
export const mostCompared = 10;
