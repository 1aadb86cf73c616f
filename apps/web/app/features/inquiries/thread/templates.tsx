import { t } from '@serendib/contract/words/t';
import { useEffect, useState } from 'react';
import { draftsOf } from '~/lib/session/drafts.ts';
import { useUser } from '~/lib/session/session-user.ts';
import { keepText, parseKept, readText } from '~/lib/storage/kept.ts';
import { toast } from '~/ui/feedback/toast.tsx';
import { Button } from '~/ui/form/button.tsx';
import { languageOf } from '~/ui/text/language.ts';

const most = 10;

/** A partner's usual answers, kept in their browser under their account: they leave with it. */
// not a message: a key of the browser's storage
const keyOf = (userId: string) => `${draftsOf(userId)}answers`;

function readAnswers(userId: string): string[] {
  const kept = parseKept(readText(keyOf(userId)));
  return Array.isArray(kept) ? kept.filter((one) => typeof one === 'string') : [];
}

interface TemplatesProps {
  current: string;
  onTake: (text: string) => void;
}

/** What a partner writes again and again: taken with one press, kept with another. */
export function Templates({ current, onTake }: TemplatesProps) {
  const user = useUser();
  const [kept, setKept] = useState<readonly string[]>([]);
  useEffect(() => setKept(user ? readAnswers(user._id) : []), [user]);
  if (!user) return null;
  const write = (answers: readonly string[]) => {
    setKept(answers);
    const isKept = keepText(keyOf(user._id), JSON.stringify(answers));
    if (!isKept) toast(t('This browser has no room left for it.'), 'danger');
  };
  const keep = () => {
    const text = current.trim();
    if (!text) return toast(t('Write it first, then keep it.'));
    write([text, ...kept.filter((one) => one !== text)].slice(0, most));
    toast(t('Kept among your usual answers.'), 'good');
  };
  return (
    <details className="min-w-0 flex-1 basis-64">
      <summary className="link inline-flex min-h-11 cursor-pointer items-center">
        {t('Your usual answers')}
      </summary>
      <ul className="grid gap-2 pb-2">
        {kept.map((text) => (
          <li key={text} className="flex items-center gap-2">
            <button
              type="button"
              className="min-h-11 min-w-0 flex-1 border-b border-line text-start text-15 wrap-anywhere"
              onClick={() => onTake(text)}
            >
              <span className="line-clamp-2" lang={languageOf(text)}>
                {text}
              </span>
            </button>
            <Button
              small
              look="plain"
              aria-label={t('Take away: {name}', { name: text })}
              onClick={() => write(kept.filter((one) => one !== text))}
            >
              {t('Take away')}
            </Button>
          </li>
        ))}
      </ul>
      <Button small look="line" onClick={keep}>
        {t('Keep what is written as one')}
      </Button>
    </details>
  );
}
