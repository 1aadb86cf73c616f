/**
 * Every mean begins as if so many travellers had given so much already: one kind word does not outrank two hundred. Why
 * so many and so much is said in docs/decisions/140-best-rated-weighted-mean.md.
 */
export const opinionsBeforehand = { count: 5, rating: 4 };
