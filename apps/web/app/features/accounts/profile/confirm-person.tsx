import { Suspense } from 'react';
import { lazyPart } from '~/ui/hydration/defer-hydration.tsx';
import type { ConfirmPersonProps } from './forms/confirm-person-dialog.tsx';

// With the form library, which the page can be read without.
const ConfirmPersonDialog = lazyPart(() => import('./forms/confirm-person-dialog.tsx'));

export const ConfirmPerson = (props: ConfirmPersonProps) => (
  <Suspense>
    <ConfirmPersonDialog {...props} />
  </Suspense>
);
