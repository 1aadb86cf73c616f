import { tripIdeas } from '@serendib/contract/trips/ideas/ideas';
import { plannerOf } from '@serendib/contract/trips/route/planner';
import { DeferredIdeas } from '~/features/trips/ideas/deferred-ideas.ts';
import { ideaView } from '~/features/trips/ideas/idea-view.ts';
import type { LoadArgs } from '~/lib/api/load.ts';

/** All ready-made trips, as cards show them. */
export async function load({ call, url }: LoadArgs) {
  const [table] = await Promise.all([call('GET /roads'), DeferredIdeas.fetch()]);
  const planner = plannerOf(table);
  const ideas = tripIdeas.map((idea) => {
    const { slug, kilometres, hours, places, drawing } = ideaView(idea, planner);
    return { slug, kilometres, hours, places, drawing: { legs: drawing.legs } };
  });
  return { origin: url.origin, ideas };
}
