const paths = {
  bold: 'M7 4h6a4 4 0 0 1 0 8H7zM7 12h7a4 4 0 0 1 0 8H7z',
  italic: 'M10 4h8M6 20h8M14 4l-4 16',
  underline: 'M6 3v8a6 6 0 0 0 12 0V3M4 21h16',
  bullets: 'M9 6h12M9 12h12M9 18h12M4 4l2 2-2 2-2-2zM4 10l2 2-2 2-2-2zM4 16l2 2-2 2-2-2z',
  numbers: 'M10 6h11M10 12h11M10 18h11M3 4l2-1v6M3 14q3-2 3 0 0 1-3 4h4',
  quote: 'M4 6h6v6q0 5-5 6M14 6h6v6q0 5-5 6',
  rule: 'M3 12h18M8 5h8M8 19h8',
  link: 'M10 14a4 4 0 0 0 6 0l4-4a4 4 0 0 0-6-6l-2 2M14 10a4 4 0 0 0-6 0l-4 4a4 4 0 0 0 6 6l2-2',
  picture: 'M3 4h18v16H3zM3 17l6-6 4 4 3-3 5 5M15.5 7.5a1 1 0 1 0 .1 0z',
  undo: 'M9 5L4 10l5 5M4 10h10a6 6 0 0 1 0 12h-3',
  redo: 'M15 5l5 5-5 5M20 10H10a6 6 0 0 0 0 12h3',
} as const;

export type ToolIconName = keyof typeof paths;

export function ToolIcon({ name }: { name: ToolIconName }) {
  return (
    <svg
      viewBox="0 0 24 24"
      className="size-5 flex-none"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.2"
      strokeLinejoin="bevel"
      aria-hidden="true"
    >
      <path d={paths[name]} />
    </svg>
  );
}
