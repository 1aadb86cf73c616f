import type { Field } from '@serendib/contract/listings/field';
import { priceLine } from '@serendib/contract/listings/price/price-line';
import { amountText, unitText } from '@serendib/contract/listings/price/price-text';
import { priceOfDetails } from '@serendib/contract/listings/price/read-price';
import { writtenNumber } from '@serendib/contract/numbers/written-number';
import { t } from '@serendib/contract/words/t';
import { useWatch } from 'react-hook-form';
import { useFormParts } from '../form/form-context.ts';
import { isFilled } from '../form/values.ts';

/** How the price that is typed will be read, where lists compare and filter by it. */
export function PriceRead({ field, value }: { field: Field; value: unknown }) {
  const { kind } = useFormParts();
  const values = useWatch() as Record<string, unknown>;
  if (!isFilled(field, value)) return null;
  const typed = field.type === 'integer' ? writtenNumber(value) : value;
  const price = priceOfDetails(kind, { ...values, [field.name]: typed });
  return (
    <p className="field-hint mt-1.5" aria-live="polite">
      {price
        ? t('Read as {price}.', { price: priceLine({ amount: amountText(price), per: unitText(price) }) })
        : t(
            'No price can be read in these words. Travellers see them as you write them, but not where they ask for a price.',
          )}
    </p>
  );
}
