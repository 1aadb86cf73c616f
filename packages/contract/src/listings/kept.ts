/** Days in which what was deleted can still be brought back. */
export const deletedDays = 30;
