/** The line beneath the title of a list, once on a page. */
export function Zigzag({ className = '' }: { className?: string }) {
  return <span className={`zigzag ${className}`} aria-hidden="true" />;
}
