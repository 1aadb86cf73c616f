import type { AdminNote } from '@serendib/contract/admin/workspace-endpoints';
import { t } from '@serendib/contract/words/t';
import { AppError } from '../../../platform/app-error.ts';
import type { Visitor } from '../../../platform/http/app-types.ts';
import type { Context } from '../../../platform/module.ts';
import type { PersonalData } from '../../../platform/personal-data.ts';
import {
  type About,
  deleteNote,
  deleteNotesOn,
  findNotes,
  findNotesOn,
  findNotesOnListingsOf,
  insertNote,
  lockSubject,
} from './notes.queries.ts';

export async function listNotes({ db }: Pick<Context, 'db'>, about: About): Promise<AdminNote[]> {
  if ((about.listingId === undefined) === (about.userId === undefined))
    throw new AppError('BAD_REQUEST', t('Please name a listing or a person.'));
  return (await findNotes(db, about)).map(noteView);
}

const noteView = ({ id, at, ...note }: Awaited<ReturnType<typeof findNotes>>[number]): AdminNote => ({
  ...note,
  _id: id,
  at: at.toISOString(),
});

export async function addNote(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  visitor: Visitor,
  { text, ...about }: About & { text: string },
): Promise<AdminNote> {
  const id = await db.transaction(async (tx) => {
    if (!(await lockSubject(tx, about))) throw new AppError('NOT_FOUND');
    return insertNote(tx, { ...about, text, authorId: visitor.id, at: clock() });
  });
  const [note] = await findNotes(db, about, id);
  if (!note) throw new AppError('NOT_FOUND');
  return noteView(note);
}

export async function removeNote(
  { db }: Pick<Context, 'db'>,
  visitor: Visitor,
  id: string,
): Promise<undefined> {
  if (!(await deleteNote(db, id, visitor.id))) throw new AppError('NOT_FOUND');
}

/** What was noted of a person is theirs to read when they ask for what is kept of them, and goes with them. */
export const notesOn: PersonalData = {
  name: 'notesOfOurTeam',
  export: async (db, userId) => ({
    onMe: await findNotesOn(db, userId),
    onMyListings: await findNotesOnListingsOf(db, userId),
  }),
  remove: deleteNotesOn,
};
