import type { ContactMessage } from '@serendib/contract/contact/endpoints';
import { longestInContact } from '@serendib/contract/contact/limits';
import { t } from '@serendib/contract/words/t';
import { useEffect, useRef, useState } from 'react';
import { useHref, useNavigate } from 'react-router';
import { call } from '~/lib/api/call.ts';
import { byWriter, type Written } from '~/lib/form/by-writer.tsx';
import { useApiForm } from '~/lib/form/use-api-form.ts';
import { useOnce } from '~/lib/form/use-once.ts';
import { wordsDraft } from '~/lib/form/words-draft.ts';
import { Notice } from '~/ui/feedback/notice.tsx';
import { Button } from '~/ui/form/button.tsx';
import { TextAreaField, TextField } from '~/ui/form/text-field.tsx';

/** What became of a message that was not taken: all of it, and what was wrong. */
export interface Refused {
  values: ContactMessage;
  words: string;
  fields: Record<string, string>;
}

/** A message needs no account: of who has one too it is kept with the tab. */
const draftOf = (writer: string | undefined) =>
  wordsDraft(writer, 'contact', { name: '', email: '', subject: '', message: '' }, 'sessionStorage');
const fields = ['name', 'email', 'subject', 'message'] as const;

interface ContactFormProps {
  refused: Refused | undefined;
}

/** Works without scripts; what was typed comes back with what was wrong. */
export const ContactForm = byWriter(Fields);

function Fields({ refused, writer, setBusy }: ContactFormProps & Written) {
  const navigate = useNavigate();
  const once = useOnce();
  const form = useApiForm<ContactMessage>({
    schema: async () =>
      (await import('@serendib/contract/contact/endpoints')).contactEndpoints['POST /contact'].body,
    async send(body) {
      await once.send(body, (key) => call('POST /contact', { body, once: key }));
      await navigate('/contact?sent=yes');
    },
    failed: t('Your message could not be sent.'),
    once: true,
    draft: draftOf(writer),
  });
  useEffect(() => setBusy(form.busy), [setBusy, form.busy]);
  const { setValue, getValues } = form;
  const [filled, setFilled] = useState<Partial<ContactMessage>>({});
  useEffect(() => {
    const kept = refused ? null : draftOf(writer).read();
    if (!kept) return;
    const empty = fields.filter((name) => !getValues(name));
    for (const name of empty) setValue(name, kept.values[name]);
    setFilled(Object.fromEntries(empty.map((name) => [name, kept.values[name]])));
  }, [refused, writer, getValues, setValue]);
  // Until it is sent from here, what was wrong with it when it was sent without scripts still is.
  const before = form.formState.isSubmitted ? undefined : refused;
  const field = (name: keyof ContactMessage) => {
    const { error, ...held } = form.field(name);
    return {
      ...held,
      defaultValue: refused?.values[name] ?? filled[name],
      error: error ?? before?.fields[name],
    };
  };
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (refused) notice.current?.focus();
  }, [refused]);
  return (
    <form {...form.attributes} {...once.attributes} action={useHref('/contact')} className="grid gap-6">
      {before && (
        <div ref={notice} tabIndex={-1} className="outline-none">
          <NotTaken words={before.words} />
        </div>
      )}
      <div className="grid gap-6 sm:grid-cols-2">
        <TextField
          label={t('Your name')}
          required
          autoComplete="name"
          maxLength={longestInContact.name}
          {...field('name')}
        />
        <TextField
          label={t('Your email')}
          type="email"
          required
          autoComplete="email"
          inputMode="email"
          maxLength={longestInContact.email}
          hint={t('Only to answer you.')}
          {...field('email')}
        />
      </div>
      <TextField label={t('Subject')} required maxLength={longestInContact.subject} {...field('subject')} />
      <TextAreaField
        label={t('Message')}
        required
        rows={8}
        maxLength={longestInContact.message}
        counter
        {...field('message')}
      />
      <div aria-hidden="true" className="sr-only">
        <label>
          {t('Leave this empty')}
          <input type="text" tabIndex={-1} autoComplete="off" {...form.register('fax')} />
        </label>
      </div>
      {form.refusal && <NotTaken words={form.refusal.words} />}
      <p>
        <Button type="submit" busy={form.busy}>
          {form.busy ? t('Sending') : t('Send message')}
        </Button>
      </p>
    </form>
  );
}

const NotTaken = ({ words }: { words: string }) => (
  <Notice kind="danger" title={words} live>
    {t('Nothing you wrote is lost.')}
  </Notice>
);
