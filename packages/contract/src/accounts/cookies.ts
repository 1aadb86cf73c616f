/**
 * All cookies that there are, with the seconds for which they last: by them a sign-in with a third party comes back to the
 * browser that began it. The privacy policy names them.
 */
export const cookieSeconds = { 'sign-in': 600, arrival: 60 } as const;
