import { t } from '@serendib/contract/words/t';
import { Link } from 'react-router';
import { EmptyState } from '~/ui/feedback/empty-state.tsx';
import { ButtonLink } from '~/ui/form/button.tsx';
import { Breadcrumbs, PageHeading } from '~/ui/text/heading.tsx';
import { languageOf } from '~/ui/text/language.ts';
import { Amount } from '~/ui/text/price.tsx';
import { AtMost } from '../at-most.tsx';
import type { LoadedOffers } from './load-offers.ts';
import { offerRows } from './offer-rows.ts';

/** Two offers stand beside each other on a small phone; words of Sinhala and Tamil are longer, and the table is swept instead. */
const narrow = 'wrap-anywhere [&:is(:lang(si),:lang(ta))]:wrap-break-word';

/** What several partners offer, in one table. */
export function OffersPage({ threads, isCut }: LoadedOffers) {
  return (
    <>
      <PageHeading
        title={t('Offers side by side')}
        above={
          <Breadcrumbs crumbs={[{ label: t('My trip'), to: '/trip' }, { label: t('Offers side by side') }]} />
        }
      />
      <div className="wrap pt-4 pb-18">
        {isCut && <AtMost count={threads.length} />}
        {threads.length > 0 ? (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
          <section tabIndex={0} aria-label={t('Offers side by side')} className="overflow-x-auto">
            <table className="w-full text-15 sm:table-fixed">
              <thead>
                <tr className="border-b-[1.5px] border-ink align-bottom">
                  <td className="sm:w-44" />
                  {threads.map(({ _id, listingTitle, with: partner }) => (
                    <th key={_id} scope="col" className="min-w-27 p-2 text-start sm:min-w-36 sm:p-3">
                      <Link
                        to={`/inquiries/${_id}`}
                        className="link inline-flex min-h-11 items-center wrap-anywhere"
                        lang={languageOf(listingTitle)}
                      >
                        {listingTitle}
                      </Link>
                      <span className="block font-normal text-ink-2">{partner}</span>
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {offerRows(threads).map(({ label, cells, isOfOffer }) => (
                  <tr key={label} className="border-b border-line align-top">
                    <th
                      scope="row"
                      className={`sticky start-0 min-w-22 bg-paper py-2 pe-2 text-start font-semibold ${narrow} max-sm:text-14 sm:py-3 sm:pe-3`}
                      lang={languageOf(label)}
                    >
                      {label}
                    </th>
                    {threads.map(({ _id, offer }, at) => (
                      <td
                        key={_id}
                        className={`p-2 ${narrow} tabular-figures sm:p-3`}
                        lang={languageOf(cells[at]?.words)}
                      >
                        {cells[at] ? (
                          <Amount {...cells[at]} />
                        ) : (
                          <span className="text-ink-2">
                            {isOfOffer && !offer ? t('no valid offer') : t('not said')}
                          </span>
                        )}
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </section>
        ) : (
          <EmptyState
            title={t('Nothing to compare yet')}
            picture="/scenes/paddy-evening.svg"
            actions={<ButtonLink to="/trip">{t('My trip')}</ButtonLink>}
          >
            {t('Ask several partners, and what they offer stands here in one table.')}
          </EmptyState>
        )}
      </div>
    </>
  );
}
