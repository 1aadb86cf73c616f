/** The longest texts of one row in a list. */
export const longestInRow = { day: 60, happens: 1000, certification: 120 };
