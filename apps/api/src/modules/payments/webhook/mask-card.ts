import type { Form } from './read-form.ts';

/** Numbers of ours and of the gateway, which are as long as a card's. */
const ours = new Set(['order_id', 'payment_id', 'merchant_id', 'md5sig', 'subscription_id']);
/** Fields that a gateway never sends and that must not be stored when a forger does. */
const secrets = /^(?:card_?)?(?:cvv|cvc|cvn|cvv2|security_?code|pin|otp)$/i;

/** What the gateway says of the holder of the card, who may be another than the payer. Nothing reads it: it is not kept. */
export const ofHolder = ['card_holder_name', 'card_expiry', 'custom_1', 'custom_2', 'customer_token'];

/** The field that names the card, masked. It goes when the account is deleted. */
const cardNumber = 'card_no';
/** All that is said of a person. A process of the version before, which serves while another has migrated, still notes what is not kept. */
export const ofPerson = [cardNumber, ...ofHolder];

/** Keeps of a card what the evidence for a bank names: its last four digits. */
export const maskCard = (form: Form): Form =>
  new Map(
    [...form]
      .filter(([name]) => !ofHolder.includes(name))
      .map(([name, texts]) => [name, ours.has(name) ? texts : texts.map((text) => maskValue(name, text))]),
  );

export const withoutCard = (form: Form): Form => new Map([...form].filter(([name]) => name !== cardNumber));

function maskValue(name: string, text: string): string {
  if (secrets.test(name) || /^card_?expiry$/i.test(name)) return text.replaceAll(/\S/g, '*');
  return text.replaceAll(/\d(?:[ -]?\d){11,18}/g, (number) => {
    const digits = number.replaceAll(/\D/g, '');
    return `${'*'.repeat(digits.length - 4)}${digits.slice(-4)}`;
  });
}
