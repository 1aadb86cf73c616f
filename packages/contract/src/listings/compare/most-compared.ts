/** So many stand side by side, and so many days are reckoned with. */
export const mostCompared = 4;
export const mostDays = 366;
