/** The schema of what a call of reviews is sent. */
export const bodyOf =
  (key: 'POST /reviews' | 'POST /reviews/{id}/report' | 'PUT /reviews/{id}/reply') => async () =>
    (await import('@serendib/contract/reviews/endpoints')).reviewEndpoints[key].body;
