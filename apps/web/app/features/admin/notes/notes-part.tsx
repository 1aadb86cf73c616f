import { longestAdminNote } from '@serendib/contract/admin/limits';
import type { AdminNote } from '@serendib/contract/admin/workspace-endpoints';
import { momentInWords } from '@serendib/contract/calendar-words';
import { t } from '@serendib/contract/words/t';
import { useState } from 'react';
import { call } from '~/lib/api/call.ts';
import { useApiForm } from '~/lib/form/use-api-form.ts';
import { wordsDraft } from '~/lib/form/words-draft.ts';
import { useUser } from '~/lib/session/session-user.ts';
import { errorText } from '~/lib/words/error-text.ts';
import { ConfirmedDialog } from '~/ui/feedback/confirmed-dialog.tsx';
import { Notice } from '~/ui/feedback/notice.tsx';
import { Refusal } from '~/ui/feedback/refusal.tsx';
import { Button } from '~/ui/form/button.tsx';
import { TextAreaField } from '~/ui/form/text-field.tsx';
import { languageOf } from '~/ui/text/language.ts';
import { type About, useNotes } from './use-notes.ts';

/** What administrators tell each other of a listing or a person. */
export function NotesPart({ about }: { about: About }) {
  const me = useUser();
  const [asked, setAsked] = useState<AdminNote>();
  const key = Object.values(about).join();
  const { notes, setNotes, hasEarlier, isFetching, fetchEarlier, error } = useNotes(about, key);
  const first = { text: '' };
  const draft = wordsDraft(me?._id, `note:${key}`, first);
  const [began] = useState(() => draft.read()?.values ?? first);
  const form = useApiForm<{ text: string }>({
    values: began,
    draft,
    schema: async () =>
      (await import('@serendib/contract/admin/workspace-endpoints')).adminWorkspaceEndpoints[
        'POST /admin/notes'
      ].body,
    bodyOf: (values) => ({ ...about, ...values }),
    async send({ text }) {
      const made = await call('POST /admin/notes', { body: { ...about, text } });
      setNotes((known) => [made, ...known]);
      form.reset(first);
    },
    failed: t('The note could not be kept.'),
  });
  const remove = async ({ _id: id }: AdminNote) => {
    await call('DELETE /admin/notes/{id}', { params: { id } });
    setNotes((known) => known.filter(({ _id }) => _id !== id));
    setAsked(undefined);
  };
  return (
    <section className="pane-part" aria-labelledby={`notes-${key}`}>
      <h3 id={`notes-${key}`}>{t('Notes of our team')}</h3>
      {error && (
        <Notice kind="danger" live>
          {error}
        </Notice>
      )}
      <ul className="grid gap-2 text-15">
        {notes.map((note) => (
          <li key={note._id} id={`note-${note._id}`} tabIndex={-1} className="admin-note wrap-anywhere">
            <p className="flex flex-wrap items-center justify-between gap-x-3 text-14 text-ink-2">
              <span>
                {note.authorName}, <time dateTime={note.at}>{momentInWords(note.at)}</time>
              </span>
              {note.authorId === me?._id && (
                <button
                  type="button"
                  className="link min-h-11"
                  aria-label={t('Delete the note of {at}', { at: momentInWords(note.at) })}
                  onClick={() => setAsked(note)}
                >
                  {t('Delete')}
                </button>
              )}
            </p>
            <p className="whitespace-pre-line" lang={languageOf(note.text)}>
              {note.text}
            </p>
          </li>
        ))}
      </ul>
      {hasEarlier && (
        <p className="mt-2">
          <Button small look="line" busy={isFetching} onClick={fetchEarlier}>
            {t('Earlier ones')}
          </Button>
        </p>
      )}
      <form {...form.attributes} className="mt-2 grid gap-2">
        <TextAreaField
          label={t('Add a note')}
          rows={2}
          maxLength={longestAdminNote}
          hint={t(
            'Only administrators see it. Whom it is about gets its words when they ask for their data.',
          )}
          {...form.field('text')}
        />
        <Refusal of={form.refusal} />
        <div>
          <Button type="submit" small look="line" busy={form.busy}>
            {t('Keep the note')}
          </Button>
        </div>
      </form>
      {asked && (
        <ConfirmedDialog
          onClose={() => setAsked(undefined)}
          title={t('Delete this note?')}
          confirm={t('Delete')}
          danger
          work={() => remove(asked)}
          failed={(failed) => errorText(failed, t('The note could not be deleted.'))}
        >
          <p>{t('Are you sure you want to delete this note? This action cannot be undone.')}</p>
        </ConfirmedDialog>
      )}
    </section>
  );
}
