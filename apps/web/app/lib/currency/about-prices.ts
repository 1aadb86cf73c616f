import './about-prices.css';
import { aboutPrice } from '@serendib/contract/listings/price/about';
import { findRates, onCurrencyChange, readCurrency } from './currency.ts';

/** What changes a page changes many prices at once: so long it is waited for, in milliseconds. */
const settleMs = 40;

/**
 * Says beside each price of the page what it is about in the currency of this browser. Pages are the same for all visitors
 * and mark their prices for machines: the words are an attribute that styles show, so that they stand in the way of no visitor.
 */
export function tellAboutPrices(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tell = async () => {
    timer = undefined;
    const wanted = readCurrency();
    const rates = wanted && (await findRates());
    for (const price of document.querySelectorAll<HTMLDataElement>('main data[value]')) {
      const about = wanted && rates ? aboutPrice(price.value, wanted, rates) : null;
      if (about) price.dataset.about = about;
      else delete price.dataset.about;
    }
  };
  const soon = () => {
    timer ??= setTimeout(() => void tell(), settleMs);
  };
  const changes = new MutationObserver(soon);
  changes.observe(document.body, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['value'],
  });
  const forget = onCurrencyChange(soon);
  soon();
  return () => {
    clearTimeout(timer);
    changes.disconnect();
    forget();
  };
}
