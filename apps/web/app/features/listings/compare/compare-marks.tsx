import type { KindName } from '@serendib/contract/listings/kind';
import { mostCompared } from '@serendib/contract/listings/limits';
import { t } from '@serendib/contract/words/t';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { compareAddress } from '~/lib/list/compare-address.ts';
import { usePlans } from '~/lib/plans/use-plans.ts';
import { Button, ButtonLink } from '~/ui/form/button.tsx';
import { clearMarks, toggleMark, useMarks } from './marks.ts';

interface OneProps {
  kind: KindName;
  id: string;
  title: string | null;
}

interface CompareMarksProps {
  kind: KindName;
  plural: string;
  items: readonly Omit<OneProps, 'kind'>[];
}

/**
 * A mark on each card of a list, and at its foot what is marked. The server sends nothing of it: a list stays as small as it
 * was, and the marks come with what is hydrated with the first touch.
 */
export function CompareMarks({ kind, plural, items }: CompareMarksProps) {
  const [cards, setCards] = useState<readonly (Element | null)[]>([]);
  useEffect(
    () =>
      setCards(
        items.map(
          ({ id }) =>
            document.querySelector(`.list-found a.card-link[href$="/${id}"]`)?.closest('article') ?? null,
        ),
      ),
    [items],
  );
  return (
    <>
      {items.map(({ id, title }, at) => {
        const card = cards[at];
        return card?.isConnected ? createPortal(<CompareMark {...{ kind, id, title }} />, card, id) : null;
      })}
      {cards.length > 0 && <CompareTray kind={kind} plural={plural} />}
    </>
  );
}

export function CompareMark({ kind, id, title }: OneProps) {
  const marked = useMarks(kind);
  const isMarked = marked.includes(id);
  const isFull = !isMarked && marked.length >= mostCompared;
  return (
    <label className="tick compare-mark print:hidden">
      <input type="checkbox" checked={isMarked} disabled={isFull} onChange={() => toggleMark(kind, id)} />
      <span>
        {isFull ? t('Four are marked') : t('Compare')}
        <span className="sr-only">: {title}</span>
      </span>
    </label>
  );
}

/** What is marked of a kind, and the way to where it stands side by side. */
export function CompareTray({ kind, plural }: { kind: KindName; plural: string }) {
  const marked = useMarks(kind);
  const { from, to } = usePlans();
  return (
    <section
      aria-label={t('Marked to compare')}
      className={marked.length > 0 ? 'compare-tray print:hidden' : 'sr-only'}
    >
      <p aria-live="polite" className="text-15">
        {marked.length > 0 &&
          t('{count, plural, one {# is marked. Mark another to compare them.} other {# are marked.}}', {
            count: marked.length,
          })}
      </p>
      {marked.length > 1 && (
        <ButtonLink to={compareAddress(kind, marked, { from: from ?? undefined, to: to ?? undefined })}>
          {t('Compare {number} {plural}', { number: marked.length, plural })}
        </ButtonLink>
      )}
      {marked.length > 0 && (
        <Button look="line" onClick={() => clearMarks(kind)}>
          {t('Take all marks away')}
        </Button>
      )}
    </section>
  );
}
