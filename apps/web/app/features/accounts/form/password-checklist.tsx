import { passwordRules } from '@serendib/contract/accounts/password';
import { t } from '@serendib/contract/words/t';

/** The rules of a new password, ticked off while one types. */
export function PasswordChecklist({ password }: { password: string }) {
  return (
    <ul aria-label={t('What a password needs')} className="-mt-2 grid gap-1 text-14 text-ink-2">
      {passwordRules.map(({ words, holds }) => {
        const held = holds(password);
        return (
          <li key={words} className="rule-held" data-held={held || undefined}>
            <span>
              {words}
              <span className="sr-only">{held ? t(', done') : t(', still missing')}</span>
            </span>
          </li>
        );
      })}
    </ul>
  );
}
