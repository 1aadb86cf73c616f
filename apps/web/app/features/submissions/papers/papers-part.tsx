import type { KindName } from '@serendib/contract/listings/kind';
import {
  mostOfAType,
  type PaperType,
  paperDays,
  papersAnchor,
  papersOf,
} from '@serendib/contract/papers/papers';
import { t } from '@serendib/contract/words/t';
import { useEffect, useRef } from 'react';
import { Notice } from '~/ui/feedback/notice.tsx';
import { goTo } from '~/ui/navigate/focus-on.ts';
import { FailedPhoto } from '../photos/failed-photo.tsx';
import { MovingPhoto } from '../photos/moving-photo.tsx';
import { photoTypes } from '../photos/photo-chooser.ts';
import { DeletePaper } from './delete-paper.tsx';
import { PaperPhoto } from './paper-photo.tsx';
import { type MovingPaper, usePapers } from './use-papers.ts';

interface PapersPartProps {
  kind: KindName;
  /** None while it is yet to be made: the papers wait for it. */
  listingId?: string | undefined;
}

/** Private photos of papers. They are kept at once, apart from the form, and go along with what it sends. */
export default function PapersPart({ kind, listingId }: PapersPartProps) {
  const asked = papersOf[kind] ?? [];
  const part = useRef<HTMLElement>(null);
  const { papers, moving, status, problem, add, retry, takeAway, remove } = usePapers(kind, listingId);
  useEffect(() => {
    // A link that leads here came before this was there to be led to. A reader who has scrolled, or is at a field by now, stays there.
    const isAtBeginning = scrollY === 0 && (document.activeElement?.matches('body, #main') ?? true);
    if (!part.current || location.hash !== `#${papersAnchor}` || !isAtBeginning) return;
    goTo(part.current);
  }, []);
  // A button goes with its photo, and the keyboard goes on from where another one is added.
  const goOnFrom = (type: PaperType) =>
    requestAnimationFrame(() => part.current?.querySelector<HTMLElement>(`[data-paper="${type}"]`)?.focus());
  const takeAwayHere = (paper: MovingPaper) => {
    takeAway(paper);
    goOnFrom(paper.type);
  };
  const removeHere = async (id: string, type: PaperType) => {
    await remove(id);
    goOnFrom(type);
  };
  return (
    <section
      id={papersAnchor}
      ref={part}
      data-field={papersAnchor}
      aria-labelledby="paper-photos-title"
      className="submission-part scroll-mt-24"
    >
      <h2 id="paper-photos-title">{t('Photos of your papers')}</h2>
      <p className="text-15 text-ink-2">
        {t(
          'Only our team and you see these photos. They are kept encrypted, and deleted {days} days after we have looked. You may leave them out now; without them we may ask.',
          { days: paperDays },
        )}
      </p>
      {problem && (
        <Notice kind="danger" live>
          {problem}
        </Notice>
      )}
      {status}
      <ul className="grid gap-4">
        {asked.map(({ type, label }) => {
          const there = papers.filter((one) => one.type === type);
          const coming = moving.filter((one) => one.type === type);
          return (
            <li key={type} className="grid gap-2">
              <h3 className="text-17">{label}</h3>
              {there.length > 0 && (
                <ul className="flex flex-wrap gap-3">
                  {there.map(({ _id }, index) => (
                    <li key={_id}>
                      <PaperPhoto id={_id} alt={t('{label}, photo {number}', { label, number: index + 1 })} />
                      <DeletePaper label={label} number={index + 1} remove={() => removeHere(_id, type)} />
                    </li>
                  ))}
                </ul>
              )}
              {coming.map((paper) =>
                paper.failure === undefined ? (
                  <MovingPhoto
                    key={paper.id}
                    file={paper.file}
                    sent={paper.sent}
                    onTakeAway={() => takeAwayHere(paper)}
                  />
                ) : (
                  <FailedPhoto
                    key={paper.id}
                    file={paper.file}
                    words={paper.failure}
                    onRetry={() => retry(paper)}
                    onTakeAway={() => takeAwayHere(paper)}
                  />
                ),
              )}
              {there.length + coming.length < mostOfAType && (
                <label className="btn btn-line btn-small relative w-fit cursor-pointer focus-within:outline-2">
                  {t('Add a photo')}
                  <span className="sr-only"> {t('of: {label}', { label })}</span>
                  <input
                    type="file"
                    data-paper={type}
                    className="absolute inset-0 cursor-pointer opacity-0"
                    accept={photoTypes}
                    onChange={({ target }) => {
                      const [file] = target.files ?? [];
                      target.value = '';
                      if (file) add(type, file);
                    }}
                  />
                </label>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
