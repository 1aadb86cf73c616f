import { t } from '@serendib/contract/words/t';

/** Three threads crossing. `inline` stands beside words; else it fills a space of its own and says what it waits for. */
export function Spinner({ inline = false, label = t('Loading') }: { inline?: boolean; label?: string }) {
  const threads = (
    <svg
      viewBox="0 0 40 40"
      className={inline ? 'size-[1.1em]' : 'size-12'}
      fill="currentColor"
      aria-hidden="true"
    >
      <g className="weave">
        <path d="M20 2l7 7-7 7-7-7z" />
        <path d="M31 13l7 7-7 7-7-7z" />
        <path d="M20 24l7 7-7 7-7-7z" />
        <path d="M9 13l7 7-7 7-7-7z" />
      </g>
    </svg>
  );
  if (inline) return threads;
  return (
    <div role="status" className="grid place-items-center gap-4 py-18 text-ink-2">
      {threads}
      <p className="text-15 font-semibold">{label}…</p>
    </div>
  );
}
