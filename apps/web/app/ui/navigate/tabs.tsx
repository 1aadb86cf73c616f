import { Link, type LinkProps } from 'react-router';

export interface Tab {
  to: LinkProps['to'];
  label: string;
  /** A text where it is not counted to its end. */
  count?: number | string | undefined;
  current: boolean;
}

/** Parts of a page, each with an address of its own; links, so that they work without scripts. */
export function Tabs({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
  return (
    <nav aria-label={label} className="tabs">
      <ul>
        {tabs.map(({ to, label: words, count, current }) => (
          <li key={words}>
            <Link to={to} preventScrollReset aria-current={current ? 'page' : undefined}>
              {words}
              {count !== undefined && <span className="text-14 font-medium tabular-figures">{count}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
