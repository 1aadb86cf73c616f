import { ideaOf } from '@serendib/contract/trips/ideas/ideas';
import { plannerOf } from '@serendib/contract/trips/route/planner';
import { call } from '~/lib/api/call.ts';
import { beginTrip } from '~/lib/trip/trips.ts';
import { stopsToBegin } from './idea-view.ts';

/** Begins a trip of one's own from an idea; false where there is no such idea. */
export async function beginIdea(slug: string): Promise<boolean> {
  const idea = ideaOf(slug);
  if (!idea) return false;
  const planner = plannerOf(await call('GET /roads'));
  beginTrip({ title: idea.title, stops: stopsToBegin(idea, planner) });
  return true;
}
