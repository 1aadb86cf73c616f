import type { Context } from '../../platform/module.ts';
import { deleteEnded } from './accounts.queries.ts';

export const deleteExpiredTokens = ({ db, clock }: Pick<Context, 'db' | 'clock'>) => deleteEnded(db, clock());
