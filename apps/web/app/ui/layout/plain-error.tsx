import { t } from '@serendib/contract/words/t';

/** What stands where neither a page nor the scripts of the page of errors can be had. */
export const PlainError = () => (
  <section className="wrap">
    <title>{t('We cannot be reached just now.')}</title>
    <h1>{t('We cannot be reached just now.')}</h1>
    <button type="button" className="btn" onClick={() => location.reload()}>
      {t('Try again')}
    </button>
  </section>
);
