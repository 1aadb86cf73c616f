import type { AuditEntry } from '@serendib/contract/admin/audit-endpoints';
import { t } from '@serendib/contract/words/t';
import type { ReactNode } from 'react';
import { languageOf } from '~/ui/text/language.ts';
import { marked } from '~/ui/text/marked.tsx';
import { partsOf } from './action-labels.ts';

/** More than this many lie under a line that opens them. */
const most = 4;

/** What an action changed, and why; nothing where that is all there is to say. */
export function whatIn(entry: AuditEntry): ReactNode {
  const parts = partsOf(entry).map(({ label, from, to }) => (
    <span key={label} className="block">
      {label}:{' '}
      {from !== null &&
        (to === null ? (
          marked(from)
        ) : (
          <del className="text-ink-2" lang={languageOf(from)}>
            {from}
          </del>
        ))}
      {from !== null && to !== null && (
        <>
          {' '}
          <span aria-hidden="true">→</span>
          <span className="sr-only"> {t('became')} </span>{' '}
        </>
      )}
      {marked(to)}
    </span>
  ));
  if (parts.length === 0 && !entry.reason) return null;
  return (
    <span className="block max-w-[48ch] wrap-anywhere">
      {parts.length > most ? (
        <details>
          <summary className="link inline-flex min-h-11 items-center">
            {t('{count} answers', { count: parts.length })}
          </summary>
          {parts}
        </details>
      ) : (
        parts
      )}
      {entry.reason && (
        <span className="block" lang={languageOf(entry.reason)}>
          “{entry.reason}”
        </span>
      )}
    </span>
  );
}
