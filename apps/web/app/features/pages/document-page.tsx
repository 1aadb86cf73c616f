import { dayInWords } from '@serendib/contract/calendar';
import { parts, t } from '@serendib/contract/words/t';
import { useLanguages } from '~/lib/page/use-languages.ts';
import { Breadcrumbs, PageHeading } from '~/ui/text/heading.tsx';
import { rich } from '~/ui/text/rich.ts';
import type { DocumentSection, FixedDocument } from './document.ts';

/** Title, date, contents and sections, at a measure that can be read, on screen and on paper. */
export function DocumentPage({ document }: { document: FixedDocument }) {
  const { path, title, lead, since, sections } = document;
  return (
    <article className="document pb-18 md:pb-26">
      <PageHeading
        title={title}
        above={<Breadcrumbs crumbs={[{ label: t('Home'), to: '/' }, { label: title }]} />}
      >
        <p>
          {rich(parts('In force since {day}'), {
            day: <time dateTime={since}>{dayInWords(since)}</time>,
          })}
        </p>
      </PageHeading>
      <div className="wrap grid gap-x-18 gap-y-10 lg:grid-cols-[15rem_minmax(0,42rem)]">
        <div className="document-contents">
          <details className="border-y-[1.5px] border-ink lg:hidden">
            <summary className="flex min-h-13 items-center justify-between text-17 font-[650]">
              {t('On this page')}
              <span aria-hidden="true" className="document-marker" />
            </summary>
            <Contents sections={sections} className="pb-4" />
          </details>
          <nav aria-label={t('On this page')} className="sticky top-26 hidden lg:block">
            <h2 className="mb-2 border-b-[1.5px] border-ink pb-3 font-text text-15 font-[650] tracking-normal [font-stretch:100%]">
              {t('On this page')}
            </h2>
            <Contents sections={sections} />
          </nav>
        </div>
        <div>
          <Binding path={path} />
          <p className="saying mb-10">{lead}</p>
          {sections.map(({ id, title: heading, body }) => (
            <section key={id} id={id} aria-labelledby={`${id}-title`} className="document-section">
              <h2 id={`${id}-title`}>{heading}</h2>
              <div className="prose">{body}</div>
            </section>
          ))}
        </div>
      </div>
    </article>
  );
}

/** Which of the languages counts; nothing where there is but one. */
function Binding({ path }: { path: string }) {
  const words =
    t('@language') === 'en'
      ? parts('This page is there in other languages too. The English text is the one that binds.')
      : parts(
          'This is a translation, to help you read. Where it says something other than the <english>English text</english>, the English text binds.',
        );
  return useLanguages().length > 1 ? (
    <p className="mb-8 border-y-[1.5px] border-ink py-4">
      {rich(words, {
        english: (text) => (
          <a className="link" href={path} hrefLang="en">
            {text}
          </a>
        ),
      })}
    </p>
  ) : null;
}

function Contents({
  sections,
  className = '',
}: {
  sections: readonly DocumentSection[];
  className?: string;
}) {
  return (
    <ol className={className}>
      {sections.map(({ id, title }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            className="flex min-h-11 items-center text-15 leading-snug text-ink-2 underline-offset-4 hover:text-ink hover:underline lg:min-h-9"
          >
            {title}
          </a>
        </li>
      ))}
    </ol>
  );
}
