import { deferHydration } from '~/ui/hydration/defer-hydration.tsx';

// A sentence: its words and the list of what is checked load with the first interaction.
export const Checked = deferHydration('checked', () => import('./checked.tsx').then((part) => part.Checked));
