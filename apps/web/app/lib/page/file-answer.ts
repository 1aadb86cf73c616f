const kept = {
  /** It comes with a version of the program. */
  anHour: 'public, max-age=3600',
  /** It shows what may be taken down at any moment. */
  no: 'public, max-age=0, must-revalidate',
};

/** The answer of a route that is a file made on demand rather than a page. */
export const fileAnswer = (
  body: string,
  type: string,
  keptByOthers: keyof typeof kept = 'anHour',
): Response =>
  new Response(body, {
    headers: { 'content-type': `${type}; charset=utf-8`, 'cache-control': kept[keptByOthers] },
  });
