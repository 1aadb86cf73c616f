export type MarkKind = 'done' | 'waiting' | 'unknown' | 'nothing';

const cuts: Record<MarkKind, string> = {
  done: 'M19 33l10 10 17-21',
  waiting: 'M32 19v14l9 7',
  unknown: 'M32 18v18M32 42v5',
  nothing: 'M20 32h24',
};

/** A lozenge off the loom, with what became of it cut into it. */
export function Mark({ kind }: { kind: MarkKind }) {
  return (
    <svg viewBox="0 0 64 64" className="pay-mark" aria-hidden="true">
      <path d="M32 1l31 31-31 31L1 32z" fill="currentColor" />
      <path d={cuts[kind]} fill="none" stroke="var(--bar)" strokeWidth="5" />
    </svg>
  );
}
