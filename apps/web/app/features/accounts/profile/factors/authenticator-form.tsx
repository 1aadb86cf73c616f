import { t } from '@serendib/contract/words/t';
import { renderSVG } from 'uqr';
import { ApiError, call, type ReplyOf } from '~/lib/api/call.ts';
import { mayBeDone } from '~/lib/api/may-be-done.ts';
import { useApiForm } from '~/lib/form/use-api-form.ts';
import { CodeField } from '~/lib/session/code-field.tsx';
import { Refusal } from '~/ui/feedback/refusal.tsx';
import { FormActions } from '~/ui/form/form-actions.tsx';
import { inDoubt } from '../../form/in-doubt.ts';

interface AuthenticatorFormProps {
  secret: string;
  uri: string;
  onDone: (done: ReplyOf<'POST /auth/factors/authenticator/confirm'>) => Promise<void>;
  /** It may be set up, or is: then its recovery codes were not shown. */
  onUnseen: () => void;
  onCancel: () => void;
}

/** What the app takes in by its camera or by hand, and the first code that it then shows. */
export default function AuthenticatorForm({
  secret,
  uri,
  onDone,
  onUnseen,
  onCancel,
}: AuthenticatorFormProps) {
  const form = useApiForm<{ code: string }>({
    values: { code: '' },
    check: ({ code }) => (code.trim() ? {} : { code: t('Please enter the code.') }),
    async send({ code }) {
      const sending = call('POST /auth/factors/authenticator/confirm', { body: { code } });
      const done = await sending.catch((error: unknown) => {
        const isThere = error instanceof ApiError && error.code === 'CONFLICT';
        if (isThere || mayBeDone(error)) onUnseen();
        throw inDoubt(error);
      });
      await onDone(done);
    },
    failed: t('The app could not be set up.'),
  });
  return (
    <form {...form.attributes} aria-label={t('Set up an app')} className="grid max-w-[34rem] gap-5">
      <p>
        {t(
          'Open an app for codes on your phone, such as Aegis, Google Authenticator or your password manager, and show it this square.',
        )}
      </p>
      {/* Black on white by day and by night, or no camera would read it. */}
      <img
        className="max-w-full"
        alt={t('A square that holds the key of the app')}
        width="220"
        height="220"
        src={`data:image/svg+xml,${encodeURIComponent(renderSVG(uri, { border: 2 }))}`}
      />
      <div>
        <p>{t('Or type this key:')}</p>
        <p translate="no" className="font-[650] wrap-anywhere">
          <code>{secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}</code>
        </p>
      </div>
      <CodeField hint={t('The six digits that the app shows now.')} {...form.field('code')} />
      <Refusal of={form.refusal} />
      <FormActions send={t('Set up')} busy={form.busy} onCancel={onCancel} />
    </form>
  );
}
