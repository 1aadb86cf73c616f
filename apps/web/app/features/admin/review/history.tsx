import { momentInWords } from '@serendib/contract/calendar-words';
import type { KindName } from '@serendib/contract/listings/kind';
import type { ListingHistory } from '@serendib/contract/listings/write-endpoints';
import { t } from '@serendib/contract/words/t';
import { Disclosure } from '~/ui/navigate/disclosure.tsx';
import { comparedWords } from './compared-words.ts';

type Step = ListingHistory['steps'][number];

const by = { owner: t('its owner'), admin: t('an administrator'), system: 'Serendib' } as const;

const transitionLabels = ({ from, to, by: who }: Step): string => {
  const name = by[who];
  if (from === null)
    return to === 'approved' ? t('Published by {name}', { name }) : t('Sent by {name}', { name });
  if (to === 'pending')
    return who === 'system'
      ? t('Waits for a look again: its payment went back')
      : t('Sent again by {name}', { name });
  if (from === to) return t('Reason corrected by {name}', { name });
  return to === 'approved' ? t('Verified by {name}', { name }) : t('Rejected by {name}', { name });
};

/** What became of a listing and what was changed in it, the latest first. */
export function History({ kind, history }: { kind: KindName; history: ListingHistory }) {
  const { steps, revisions } = history;
  const entries = [
    ...steps.map((step) => ({
      at: step.at,
      words: transitionLabels(step),
      reason: step.reason,
      changes: [],
    })),
    ...revisions.map(({ at, by: who, userName, changes }) => ({
      at,
      words: t('Changed by {name}', { name: userName ?? by[who] }),
      reason: null,
      changes,
    })),
  ].sort((one, other) => other.at.localeCompare(one.at));
  return (
    <Disclosure title={t('What became of it so far')}>
      <ol className="grid gap-2 text-15">
        {entries.map(({ at, words, reason, changes }) => (
          <li key={`${at} ${words}`} className="wrap-anywhere">
            <time dateTime={at} className="text-ink-2">
              {momentInWords(at)}
            </time>
            : <b>{words}</b>
            {reason && <> “{reason}”</>}
            {changes.map(({ field, label, from, to }) => (
              <span key={field} className="block ps-4">
                {label}: <del className="text-ink-2">{comparedWords(kind, field, from)}</del>{' '}
                <span aria-hidden="true">→</span>
                <span className="sr-only"> {t('became')} </span> {comparedWords(kind, field, to)}
              </span>
            ))}
          </li>
        ))}
      </ol>
    </Disclosure>
  );
}
