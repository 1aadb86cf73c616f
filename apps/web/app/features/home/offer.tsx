import type { PromotionWords } from '~/lib/site/promotion.ts';
import { OfferPanel } from '~/ui/feedback/offer-panel.tsx';
import { ButtonLink } from '~/ui/form/button.tsx';

export function Offer({ words }: { words: PromotionWords }) {
  return (
    <OfferPanel
      id="offer"
      title={
        <>
          Two months free <br className="hidden lg:block" />
          for everyone who hosts.
        </>
      }
      action={
        <ButtonLink look="print" to="/partnership" className="flex-none">
          List yours free
        </ButtonLink>
      }
    >
      <p>
        {words.text} The offer ends on {words.until}.
      </p>
    </OfferPanel>
  );
}
