/** A mean of ratings, as every page says it. */
export const ratingFigure = new Intl.NumberFormat('en-LK', {
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
});
