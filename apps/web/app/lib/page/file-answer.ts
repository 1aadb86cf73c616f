/** The answer of a route that is a file made on demand rather than a page; kept by others for an hour. */
export const fileAnswer = (body: string, type: string): Response =>
  new Response(body, {
    headers: { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'public, max-age=3600' },
  });
