import { placeName } from '@serendib/contract/options/places';
import { parts, t } from '@serendib/contract/words/t';
import type { CSSProperties } from 'react';
import { hoursInWords } from '~/lib/words/hours-in-words.ts';
import { rich } from '~/ui/text/rich.ts';

/** Jaffna, the farthest. */
const longest = 400;

/** How far it is from Colombo, drawn to scale. */
export function Road({ to, kilometres, hours }: { to: string; kilometres: number; hours: number }) {
  if (kilometres === 0) {
    return (
      <p className="road-words mt-8">
        {t('Colombo is where most journeys begin: the airport is 33 km away.')}
      </p>
    );
  }
  return (
    <div className="mt-8">
      <p className="road-words">
        {rich(parts('{distance} from Colombo by road, {time} by car'), {
          distance: <b>{t('{kilometres} km', { kilometres })}</b>,
          time: <b>{t('about {hours}', { hours: hoursInWords(hours) })}</b>,
        })}
      </p>
      <div
        className="road"
        aria-hidden="true"
        style={{ '--share': Math.min(1, kilometres / longest) } as CSSProperties}
      >
        <span>{placeName('Colombo')}</span>
        <span>{to}</span>
      </div>
    </div>
  );
}
