import { daysInWords } from '@serendib/contract/calendar-words';
import type { Expecting } from '@serendib/contract/inquiries/expected';
import { formatLkr } from '@serendib/contract/words/lkr';
import { readablePhone } from '@serendib/contract/words/readable-phone';
import { t } from '@serendib/contract/words/t';
import { Link } from 'react-router';
import { Icon } from '~/ui/form/icon.tsx';
import { languageOf } from '~/ui/text/language.ts';
import { marked } from '~/ui/text/marked.tsx';
import { Amount } from '~/ui/text/price.tsx';

/** The chain of those who wait on a trip, by their days. */
export function ExpectedList({ all }: { all: readonly Expecting[] }) {
  return (
    <ol className="grid max-w-3xl border-t-[1.5px] border-ink">
      {all.map((one) => (
        <li
          key={one._id}
          className="grid gap-x-6 gap-y-1 border-b border-line py-5 sm:grid-cols-[11rem_minmax(0,1fr)]"
        >
          <p className="font-semibold">{whenOf(one)}</p>
          <div className="grid gap-1">
            <h2 className="text-26" lang={languageOf(one.name)}>
              {one.name}
            </h2>
            <p className="text-15">
              {one.listing ? (
                <Link to={one.listing.href} className="link" lang={languageOf(one.title)}>
                  {one.title}
                </Link>
              ) : (
                marked(one.title)
              )}
              {one.listing?.line && <span className="text-ink-2"> · {one.listing.line}</span>}
            </p>
            {one.pickup && <p className="text-15">{t('Meets you: {place}', { place: one.pickup })}</p>}
            <p className="flex flex-wrap items-center gap-x-6">
              {one.phone && (
                <a
                  className="link inline-flex min-h-11 items-center gap-2"
                  href={`tel:${one.phone.replaceAll(/[^+\d]/g, '')}`}
                >
                  <Icon name="phone" />
                  {readablePhone(one.phone)}
                </a>
              )}
              <span>
                <Amount
                  value={String(one.total)}
                  words={t('Agreed: {price}', { price: formatLkr(one.total) })}
                />
                <span className="text-14 text-ink-2"> · {one.number}</span>
              </span>
            </p>
          </div>
        </li>
      ))}
    </ol>
  );
}

const whenOf = ({ from, to }: Expecting): string =>
  from ? daysInWords({ from, to: to ?? from }) : t('The day is not agreed yet');
