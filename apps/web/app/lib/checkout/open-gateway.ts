import { checkoutForm } from '@serendib/contract/payments/gateway';
import { priceCents, serviceWords } from '@serendib/contract/payments/services';
import { t } from '@serendib/contract/words/t';
import { call } from '~/lib/api/call.ts';
import type { CheckoutRequest } from './checkout-request.ts';

/** An address of ours in the language of this page. The gateway's hash does not speak of it. */
export function inOwnLanguage(address: string, prefix = t('@prefix')): string {
  const url = new URL(address);
  url.pathname = prefix + url.pathname;
  return url.href;
}

/** Orders the service and takes the browser to the gateway's page, as a form posts it there. */
export async function openGateway({ serviceType, amount, itemId }: CheckoutRequest): Promise<void> {
  const cents = priceCents(serviceType);
  const checkout = await call('POST /payments/payhere/create-checkout', {
    body: {
      serviceType,
      amount: cents === null ? amount : cents / 100,
      description: serviceWords(serviceType),
      ...(itemId && { itemId }),
    },
  });
  const fields = checkoutForm({
    ...checkout,
    returnUrl: inOwnLanguage(checkout.returnUrl),
    cancelUrl: inOwnLanguage(checkout.cancelUrl),
  });
  const form = document.createElement('form');
  form.method = 'post';
  form.action = checkout.checkoutUrl;
  form.hidden = true;
  for (const [name, value] of Object.entries(fields)) {
    const field = document.createElement('input');
    field.type = 'hidden';
    field.name = name;
    field.value = value;
    form.append(field);
  }
  document.body.append(form);
  form.submit();
  form.remove();
}
