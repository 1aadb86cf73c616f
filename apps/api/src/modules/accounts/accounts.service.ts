import type { Context } from '../../platform/module.ts';
import { deleteEnded } from './accounts.queries.ts';

export { findAdministrators } from './accounts.queries.ts';
export { ensureAdministrator, type FirstAdministrator } from './admin/first-administrator.ts';
export { type AccountQuery, listAccounts, walkAccounts } from './admin/users.service.ts';
export { readPicturePass } from './sessions/picture-pass.ts';
export { authenticateBy } from './sessions/sessions.service.ts';

export const sweepAccounts = ({ db, clock }: Pick<Context, 'db' | 'clock'>) => deleteEnded(db, clock());
