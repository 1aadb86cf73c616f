import { AppError } from '../../../platform/app-error.ts';
import type { Visitor } from '../../../platform/http/app-types.ts';
import type { AccountContext } from '../account-context.ts';
import { confirmPerson } from '../profile/confirm.service.ts';
import { deleteSessionOf, deleteSessionsOf } from './sessions.queries.ts';

export async function endSession(
  context: AccountContext,
  visitor: Visitor,
  id: string,
  password: string | undefined,
): Promise<undefined> {
  await confirmPerson(context, visitor, password);
  if (!(await deleteSessionOf(context.db, visitor.id, id))) throw new AppError('NOT_FOUND');
}

export async function signOutEverywhere(
  context: AccountContext,
  visitor: Visitor,
  password: string | undefined,
): Promise<undefined> {
  await confirmPerson(context, visitor, password);
  await deleteSessionsOf(context.db, visitor.id);
}
