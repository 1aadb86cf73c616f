import { Badge } from '~/ui/text/badge.tsx';
import type { PremiumOffer } from './premium-offer.ts';

/** A list as travellers see it, with the reader's own name at its head. The caption says what it shows. */
export function Specimen({ name, line, prints, tall = false, caption }: PremiumOffer['specimen']) {
  return (
    <figure className="specimen">
      <div aria-hidden="true">
        <div className="specimen-row" data-tall={tall ? '' : undefined}>
          <div className="specimen-prints">
            {prints.map((print) => (
              <img key={print} src={print} alt="" loading="lazy" decoding="async" />
            ))}
          </div>
          <div>
            <Badge kind="premium" />
            <p className="specimen-name">{name}</p>
            <p className="text-15 text-ink-2">{line}</p>
          </div>
        </div>
        {['52%', '38%'].map((width) => (
          <div key={width} className="specimen-row" data-other="">
            <i />
            <div>
              <i style={{ width }} />
              <i />
            </div>
          </div>
        ))}
      </div>
      <figcaption>{caption}</figcaption>
    </figure>
  );
}
