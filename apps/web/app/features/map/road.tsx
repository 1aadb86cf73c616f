import type { CSSProperties } from 'react';
import { hoursInWords } from './travel.ts';

/** Jaffna, the farthest. */
const longest = 400;

/** How far it is from Colombo, drawn to scale. */
export function Road({ to, kilometres, hours }: { to: string; kilometres: number; hours: number }) {
  if (kilometres === 0) {
    return (
      <p className="road-words mt-8">Colombo is where most journeys begin: the airport is 33 km away.</p>
    );
  }
  return (
    <div className="mt-8">
      <p className="road-words">
        <b>{kilometres} km</b> from Colombo by road, <b>about {hoursInWords(hours)}</b> by car
      </p>
      <div
        className="road"
        aria-hidden="true"
        style={{ '--share': Math.min(1, kilometres / longest) } as CSSProperties}
      >
        <span>Colombo</span>
        <span>{to}</span>
      </div>
    </div>
  );
}
