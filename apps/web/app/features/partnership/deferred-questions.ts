import { deferHydration } from '~/ui/hydration/defer-hydration.tsx';

// Far below, and opened without scripts.
export const Questions = deferHydration('questions', () =>
  import('./questions.tsx').then((part) => part.Questions),
);
