import { ideaOf } from '@serendib/contract/trips/ideas/ideas';
import { plannerOf } from '@serendib/contract/trips/route/planner';
import { t } from '@serendib/contract/words/t';
import { DeferredIdea } from '~/features/trips/ideas/deferred-ideas.ts';
import { ideaView } from '~/features/trips/ideas/idea-view.ts';
import { type LoadArgs, notFound } from '~/lib/api/load.ts';
import { monthsWords } from '~/lib/words/months-words.ts';

/** A ready-made trip with its days. */
export async function load({ call, params, url }: LoadArgs<{ slug: string }>) {
  const idea = ideaOf(params.slug);
  if (!idea) throw notFound(t('There is no such ready-made trip.'));
  const [table] = await Promise.all([call('GET /roads'), DeferredIdea.fetch()]);
  const { title, words, months } = idea;
  return {
    ...{ origin: url.origin, title, words, months: monthsWords(months) },
    idea: ideaView(idea, plannerOf(table)),
  };
}
