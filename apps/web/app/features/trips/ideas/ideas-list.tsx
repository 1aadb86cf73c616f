import { ideaOf } from '@serendib/contract/trips/ideas/ideas';
import { t } from '@serendib/contract/words/t';
import { Link } from 'react-router';
import { monthsWords } from '~/lib/words/months-words.ts';
import { ButtonLink } from '~/ui/form/button.tsx';
import { WOVEN_DISTRICTS } from '~/ui/ornaments/woven-map-data.ts';
import { beginAddress, ideaAddress } from './idea-addresses.ts';
import type { IdeaView } from './idea-view.ts';

/** What a card of the list needs of an idea. */
export type IdeaInList = Pick<IdeaView, 'slug' | 'kilometres' | 'hours' | 'places'> & {
  drawing: Pick<IdeaView['drawing'], 'legs'>;
};

const islandId = 'idea-island';

/** Ready-made trips, the shortest first, each with its way over the island. */
export function IdeasList({ ideas }: { ideas: readonly IdeaInList[] }) {
  return (
    <>
      <svg width="0" height="0" className="absolute" aria-hidden="true">
        <symbol id={islandId} viewBox="0 0 604 1001">
          {WOVEN_DISTRICTS.map(({ slug, outline }) => (
            <path key={slug} d={outline} />
          ))}
        </symbol>
      </svg>
      <ul className="grid gap-x-10 gap-y-12 lg:grid-cols-2">
        {ideas.map((idea) => (
          <IdeaCard key={idea.slug} shown={idea} />
        ))}
      </ul>
    </>
  );
}

function IdeaCard({ shown }: { shown: IdeaInList }) {
  const { slug, kilometres, hours, places, drawing } = shown;
  const idea = ideaOf(slug);
  if (!idea) return null;
  return (
    <li className="grid grid-cols-[minmax(5.5rem,2fr)_minmax(0,5fr)] gap-5 border-t-[1.5px] border-ink pt-5 md:grid-cols-[9rem_minmax(0,1fr)] md:gap-7 lg:grid-cols-[minmax(5.5rem,2fr)_minmax(0,5fr)]">
      <svg viewBox="0 0 604 1001" className="h-auto w-full bg-mist" aria-hidden="true">
        <use href={`#${islandId}`} width="604" height="1001" className="fill-print stroke-print" />
        <path
          d={drawing.legs}
          className="fill-none stroke-red"
          strokeWidth="18"
          strokeLinejoin="round"
          strokeLinecap="round"
        />
      </svg>
      <div className="grid content-start gap-3">
        <h2 className="text-26">
          <Link to={ideaAddress(slug)} className="hover:underline">
            {idea.title}
          </Link>
        </h2>
        <p>{idea.words}</p>
        <p className="text-15 text-ink-2">{places.map(({ name }) => name).join(' · ')}</p>
        <p className="text-15 text-ink-2 tabular-figures">
          {t('{months}. About {kilometres} km, {hours} by car in all.', {
            months: monthsWords(idea.months),
            kilometres,
            hours,
          })}
        </p>
        <div className="flex flex-wrap gap-3">
          <ButtonLink look="line" small to={ideaAddress(slug)}>
            {t('Day by day')}
            <span className="sr-only">: {idea.title}</span>
          </ButtonLink>
          <ButtonLink look="line" small to={beginAddress(slug)}>
            {t('Begin with this')}
            <span className="sr-only">: {idea.title}</span>
          </ButtonLink>
        </div>
      </div>
    </li>
  );
}
