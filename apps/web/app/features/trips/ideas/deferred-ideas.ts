import { deferHydration } from '~/ui/hydration/defer-hydration.tsx';

/** Nothing but links: their scripts load with the first interaction. */
export const DeferredIdeas = deferHydration('ideas', () =>
  import('./ideas-list.tsx').then((part) => part.IdeasList),
);
export const DeferredIdea = deferHydration('idea', () =>
  import('./idea-days.tsx').then((part) => part.IdeaDays),
);
