/** The mean of the ratings of one thing, as every page says it; those of whole types have two digits. */
export const ratingFigure = new Intl.NumberFormat('en-LK', {
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
});
