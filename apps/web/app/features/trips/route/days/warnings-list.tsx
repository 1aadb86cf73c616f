import type { Warning } from '@serendib/contract/trips/route/advice/warnings';
import type { RouteStop } from '@serendib/contract/trips/route/days';
import type { Planner } from '@serendib/contract/trips/route/planner';
import { t } from '@serendib/contract/words/t';
import { Notice } from '~/ui/feedback/notice.tsx';
import { warningWords } from './warning-words.ts';

/** What to know before one goes. */
export function WarningsList({
  warnings,
  stops,
  planner,
}: {
  warnings: readonly Warning[];
  stops: readonly RouteStop[];
  planner: Planner;
}) {
  if (warnings.length === 0) return null;
  return (
    <Notice kind="warning" title={t('Good to know')}>
      <ul className="grid list-disc gap-1.5 ps-5">
        {warnings.map((warning, index) => (
          // Of two stops at one place each says the same.
          // biome-ignore lint/suspicious/noArrayIndexKey: they have no state
          <li key={index}>{warningWords(warning, stops, planner)}</li>
        ))}
      </ul>
    </Notice>
  );
}
