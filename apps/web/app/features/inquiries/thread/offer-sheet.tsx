import { cancellationWords } from '@serendib/contract/inquiries/cancellation-in-words';
import { kilometresInWords } from '@serendib/contract/inquiries/kilometres-in-words';
import { lineWords } from '@serendib/contract/inquiries/line-in-words';
import type { Offer } from '@serendib/contract/inquiries/offer';
import { pointWords } from '@serendib/contract/inquiries/points';
import { formatLkr } from '@serendib/contract/words/lkr';
import { t } from '@serendib/contract/words/t';
import type { ReactNode } from 'react';
import { whenInWords } from '~/lib/inquiries/thread-words.ts';
import { wholeWay } from '~/lib/inquiries/whole-way-words.ts';
import { languageOf } from '~/ui/text/language.ts';
import { Amount } from '~/ui/text/price.tsx';
import { Moment } from '../moment.tsx';

/** An offer, line by line, as it was made; and what it comes to for the way that is known of the journey. */
export function OfferSheet({ offer, kilometres }: { offer: Offer; kilometres?: number | null }) {
  const { lines, total, included, notIncluded, cancellation, validUntil, state } = offer;
  const way = wholeWay(offer, kilometres);
  return (
    <div className="grid gap-4">
      <table className="w-full text-15">
        <thead className="sr-only">
          <tr>
            <th scope="col">{t('What')}</th>
            <th scope="col">{t('Amount')}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: an offer never changes
            <tr key={index} className="border-b border-line align-top">
              <td className="py-2 pe-3 wrap-anywhere" lang={languageOf(line.label)}>
                {line.label}
                <span className="block text-14 text-ink-2" lang={t('@language')}>
                  {lineWords(line)}
                </span>
              </td>
              <td className="py-2 text-end whitespace-nowrap tabular-figures">
                <Amount value={String(line.total)} words={formatLkr(line.total)} />
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className="text-19 font-[650]">
            <th scope="row" className="py-2 text-start">
              {t('In all')}
            </th>
            <td className="py-2 text-end whitespace-nowrap tabular-figures">
              <Amount value={String(total)} words={formatLkr(total)} />
            </td>
          </tr>
        </tfoot>
      </table>
      <dl className="grid gap-2 text-15">
        <Fact label={t('The days')}>{whenInWords(offer)}</Fact>
        <Fact label={t('Kilometres')}>{kilometresInWords(offer)}</Fact>
        <Fact label={t('The whole way')}>{way && <Amount {...way} />}</Fact>
        <Fact label={t('Included')}>{included.map(pointWords).join(', ')}</Fact>
        <Fact label={t('Not included')}>{notIncluded.map(pointWords).join(', ')}</Fact>
        <Fact label={t('Cancellation')}>{cancellationWords(cancellation)}</Fact>
        {(state === 'current' || state === 'lapsed') && (
          <Fact label={t('Valid until')}>
            <Moment at={validUntil} />
          </Fact>
        )}
      </dl>
    </div>
  );
}

export function Fact({ label, children }: { label: string; children: ReactNode }) {
  if (!children) return null;
  return (
    <div className="grid gap-x-4 sm:grid-cols-[10rem_minmax(0,1fr)]">
      <dt className="text-ink-2">{label}</dt>
      <dd className="wrap-anywhere" lang={languageOf(children)}>
        {children}
      </dd>
    </div>
  );
}
