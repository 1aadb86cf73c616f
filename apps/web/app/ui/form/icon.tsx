// A few knife cuts, all on a 24 grid with a 2.4 stroke. Pictures beside words are hidden from screen readers.
const paths = {
  left: 'M15 4l-8 8 8 8',
  right: 'M9 4l8 8-8 8',
  up: 'M4 15l8-8 8 8',
  down: 'M4 9l8 8 8-8',
  close: 'M5 5l14 14M19 5L5 19',
  check: 'M4 13l5 6L20 5',
  plus: 'M12 4v16M4 12h16',
  minus: 'M4 12h16',
  search: 'M10.5 4a6.5 6.5 0 1 0 .1 0zM15.5 15.5L21 21',
  filter: 'M3 6h18M6.5 12h11M10 18h4',
  heart: 'M12 20L3.6 11.6a5 5 0 0 1 7-7.1L12 5.9l1.4-1.4a5 5 0 0 1 7 7.1z',
  phone: 'M5 3h4l2 5-2.5 2a12 12 0 0 0 5.5 5.5L16 13l5 2v4q0 2-2 2A16 16 0 0 1 3 5q0-2 2-2z',
  mail: 'M3 5h18v14H3zM3 6l9 7 9-7',
  chat: 'M4 4h16v12H10l-5 5v-5H4z',
  pin: 'M12 22q-7-8-7-13a7 7 0 0 1 14 0q0 5-7 13zM12 6.5a2.5 2.5 0 1 0 .1 0z',
  out: 'M13 4h7v7M20 4L10 14M17 14v6H4V7h6',
  eye: 'M2 12q10-13 20 0-10 13-20 0zM12 9a3 3 0 1 0 .1 0z',
  alert: 'M12 3l10 18H2zM12 9v6M12 17v1.6',
} as const;

export type IconName = keyof typeof paths;

export function Icon({ name, className = 'size-5' }: { name: IconName; className?: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      className={`flex-none ${className}`}
      data-turns={name === 'left' || name === 'right' || undefined}
      fill="none"
      stroke="currentColor"
      strokeWidth="2.4"
      strokeLinejoin="bevel"
      aria-hidden="true"
    >
      <path d={paths[name]} />
    </svg>
  );
}
