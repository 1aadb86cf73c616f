import { t } from '@serendib/contract/words/t';
import { listWords } from '~/lib/words/list-words.ts';
import { Section } from '~/ui/layout/section.tsx';
import { languageOf } from '~/ui/text/language.ts';
import { marked } from '~/ui/text/marked.tsx';
import type { ShownDestination } from './shown-destination.ts';

/** What there is to see in a place, and what is good to know of it. */
export const PlaceFacts = ({ attractions, facts }: Pick<ShownDestination, 'attractions' | 'facts'>) => (
  <>
    {attractions.length > 0 && (
      <Section title={t('What to see')}>
        <p className="max-w-prose">{marked(listWords(attractions))}.</p>
      </Section>
    )}
    {facts.length > 0 && (
      <Section title={t('Good to know')}>
        <ul className="prose max-w-prose">
          {facts.map((fact) => (
            <li key={fact} lang={languageOf(fact)}>
              {fact}
            </li>
          ))}
        </ul>
      </Section>
    )}
  </>
);
