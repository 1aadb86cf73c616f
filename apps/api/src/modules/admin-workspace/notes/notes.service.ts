import type { AdminNote } from '@serendib/contract/admin/workspace-endpoints';
import { t } from '@serendib/contract/words/t';
import { z } from 'zod';
import { AppError } from '../../../platform/app-error.ts';
import { type NewAudit, recordAudit } from '../../../platform/audit/audit.ts';
import type { Db } from '../../../platform/database/database.ts';
import type { Visitor } from '../../../platform/http/app-types.ts';
import { type Page, pageFrom, readCursor } from '../../../platform/lists/paging.ts';
import type { Context } from '../../../platform/module.ts';
import type { PersonalData } from '../../../platform/personal-data.ts';
import {
  type About,
  countNotes,
  deleteNote,
  deleteNotesOn,
  findNotes,
  findNotesOn,
  findNotesOnListingsOf,
  findSubject,
  insertNote,
  lockSubject,
} from './notes.queries.ts';

const mostNotes = 200;
const cursorOf = z.tuple([z.literal('notes'), z.uuid()]);

export async function listNotes(
  { db }: Pick<Context, 'db'>,
  { cursor, ...about }: About & { cursor?: string | undefined },
): Promise<Page<AdminNote>> {
  if ((about.listingId === undefined) === (about.userId === undefined))
    throw new AppError('BAD_REQUEST', t('Please name a listing or a person.'));
  const [, after] = cursor === undefined ? [] : readCursor(cursor, cursorOf);
  const [found, total] = await Promise.all([
    findNotes(db, about, { after, most: mostNotes + 1 }),
    countNotes(db, about),
  ]);
  const { shown, nextCursor } = pageFrom(found, mostNotes, ({ id }) => ['notes', id]);
  return { items: shown.map(noteView), facts: { total, nextCursor } };
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
  const at = clock();
  const id = await db.transaction(async (tx) => {
    if (!(await lockSubject(tx, about))) throw new AppError('NOT_FOUND');
    const added = await insertNote(tx, { ...about, text, authorId: visitor.id, at });
    await auditNote(tx, about, { actorId: visitor.id, action: 'add note', at });
    return added;
  });
  const [note] = await findNotes(db, about, { id, most: 1 });
  if (!note) throw new AppError('NOT_FOUND');
  return noteView(note);
}

export async function removeNote(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  visitor: Visitor,
  id: string,
): Promise<undefined> {
  await db.transaction(async (tx) => {
    const about = await deleteNote(tx, id, visitor.id);
    if (!about) throw new AppError('NOT_FOUND');
    await auditNote(tx, about, { actorId: visitor.id, action: 'delete note', at: clock() });
  });
}

/** Of whom or what it was noted, without the words: they are personal data, which goes with the note. */
async function auditNote(
  tx: Db,
  about: Parameters<typeof findSubject>[1],
  entry: Pick<NewAudit, 'actorId' | 'action' | 'at'>,
): Promise<void> {
  const subject = await findSubject(tx, about);
  if (subject) await recordAudit(tx, { ...subject, ...entry });
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
