import type { Db } from '../../../platform/database/database.ts';
import { keyFor, siteSecret } from '../../../platform/secrets/site-secret.ts';

/** The key for addresses of pictures. */
export const imageSigningKey = async (db: Db): Promise<Buffer> =>
  keyFor('addresses of pictures', await siteSecret(db));
