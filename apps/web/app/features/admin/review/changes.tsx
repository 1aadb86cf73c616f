import { momentInWords } from '@serendib/contract/calendar-words';
import type { ValueType } from '@serendib/contract/listings/field';
import type { KindName } from '@serendib/contract/listings/kind';
import { imagesInStory } from '@serendib/contract/listings/story-images';
import type { ListingReview } from '@serendib/contract/moderation/review-endpoints';
import { t } from '@serendib/contract/words/t';
import { Picture } from '~/ui/media/picture.tsx';
import { comparedWords, typeOf } from './compared-words.ts';
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
  const [before, after] = [numbered(imagesIn(from)), numbered(imagesIn(to))];
  if (before.length + after.length > 0) return <ImagesChange before={before} after={after} />;
  const type = typeOf(kind, field);
  const textOf = (value: unknown) => comparedWords(kind, field, value, Number.POSITIVE_INFINITY);
  const [was, became] = [textOf(from), textOf(to)];
  const images = type === 'html' && changedImages(String(from ?? ''), String(to ?? ''));
  return (
    <>
      {was !== became ? (
        <WordsChange
          was={was}
          became={became}
          isText={Boolean(from && to && type && written.includes(type))}
        />
      ) : (
        !images && t('Only how the text is set has changed.')
      )}
      {images && <ImagesChange {...images} />}
    </>
  );
}

/** An address, and the place of the picture among all of them. */
type Numbered = readonly { src: string; number: number }[];
interface ImagesChangeProps {
  before: Numbered;
  after: Numbered;
  /** Said where there is none of them. */
  none?: { before: string; after: string };
}

const numbered = (all: readonly string[]): Numbered => all.map((src, index) => ({ src, number: index + 1 }));

/** Those that the others lack, each as often as they lack it. */
function lackedBy(others: Numbered, all: Numbered): Numbered {
  const left = others.map(({ src }) => src);
  return all.filter(({ src }) => {
    const at = left.indexOf(src);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

/** Of two versions of a story the pictures that went and came, all where only their order is another; false where they stayed. */
function changedImages(from: string, to: string): ImagesChangeProps | false {
  const [was, became] = [numbered(imagesInStory(from)), numbered(imagesInStory(to))];
  const [before, after] = [lackedBy(became, was), lackedBy(was, became)];
  if (before.length + after.length === 0)
    return was.some(({ src }, index) => src !== became[index]?.src) && { before: was, after: became };
  return {
    before,
    after,
    none: {
      before: was.length > 0 ? t('no picture taken out') : noImage.before,
      after: became.length > 0 ? t('no picture added') : noImage.after,
    },
  };
}

const noImage = { before: t('no picture before'), after: t('no picture now') };

function ImagesChange({ before, after, none = noImage }: ImagesChangeProps) {
  return (
    <div className="flex flex-wrap items-center gap-2">
      <ChangedImages
        of={before}
        none={none.before}
        alt={(number) => t('Picture {number} before', { number })}
      />
      <span aria-hidden="true">→</span>
      <ChangedImages of={after} none={none.after} alt={(number) => t('Picture {number} now', { number })} />
    </div>
  );
}

interface ChangedImagesProps {
  of: Numbered;
  none: string;
  alt: (number: number) => string;
}

function ChangedImages({ of, none, alt }: ChangedImagesProps) {
  if (of.length === 0) return <span className="text-ink-2">{none}</span>;
  return of.map(({ src, number }) => (
    <Picture key={`${number} ${src}`} src={src} alt={alt(number)} straight ratio="4 / 3" className="w-28!" />
  ));
}
