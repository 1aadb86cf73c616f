/** Of our own pages on other sites. */
export const mostSocialLinks = 8;
