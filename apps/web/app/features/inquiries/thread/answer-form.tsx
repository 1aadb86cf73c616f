import type { Inquiry } from '@serendib/contract/inquiries/inquiry';
import { longestMessage } from '@serendib/contract/inquiries/limits';
import { hasLeftWords, isWritable } from '@serendib/contract/inquiries/states';
import { t } from '@serendib/contract/words/t';
import { useEffect, useRef, useState } from 'react';
import { call } from '~/lib/api/call.ts';
import { byWriter, type Written } from '~/lib/form/by-writer.tsx';
import { type FormRefusal, useApiForm } from '~/lib/form/use-api-form.ts';
import { useOnce } from '~/lib/form/use-once.ts';
import { wordsDraft } from '~/lib/form/words-draft.ts';
import { Notice } from '~/ui/feedback/notice.tsx';
import { Refusal } from '~/ui/feedback/refusal.tsx';
import { Button } from '~/ui/form/button.tsx';
import { TextAreaField } from '~/ui/form/text-field.tsx';
import { Templates } from './templates.tsx';
import type { ThreadCalls } from './use-thread.ts';

/** A usual answer comes after what is written already. */
const after = (written: string, text: string) => (written.trim() ? `${written.trimEnd()}\n\n${text}` : text);

interface AnswerFormProps extends ThreadCalls {
  thread: Inquiry;
}

/** Where one writes to the other. A phone's keyboard covers half the screen: the field comes into what is left of it. */
export function AnswerForm(props: AnswerFormProps) {
  const { status, as, hasLeft } = props.thread;
  if (!isWritable(status) || as === 'admin') return null;
  return hasLeft ? <p className="text-ink-2">{hasLeftWords}</p> : <Form {...props} />;
}

const Form = byWriter(Fields);

function Fields({ thread, writer, setBusy, show, asked }: AnswerFormProps & Written) {
  const { _id: id, as } = thread;
  const kept = wordsDraft(writer, `answer:${id}`, { text: '' }, 'sessionStorage');
  const [began] = useState(() => kept.read()?.values ?? { text: '' });
  const place = useRef<HTMLDivElement>(null);
  const once = useOnce();
  const form = useApiForm<{ text: string }>({
    values: began,
    schema: async () =>
      (await import('@serendib/contract/inquiries/endpoints')).inquiryEndpoints[
        'POST /inquiries/{id}/messages'
      ].body,
    async send(body) {
      show(
        await once.send(body, (key) => call('POST /inquiries/{id}/messages', { ...asked, body, once: key })),
      );
      // What was written on meanwhile is of the next message.
      if (form.getValues('text') === body.text) form.reset({ text: '' });
    },
    failed: t('Your message could not be sent.'),
    draft: { ...kept, drop: () => kept.keep(form.getValues()) },
  });
  // The figure below the field follows with each rendering.
  const written = form.watch('text');
  useEffect(() => setBusy(form.busy), [setBusy, form.busy]);
  useEffect(() => {
    const view = window.visualViewport;
    const bring = () => {
      if (place.current?.contains(document.activeElement)) place.current.scrollIntoView({ block: 'nearest' });
    };
    view?.addEventListener('resize', bring);
    return () => view?.removeEventListener('resize', bring);
  }, []);
  return (
    <div ref={place} className="scroll-mb-4">
      <form {...form.attributes} {...once.attributes} aria-label={t('Your answer')} className="grid gap-4">
        <TextAreaField
          label={t('Write to {name}', { name: thread.with })}
          rows={3}
          limit={longestMessage}
          {...form.field('text')}
        />
        <PlacedRefusal of={form.refusal} busy={form.busy} />
        <div className="flex flex-wrap items-center gap-3">
          <Button type="submit" busy={form.busy}>
            {form.busy ? t('Sending') : t('Send')}
          </Button>
          {as === 'partner' && (
            <Templates
              current={written}
              onTake={(text) => form.setValue('text', after(written, text), { shouldDirty: true })}
            />
          )}
        </div>
      </form>
    </div>
  );
}

/**
 * Why it was not sent. While it is sent again nothing says so, but the place is kept: the button would move up, and a second
 * tap land on what stands below it, such as blocking the other.
 */
function PlacedRefusal({ of, busy }: { of: FormRefusal | undefined; busy: boolean }) {
  const latest = useRef(of);
  if (!busy) latest.current = of;
  if (of || !latest.current || latest.current.isBeside) return <Refusal of={of} />;
  return (
    <div className="invisible">
      <Notice kind="danger">{latest.current.words}</Notice>
    </div>
  );
}
