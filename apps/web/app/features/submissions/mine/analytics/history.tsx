import { momentInWords } from '@serendib/contract/calendar-words';
import type { Kind, KindName } from '@serendib/contract/listings/kind';
import { kinds } from '@serendib/contract/listings/kinds/index';
import type { ListingHistory } from '@serendib/contract/listings/write-endpoints';
import { answerWords } from '@serendib/contract/words/answer-words';
import { t } from '@serendib/contract/words/t';
import { languageOf } from '~/ui/text/language.ts';
import { revisionWords, transitionLabels } from './change-words.ts';

type Entry = { at: string; words: string } & (
  | { reason: string | null }
  | { changes: ListingHistory['revisions'][number]['changes'] }
);

/** What became of a listing and what was changed in it, the latest first. */
export function History({ kind, history }: { kind: KindName; history: ListingHistory }) {
  const { steps, revisions } = history;
  const entries: Entry[] = [
    ...steps.map((step) => ({ at: step.at, words: transitionLabels(step), reason: step.reason })),
    ...revisions.map((revision) => ({
      at: revision.at,
      words: revisionWords(revision),
      changes: revision.changes,
    })),
  ].sort((one, other) => other.at.localeCompare(one.at));
  return (
    <section aria-labelledby="history">
      <h2 id="history" className="mb-4 text-26">
        {t('What became of it')}
      </h2>
      <ol className="border-t-[1.5px] border-ink">
        {entries.map((entry) => (
          <li
            key={`${entry.at} ${entry.words}`}
            className="grid gap-x-8 gap-y-1 border-b border-line py-4 sm:grid-cols-[13rem_minmax(0,1fr)]"
          >
            <p className="text-15 text-ink-2">
              <time dateTime={entry.at}>{momentInWords(entry.at)}</time>
            </p>
            <div className="min-w-0">
              <p className="font-[650]">{entry.words}</p>
              {'reason' in entry && entry.reason && (
                <p className="text-15 wrap-anywhere" lang={languageOf(entry.reason)}>
                  “{entry.reason}”
                </p>
              )}
              {'changes' in entry && <Changes kind={kind} changes={entry.changes} />}
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

interface ChangesProps {
  kind: KindName;
  changes: ListingHistory['revisions'][number]['changes'];
}

function Changes({ kind, changes }: ChangesProps) {
  const { fields }: Kind = kinds[kind];
  const labelOf = (name: string) => fields.find((field) => field.name === name)?.label;
  const textOf = (field: string, value: unknown) => answerWords(kinds[kind], field, value);
  return (
    <ul className="mt-1 grid gap-1 text-15">
      {changes.map(({ field, label, from, to }) => (
        <li key={field} className="wrap-anywhere">
          {labelOf(field) ?? label}:{' '}
          <del className="text-ink-2" lang={languageOf(textOf(field, from))}>
            {textOf(field, from)}
          </del>{' '}
          <span aria-hidden="true">→</span>
          <span className="sr-only">{t('became')}</span>{' '}
          <ins className="no-underline" lang={languageOf(textOf(field, to))}>
            {textOf(field, to)}
          </ins>
        </li>
      ))}
    </ul>
  );
}
