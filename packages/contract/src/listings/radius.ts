/** How far around a place a list looks, where nothing else is asked for and at the most. */
export const usualRadiusKm = 30;
export const longestRadiusKm = 200;
