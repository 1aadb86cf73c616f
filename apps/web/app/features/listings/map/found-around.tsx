import type { ReactNode } from 'react';
import { Notice } from '~/ui/feedback/notice.tsx';

export interface AroundProps {
  /** What is wrong with the place that was asked for. */
  refused?: string | undefined;
  /** The list as cards, or what is said where nothing was found. */
  children: ReactNode;
}

/** What was found, and above it what is wrong with the place that was asked for. */
export const FoundAround = ({ refused, children }: AroundProps) => (
  <>
    {refused && (
      <div className="mb-6">
        <Notice kind="warning" live>
          {refused}
        </Notice>
      </div>
    )}
    {children}
  </>
);
