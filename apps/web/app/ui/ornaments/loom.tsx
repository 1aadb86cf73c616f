export type LoomHistogramProps = {
  /** How many things each step holds. */
  counts: readonly number[];
  /** The first and last step that are chosen; all of them when left out. */
  from?: number;
  to?: number;
  label: string;
  className?: string;
};

const WIDE = 20;
const TALL = 60;
const THREAD = 4;
const BETWEEN = 2;

/** A histogram as it would grow on a loom, thread upon thread. */
export function LoomHistogram({
  counts,
  from = 0,
  to = counts.length - 1,
  label,
  className,
}: LoomHistogramProps) {
  const most = Math.max(1, ...counts);
  const rows = TALL / (THREAD + BETWEEN);
  return (
    <svg
      className={className ? `loom ${className}` : 'loom'}
      viewBox={`0 0 ${counts.length * WIDE} ${TALL}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
    >
      {counts.map((count, step) => {
        const threads = count > 0 ? Math.max(1, Math.round((count / most) * rows)) : 0;
        const x = step * WIDE + WIDE / 2;
        return (
          <path
            // biome-ignore lint/suspicious/noArrayIndexKey: a step is its place in the row
            key={step}
            className={step >= from && step <= to ? 'thread' : 'idle'}
            d={`M${x} ${TALL}v${-threads * (THREAD + BETWEEN)}`}
            strokeWidth={WIDE - 3}
            strokeDasharray={`${THREAD} ${BETWEEN}`}
            fill="none"
          />
        );
      })}
    </svg>
  );
}
