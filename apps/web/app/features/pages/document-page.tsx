import { dayInWords } from '@serendib/contract/calendar-words';
import { Breadcrumbs, PageHeading } from '~/ui/text/heading.tsx';
import type { DocumentSection, FixedDocument } from './document.ts';

/** Title, date, contents and sections, at a measure that can be read, on screen and on paper. */
export function DocumentPage({ document: { title, lead, since, sections } }: { document: FixedDocument }) {
  return (
    <article className="document pb-18 md:pb-26">
      <PageHeading
        title={title}
        above={<Breadcrumbs crumbs={[{ label: 'Home', to: '/' }, { label: title }]} />}
      >
        <p>
          In force since <time dateTime={since}>{dayInWords(since)}</time>
        </p>
      </PageHeading>
      <div className="wrap grid gap-x-18 gap-y-10 lg:grid-cols-[15rem_minmax(0,42rem)]">
        <div className="document-contents">
          <details className="border-y-[1.5px] border-ink lg:hidden">
            <summary className="flex min-h-13 items-center justify-between text-17 font-[650]">
              On this page
              <span aria-hidden="true" className="document-marker" />
            </summary>
            <Contents sections={sections} className="pb-4" />
          </details>
          <nav aria-label="On this page" className="sticky top-26 hidden lg:block">
            <h2 className="mb-2 border-b-[1.5px] border-ink pb-3 font-text text-15 font-[650] tracking-normal [font-stretch:100%]">
              On this page
            </h2>
            <Contents sections={sections} />
          </nav>
        </div>
        <div>
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
