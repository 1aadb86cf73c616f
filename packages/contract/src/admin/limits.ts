/** Of our own pages on other sites. */
export const mostSocialLinks = 8;
export const longestSiteName = 40;

/** Of what administrators note for one another. */
export const longestAdminNote = 2_000;
