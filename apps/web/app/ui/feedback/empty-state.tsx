import { t } from '@serendib/contract/words/t';
import type { ReactNode } from 'react';
import { Button } from '../form/button.tsx';
import { Picture } from '../media/picture.tsx';

export interface EmptyStateProps {
  title: ReactNode;
  children?: ReactNode | undefined;
  actions?: ReactNode | undefined;
  /** A scene; `/scenes/….svg`. */
  picture?: string | undefined;
  /** `h2` unless it stands for a section within one. */
  as?: 'h2' | 'h3' | undefined;
}

/** Nothing here, said kindly, with a way on. */
export function EmptyState({ title, children, actions, picture, as: Heading = 'h2' }: EmptyStateProps) {
  return (
    <div
      className={`grid items-center gap-7 border-t-[1.5px] border-ink py-10 ${picture ? 'md:grid-cols-[5fr_7fr] md:gap-14' : ''}`}
    >
      {picture && <Picture src={picture} alt="" ratio="4 / 3" className="max-md:order-1" />}
      <div>
        <Heading className="max-w-[18ch] text-[clamp(1.75rem,3.4vw,2.625rem)]">{title}</Heading>
        {children && <div className="mt-4 max-w-[46ch] text-ink-2">{children}</div>}
        {actions && <div className="mt-6 flex flex-wrap gap-3">{actions}</div>}
      </div>
    </div>
  );
}

export interface ErrorStateProps {
  title: ReactNode;
  children?: ReactNode | undefined;
  /** Asks again. */
  onRetry: () => void;
}

/** Part of a page that could not be had. For a whole page throw `pageError` in its load. */
export function ErrorState({
  title,
  children = t('Something went wrong on the way. Please try again.'),
  onRetry,
}: ErrorStateProps) {
  return (
    <div role="alert">
      <EmptyState
        title={title}
        as="h3"
        actions={
          <Button look="line" onClick={onRetry}>
            {t('Try again')}
          </Button>
        }
      >
        {children}
      </EmptyState>
    </div>
  );
}
