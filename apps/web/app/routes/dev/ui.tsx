import { type ReactNode, useState } from 'react';
import type { RouterContextProvider } from 'react-router';
import { forDevelopers, notFound } from '~/lib/api/load.ts';
import { PageHeading } from '~/ui/text/heading.tsx';
import { FeedbackPart } from './parts/feedback-part.tsx';
import { FormPart } from './parts/form-part.tsx';
import { ListPart } from './parts/list-part.tsx';
import { MediaPart } from './parts/media-part.tsx';
import { OrnamentPart } from './parts/ornament-part.tsx';
import { PlansPart } from './parts/plans-part.tsx';
import { TextPart } from './parts/text-part.tsx';
import { TokensPart } from './parts/tokens-part.tsx';

export const meta = () => [
  { title: 'Design system · Serendib' },
  { name: 'description', content: 'Every component of Serendib in every state, by day and by night.' },
  { name: 'robots', content: 'noindex' },
];

// On a production server there is no such page; it has no browser's loader, so that a navigation does not get round that.
export async function loader({ context }: { context: Readonly<RouterContextProvider> }) {
  if (!context.get(forDevelopers)) throw notFound();
  return null;
}

const views = ['one', 'both'] as const;

/** Every component in every state; side by side in light and dark where there is room. */
export default function DesignSystem() {
  const [view, setView] = useState<(typeof views)[number]>('one');
  const parts = (
    <>
      <Section title="Tokens">
        <TokensPart />
      </Section>
      <Section title="Words and figures">
        <TextPart />
      </Section>
      <Section title="Forms">
        <FormPart />
      </Section>
      <Section title="Feedback">
        <FeedbackPart />
      </Section>
      <Section title="Pictures and cards">
        <MediaPart />
      </Section>
      <Section title="Lists">
        <ListPart />
      </Section>
      <Section title="Days, people and maps">
        <PlansPart />
      </Section>
      <Section title="Ornaments">
        <OrnamentPart />
      </Section>
    </>
  );
  return (
    <>
      <PageHeading title="The printed island" zigzag>
        Every component in every state. The bar's half disc switches light and dark; the button shows both.
        <button
          type="button"
          className="btn btn-line btn-small mt-4 block"
          onClick={() => setView(view === 'one' ? 'both' : 'one')}
        >
          {view === 'one' ? 'Show light beside dark' : 'Show one'}
        </button>
      </PageHeading>
      {view === 'one' ? (
        parts
      ) : (
        <div className="grid md:grid-cols-2">
          {(['light', 'dark'] as const).map((theme) => (
            <div
              key={theme}
              data-theme={theme}
              className="@container min-w-0 overflow-hidden bg-paper text-ink"
            >
              {parts}
            </div>
          ))}
        </div>
      )}
    </>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="wrap border-b border-line py-14">
      <h2 className="mb-9">{title}</h2>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-10">{children}</div>
    </section>
  );
}
