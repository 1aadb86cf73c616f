/** What a form says of a review before it is sent, and the server when it was not asked. */
export const longestComment = 2000;
export const commentMissing = 'Please write a comment.';
export const starsMissing = 'Please choose 1 to 5 stars.';
export const defaultRating = 5;
