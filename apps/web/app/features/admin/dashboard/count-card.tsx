import { formatNumber } from '@serendib/contract/words/format-number';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

/** A figure and what it counts; where there is a list of it, all of the card leads there. */
export function CountCard({ label, value, to }: { label: string; value: ReactNode; to?: string }) {
  return (
    <li className="admin-card">
      <p className="text-14 text-ink-2">
        {to ? (
          <Link to={to} className="admin-card-link">
            {label}
          </Link>
        ) : (
          label
        )}
      </p>
      <p className="admin-figure">{typeof value === 'number' ? formatNumber(value) : value}</p>
    </li>
  );
}
