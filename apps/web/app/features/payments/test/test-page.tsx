import {
  groupedNumber,
  type PaymentMode,
  testCards,
  testOneTimeCode,
} from '@serendib/contract/payments/gateway';
import { leastTestAmount } from '@serendib/contract/payments/limits';
import { outcomeWords } from '@serendib/contract/payments/outcome-words';
import { parts, t } from '@serendib/contract/words/t';
import { useCheckout } from '~/lib/checkout/use-checkout.ts';
import { useApiForm } from '~/lib/form/use-api-form.ts';
import { Notice } from '~/ui/feedback/notice.tsx';
import { Button } from '~/ui/form/button.tsx';
import { TextField } from '~/ui/form/text-field.tsx';
import { PageHeading } from '~/ui/text/heading.tsx';
import { rich } from '~/ui/text/rich.ts';

const offeredAmount = 100;

/** A checkout without effects, for operators who set up or try payments. */
export function TestPage({ mode }: { mode: PaymentMode }) {
  const { isStarting, problem, start } = useCheckout('/test/payhere', t('Failed to initialize payment'));
  const form = useApiForm<{ amount: string }>({
    send: ({ amount }) => start({ serviceType: 'test_payment', amount: Number(amount) }),
    failed: t('Failed to initialize payment'),
  });
  return (
    <>
      <PageHeading title={t('Test payment')}>
        <p>{t('From here to the gateway and back, without buying anything. No money moves.')}</p>
      </PageHeading>
      <div className="wrap grid grid-cols-[minmax(0,1fr)] items-start gap-x-18 gap-y-14 pb-18 md:pb-26 lg:grid-cols-[5fr_7fr]">
        <form {...form.attributes} noValidate={false} className="grid gap-5" aria-label={t('Test payment')}>
          <TextField
            label={t('Amount')}
            type="number"
            inputMode="decimal"
            min={leastTestAmount}
            step="0.01"
            defaultValue={offeredAmount}
            required
            before="LKR"
            className="max-w-72"
            {...form.field('amount')}
          />
          <Button type="submit" busy={isStarting} className="justify-self-start">
            {t('Start test checkout')}
          </Button>
          {problem && (
            <Notice kind="danger" live>
              {problem}
            </Notice>
          )}
        </form>
        <Instructions mode={mode} />
      </div>
    </>
  );
}

const Instructions = ({ mode }: { mode: PaymentMode }) => (
  <section aria-labelledby="cards">
    <h2 id="cards" className="text-[clamp(1.75rem,3.4vw,2.625rem)]">
      {mode === 'simulator' ? t('What the simulator takes') : t('What the sandbox takes')}
    </h2>
    <ul className="pay-notes mt-5">
      <li>
        {rich(parts('A test card: {number}, with any name'), {
          number: <b className="tabular-figures">{groupedNumber(testCards[0].visa)}</b>,
        })}
      </li>
      <li>{t('Any expiry date in the future')}</li>
      <li>{t('Any 3-digit CVV')}</li>
      <li>
        {rich(parts('The one-time code {code}, where one is asked for'), {
          code: <b className="tabular-figures">{testOneTimeCode}</b>,
        })}
      </li>
    </ul>
    {/* biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone it is scrolled sideways, by keyboard too */}
    <section className="pay-cards" aria-label={t('Test cards')} tabIndex={0}>
      <table>
        <caption>
          <span>{t('Cards, and what becomes of them. Any other number is declined.')}</span>
        </caption>
        <thead>
          <tr>
            <th scope="col">{t('Outcome')}</th>
            <th scope="col">{t('Visa')}</th>
            <th scope="col">{t('Mastercard')}</th>
            <th scope="col">{t('American Express')}</th>
          </tr>
        </thead>
        <tbody>
          {testCards.map(({ outcome, visa, master, amex }) => (
            <tr key={outcome}>
              <th scope="row">{outcomeWords[outcome]}</th>
              {[visa, master, amex].map((number) => (
                <td key={number}>{groupedNumber(number)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  </section>
);
