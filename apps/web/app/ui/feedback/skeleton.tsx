import { t } from '@serendib/contract/words/t';

/** Grey where words or a picture will be. Hidden from screen readers: say once beside it that things are coming. */
export function Skeleton({ className = 'h-5 w-full' }: { className?: string }) {
  return <span aria-hidden="true" className={`skeleton ${className}`} />;
}

/** Cards that are still coming. */
export function SkeletonCards({ count = 6, ratio = '4 / 3' }: { count?: number; ratio?: string }) {
  return (
    <div className="card-grid" role="status" aria-label={t('Loading')}>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
        <div key={index} className="grid content-start gap-3">
          <span aria-hidden="true" className="skeleton print-shape w-full" style={{ aspectRatio: ratio }} />
          <Skeleton className="mt-1 h-6 w-3/5" />
          <Skeleton className="h-4 w-4/5" />
          <Skeleton className="h-4 w-2/5" />
        </div>
      ))}
    </div>
  );
}
