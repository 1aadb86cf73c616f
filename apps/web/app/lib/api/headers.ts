import { t } from '@serendib/contract/words/t';
import { browserId } from '~/lib/session/session.ts';

/** With which a browser calls the API. */
export const headersFor = (token: string | null): Record<string, string> => ({
  accept: 'application/json',
  'accept-language': t('@language'),
  'x-session-id': browserId(),
  ...(token && { authorization: `Bearer ${token}` }),
});
