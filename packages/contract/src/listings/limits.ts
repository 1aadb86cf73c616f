/** How far around a place a list looks, where nothing else is asked for and at the most. */
export const usualRadiusKm = 30;
export const longestRadiusKm = 200;
/** What pages offer beside the usual distance. */
export const offeredRadiiKm = [5, 10, 50, 100, longestRadiusKm];
/** For how many days one can be away. Further ahead nothing is planned, and a slip of the hand would hide a listing for good. */
export const longestAway = 366;
/** Days in which what was deleted can still be brought back. */
export const deletedDays = 30;
/** So many stand side by side, and so many days are reckoned with. */
export const mostCompared = 4;
export const mostDays = 366;
