import { t } from '@serendib/contract/words/t';
import { Suspense } from 'react';
import { Skeleton } from '~/ui/feedback/skeleton.tsx';
import { lazyPart } from '~/ui/hydration/defer-hydration.tsx';
import type { WidgetProps } from '../form/form-context.ts';

// The editor is larger than all else of the page together, and stands nowhere but here.
const StoryEditor = lazyPart(() => import('./story-editor.tsx'));

/** A text with headings, lists, links and pictures. */
export function StoryField(props: WidgetProps<string>) {
  return (
    <Suspense
      fallback={
        <div className="field" role="status" aria-label={t('The editor is on its way')}>
          <Skeleton className="h-5 w-24" />
          <Skeleton className="h-96 w-full" />
        </div>
      }
    >
      <StoryEditor {...props} />
    </Suspense>
  );
}
