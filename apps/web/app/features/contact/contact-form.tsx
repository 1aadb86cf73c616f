import type { ContactMessage } from '@serendib/contract/contact/endpoints';
import { useEffect, useRef } from 'react';
import { Form, useNavigation } from 'react-router';
import { Notice } from '~/ui/feedback/notice.tsx';
import { Button } from '~/ui/form/button.tsx';
import { TextAreaField, TextField } from '~/ui/form/text-field.tsx';

/** What became of a message that was not taken: all of it, and what was wrong. */
export interface Refused {
  values: ContactMessage;
  words: string;
  fields: Record<string, string>;
}

/** Works without scripts; what was typed comes back with what was wrong. */
export function ContactForm({ refused }: { refused: Refused | undefined }) {
  const busy = useNavigation().state === 'submitting';
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (refused) notice.current?.focus();
  }, [refused]);
  const { values, fields } = refused ?? {};
  return (
    <Form method="post" action="/contact" noValidate className="grid gap-6">
      {refused && (
        <div ref={notice} tabIndex={-1} className="outline-none">
          <Notice kind="danger" title={refused.words} live>
            Nothing you wrote is lost.
          </Notice>
        </div>
      )}
      <div className="grid gap-6 sm:grid-cols-2">
        <TextField
          label="Your name"
          name="name"
          required
          autoComplete="name"
          maxLength={100}
          defaultValue={values?.name}
          error={fields?.name}
        />
        <TextField
          label="Your email"
          name="email"
          type="email"
          required
          autoComplete="email"
          inputMode="email"
          maxLength={254}
          defaultValue={values?.email}
          error={fields?.email}
          hint="Only to answer you."
        />
      </div>
      <TextField
        label="Subject"
        name="subject"
        required
        maxLength={150}
        defaultValue={values?.subject}
        error={fields?.subject}
      />
      <TextAreaField
        label="Message"
        name="message"
        required
        rows={8}
        maxLength={5000}
        counter
        defaultValue={values?.message}
        error={fields?.message}
      />
      <div aria-hidden="true" className="sr-only">
        <label>
          Leave this empty
          <input type="text" name="fax" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <p>
        <Button type="submit" busy={busy}>
          {busy ? 'Sending' : 'Send message'}
        </Button>
      </p>
    </Form>
  );
}
