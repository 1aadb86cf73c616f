export const noUserId = 'User ID could not be determined. Please log out and log in again.';
export const sessionHasExpired = 'Your login session has expired. Please log in again.';
/** After what was rejected has come to our team again. */
export const sentAgain = 'It is with our team again.';
export const nothingMended =
  'Nothing has been changed yet. Mend what our team wrote about, then send it again; or write to us.';
