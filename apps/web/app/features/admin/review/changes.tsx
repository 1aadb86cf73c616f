import { momentInWords } from '@serendib/contract/calendar-words';
import type { ValueType } from '@serendib/contract/listings/field';
import type { KindName } from '@serendib/contract/listings/kind';
import type { ListingReview } from '@serendib/contract/moderation/review-endpoints';
import { t } from '@serendib/contract/words/t';
import { Picture } from '~/ui/media/picture.tsx';
import { comparedWords, imagesInStory, typeOf } from './compared-words.ts';
import { imagesIn } from './images-in.ts';
import { WordsChange } from './words-change.tsx';

/** What is read word by word; of everything else the whole answer is another one. */
const written: readonly ValueType[] = ['text', 'longText', 'html'];

type Change = ListingReview['changes'][number];

interface ChangesProps {
  kind: KindName;
  changes: readonly Change[];
  approvedAt: string | null;
  /** When a person last looked: on approving it, or at a change since. */
  checkedAt: string | null;
}

const titleOf = (approvedAt: string | null, checkedAt: string | null): string => {
  if (approvedAt && checkedAt && checkedAt > approvedAt)
    return t('What changed since it was looked at on {moment}', { moment: momentInWords(checkedAt) });
  return approvedAt
    ? t('What changed since it was approved on {moment}', { moment: momentInWords(approvedAt) })
    : t('What changed');
};

/** Field by field what is otherwise than when a person last looked. */
export function Changes({ kind, changes, approvedAt, checkedAt }: ChangesProps) {
  return (
    <section className="pane-part" aria-labelledby="changes">
      <h3 id="changes">{titleOf(approvedAt, checkedAt)}</h3>
      <dl className="border-t-[1.5px] border-ink text-15">
        {changes.map((change) => (
          <div
            key={change.field}
            className="grid gap-x-6 border-b border-line py-2 sm:grid-cols-[10rem_minmax(0,1fr)]"
          >
            <dt className="font-[650]">{change.label}</dt>
            <dd className="min-w-0 wrap-anywhere">
              <Difference kind={kind} {...change} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Difference({ kind, field, from, to }: Change & { kind: KindName }) {
  const [before, after] = [imagesIn(from), imagesIn(to)];
  if (before.length + after.length > 0) return <ImagesChange before={before} after={after} />;
  const type = typeOf(kind, field);
  const textOf = (value: unknown) => comparedWords(kind, field, value, Number.POSITIVE_INFINITY);
  const [was, became] = [textOf(from), textOf(to)];
  const inStory = type === 'html' ? { was: imagesInStory(from), became: imagesInStory(to) } : none;
  const gone = inStory.was.filter((src) => !inStory.became.includes(src));
  const come = inStory.became.filter((src) => !inStory.was.includes(src));
  const hasOther = gone.length + come.length > 0;
  return (
    <>
      {was !== became ? (
        <WordsChange
          was={was}
          became={became}
          isText={Boolean(from && to && type && written.includes(type))}
        />
      ) : (
        !hasOther && t('Only how the text is set has changed.')
      )}
      {hasOther && <ImagesChange before={gone} after={come} />}
    </>
  );
}

const none = { was: [], became: [] };

function ImagesChange({ before, after }: { before: readonly string[]; after: readonly string[] }) {
  return (
    <div className="flex flex-wrap items-center gap-2">
      <ChangedImages of={before} when="before" />
      <span aria-hidden="true">→</span>
      <ChangedImages of={after} when="now" />
    </div>
  );
}

const pictureWords = {
  before: {
    none: t('no picture before'),
    one: (number: number) => t('Picture {number} before', { number }),
  },
  now: {
    none: t('no picture now'),
    one: (number: number) => t('Picture {number} now', { number }),
  },
};

function ChangedImages({ of, when }: { of: readonly string[]; when: keyof typeof pictureWords }) {
  const { none, one } = pictureWords[when];
  if (of.length === 0) return <span className="text-ink-2">{none}</span>;
  return of.map((src, index) => (
    <Picture key={src} src={src} alt={one(index + 1)} straight ratio="4 / 3" className="w-28!" />
  ));
}
