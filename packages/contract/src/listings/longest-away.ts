/** For how many days one can be away. Further ahead nothing is planned, and a slip of the hand would hide a listing for good. */
export const longestAway = 366;
