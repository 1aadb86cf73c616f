import { momentInWords } from '@serendib/contract/calendar-words';
import type { KindName } from '@serendib/contract/listings/kind';
import type { Paper } from '@serendib/contract/papers/endpoints';
import { papersOf } from '@serendib/contract/papers/papers';
import { t } from '@serendib/contract/words/t';
import { useEffect, useState } from 'react';
import { call } from '~/lib/api/call.ts';
import { fetchPaper } from '~/lib/papers/fetch-paper.ts';
import { errorText } from '~/lib/words/error-text.ts';
import { Dialog } from '~/ui/feedback/dialog.tsx';
import { toast } from '~/ui/feedback/toast.tsx';
import { Button } from '~/ui/form/button.tsx';
import { papersWereShown } from './listing-detail.ts';
import { LoadFailed } from './load-failed.tsx';

interface PapersPartProps {
  kind: KindName;
  id: string;
  /** The review beside which they are shown: with another one they are asked for anew. */
  review: object;
}

/** Photos that prove what a listing says. Each is fetched only when it is looked at, and that is written down. */
export function PapersPart({ kind, id, review }: PapersPartProps) {
  const asked = papersOf[kind];
  const [papers, setPapers] = useState<readonly Paper[]>();
  const [shown, setShown] = useState<{ label: string; src: string }>();
  const [problem, setProblem] = useState<string>();
  const [attempts, setAttempts] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt or review asks anew
  useEffect(() => {
    if (!asked) return;
    let isWanted = true;
    call('GET /papers', { query: { listingId: id } }).then(
      ({ data }) => {
        if (!isWanted) return;
        papersWereShown(id, data);
        setPapers(data);
        setProblem(undefined);
      },
      (error: unknown) => isWanted && setProblem(errorText(error, t('Something went wrong.'))),
    );
    return () => {
      isWanted = false;
    };
  }, [asked, id, attempts, review]);
  useEffect(() => () => void (shown && URL.revokeObjectURL(shown.src)), [shown]);
  if (!asked || !(papers || problem)) return null;
  const labelOf = (type: string) => asked.find((one) => one.type === type)?.label ?? type;
  const show = async ({ _id, type }: Paper) => {
    try {
      setShown({ label: labelOf(type), src: await fetchPaper(_id) });
    } catch (error) {
      toast(errorText(error, t('The paper could not be fetched.')), 'danger');
    }
  };
  return (
    <section className="pane-part" aria-labelledby="papers">
      <h3 id="papers">{t('Papers')}</h3>
      {problem ? (
        <LoadFailed
          title={t('The papers could not be loaded.')}
          problem={problem}
          onRetry={() => setAttempts(attempts + 1)}
        />
      ) : papers?.length === 0 ? (
        <p className="text-15 text-ink-2">
          {t('None was added: {papers}.', {
            papers: asked.map(({ label }) => label.toLowerCase()).join(', '),
          })}
        </p>
      ) : (
        <ul className="flex flex-wrap gap-2">
          {papers?.map((paper, index) => (
            <li key={paper._id}>
              <Button small look="line" onClick={() => void show(paper)}>
                {labelOf(paper.type)}
                <span className="sr-only"> {index + 1}</span>
                {t(', added {moment}', { moment: momentInWords(paper.addedAt) })}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <Dialog open={shown !== undefined} onClose={() => setShown(undefined)} title={shown?.label} wide>
        {shown && (
          <img src={shown.src} alt={shown.label} className="max-h-[70dvh] max-w-full object-contain" />
        )}
      </Dialog>
    </section>
  );
}
