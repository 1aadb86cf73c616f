import '~/lib/page/trusted-html.ts';
import type { Certification, Field, ItineraryRow } from '@serendib/contract/listings/field';
import type { Kind, KindName } from '@serendib/contract/listings/kind';
import { kinds } from '@serendib/contract/listings/kinds/index';
import { answerWords } from '@serendib/contract/words/answer-words';
import { t } from '@serendib/contract/words/t';
import { useShown } from '~/lib/images/shown-at.ts';
import { useShownHtml } from '~/lib/images/shown-html.ts';
import { Picture } from '~/ui/media/picture.tsx';
import { replaceBroken } from '~/ui/media/replace-broken.ts';
import { Badge } from '~/ui/text/badge.tsx';

const isBlank = (value: unknown) =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

/** Everything that was written, whole, in the order of the form. */
export function Answers({ kind, listing }: { kind: KindName; listing: object }) {
  const asked: Kind = kinds[kind];
  const { fields } = asked;
  const values = listing as Record<string, unknown>;
  const answered = fields.filter(({ name }) => !isBlank(values[name]));
  const blank = fields.filter(({ name }) => isBlank(values[name])).map(({ label }) => label);
  return (
    <section className="pane-part" aria-labelledby="answers">
      <h3 id="answers">{t('All answers')}</h3>
      <dl className="border-t-[1.5px] border-ink text-15">
        {answered.map((field) => (
          <div
            key={field.name}
            className="grid gap-x-6 border-b border-line py-2 sm:grid-cols-[10rem_minmax(0,1fr)]"
          >
            <dt className="text-ink-2">
              {field.label}
              {field.private && (
                <span className="block">
                  <Badge kind="plain">{t('not public')}</Badge>
                </span>
              )}
            </dt>
            <dd className="min-w-0 wrap-anywhere">
              <Answer kind={asked} field={field} value={values[field.name]} />
            </dd>
          </div>
        ))}
      </dl>
      {blank.length > 0 && (
        <p className="mt-2 text-14 text-ink-2">{t('Left blank: {fields}.', { fields: blank.join(', ') })}</p>
      )}
    </section>
  );
}

function Answer({ kind, field, value }: { kind: Kind; field: Field; value: unknown }) {
  switch (field.type) {
    case 'image':
    case 'images':
      return (
        <ul className="flex flex-wrap gap-3">
          {[value].flat().map((src, index) => (
            <li key={String(src)} className="w-56 max-w-full">
              <Opened
                src={String(src)}
                alt={t('{label} {number}, opens in a new tab', { label: field.label, number: index + 1 })}
              />
            </li>
          ))}
        </ul>
      );
    case 'html':
      return <Story html={String(value)} />;
    case 'longText':
      return <p className="whitespace-pre-line">{String(value)}</p>;
    case 'itinerary':
      return (
        <ol className="grid gap-1">
          {(value as ItineraryRow[]).map(({ day, description }) => (
            <li key={`${day} ${description}`}>
              <b>{day}</b> {description}
            </li>
          ))}
        </ol>
      );
    case 'url':
      return (
        <a className="link" href={String(value)} target="_blank" rel="noopener nofollow">
          {String(value)}
        </a>
      );
    case 'phone':
    case 'email':
      return (
        <a className="link" href={`${field.type === 'phone' ? 'tel' : 'mailto'}:${value}`}>
          {answerWords(kind, field.name, value)}
        </a>
      );
    case 'certifications':
      return (
        <ul className="grid gap-1">
          {(value as Certification[]).map(({ name, issuedBy, year }) => (
            <li key={`${name} ${year}`}>{[name, issuedBy, year].filter(Boolean).join(', ')}</li>
          ))}
        </ul>
      );
    default:
      return answerWords(kind, field.name, value, Number.POSITIVE_INFINITY);
  }
}

function Opened({ src, alt }: { src: string; alt: string }) {
  const shown = useShown(src);
  return (
    <a href={shown?.src ?? src} target="_blank" rel="noopener" title={t('Open the picture')}>
      <Picture src={src} sizes="224px" alt={alt} straight />
    </a>
  );
}

function Story({ html }: { html: string }) {
  const shown = useShownHtml(html);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by the API
  return <div ref={replaceBroken} className="prose text-17!" dangerouslySetInnerHTML={{ __html: shown }} />;
}
