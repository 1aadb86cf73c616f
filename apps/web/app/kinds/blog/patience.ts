/** So long blogs are waited for on each page that shows some, in milliseconds; other calls have longer. */
export const blogPatience = 10_000;
