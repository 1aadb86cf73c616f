import { t } from '@serendib/contract/words/t';
import { ApiError } from '~/lib/api/call.ts';
import type { LoadArgs } from '~/lib/api/load.ts';
import { pageUrl } from '~/lib/structured-data/page-url.ts';

/** The trip that a link opens. A key that is no key is as good as one that was revoked. */
export async function load({ call, params: { id }, query, url }: LoadArgs<{ id: string }>) {
  const key = query('key');
  const asked = { params: { id }, query: { ...(key && { key }) } };
  const trip = await call('GET /trips/{id}', asked).catch((error: unknown) => {
    if (!(error instanceof ApiError && [400, 404].includes(error.status))) throw error;
    throw new ApiError(
      404,
      'NOT_FOUND',
      t('The link was revoked, or a part of it was lost on the way. Ask who sent it for a new one.'),
    );
  });
  // Who opened the link sends it on in the language in which they read.
  return { trip, url: pageUrl(url.origin, url.pathname + url.search) };
}
