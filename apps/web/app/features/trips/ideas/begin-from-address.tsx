import { t } from '@serendib/contract/words/t';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { TripProblem } from '~/lib/trip/trips.ts';
import { Notice } from '~/ui/feedback/notice.tsx';

/** Follows `/trip?begin=…`: begins that trip once, and takes it out of the address. */
export function BeginFromAddress() {
  const [query, setQuery] = useSearchParams();
  const [problem, setProblem] = useState('');
  const slug = query.get('begin');
  useEffect(() => {
    if (!slug) return;
    setQuery(
      (before) => {
        before.delete('begin');
        return before;
      },
      { replace: true, preventScrollReset: true },
    );
    import('./begin-idea.ts')
      .then(({ beginIdea }) => beginIdea(slug))
      .then((isBegun) => setProblem(isBegun ? '' : t('There is no such ready-made trip.')))
      .catch((error: unknown) =>
        setProblem(
          error instanceof TripProblem
            ? error.message
            : t('The trip could not be begun. Please try again when there is a network.'),
        ),
      );
  }, [slug, setQuery]);
  return problem ? (
    <Notice kind="warning" live>
      {problem}
    </Notice>
  ) : null;
}
