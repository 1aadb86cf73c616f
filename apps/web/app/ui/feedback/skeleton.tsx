/** Grey where words or a picture will be. Hidden from screen readers: say once beside it that things are coming. */
export function Skeleton({ className = 'h-5 w-full' }: { className?: string }) {
  return <span aria-hidden="true" className={`skeleton ${className}`} />;
}
