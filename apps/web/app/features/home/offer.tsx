import { parts, t } from '@serendib/contract/words/t';
import type { PromotionWords } from '~/lib/site/promotion.ts';
import { OfferPanel } from '~/ui/feedback/offer-panel.tsx';
import { ButtonLink } from '~/ui/form/button.tsx';
import { rich } from '~/ui/text/rich.ts';

export function Offer({ words }: { words: PromotionWords }) {
  return (
    <OfferPanel
      id="offer"
      title={rich(parts('Two months free {newline}for everyone who hosts.'), {
        newline: <br className="hidden lg:block" />,
      })}
      action={
        <ButtonLink look="print" to="/partnership" className="flex-none">
          {t('List yours free')}
        </ButtonLink>
      }
    >
      <p>{t('{offer} The offer ends on {day}.', { offer: words.text, day: words.until })}</p>
    </OfferPanel>
  );
}
