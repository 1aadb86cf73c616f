import { t } from '@serendib/contract/words/t';
import { ButtonLink } from '~/ui/form/button.tsx';
import { deferLayout } from '~/ui/hydration/defer-layout.ts';

const stamps = [
  { words: t('Verified Local Guides'), print: '/prints/portrait-2.svg', focus: '50% 30%' },
  { words: t('Curated Tours'), print: '/prints/tour-other-1.svg', focus: '50% 60%' },
  { words: t('Safe & Secure Payments'), print: '/prints/business-shop-2.svg', focus: '50% 50%' },
] as const;

/** The day's end; its lowest ink runs into the footer. */
export function Closing() {
  return (
    <section {...deferLayout} id="start" className="closing" aria-labelledby="closing-title">
      <div className="wrap closing-words">
        <div>
          <h2 id="closing-title">{t('Choose a place. Somebody there will show you round.')}</h2>
          <p className="mt-7 flex flex-wrap gap-3">
            <ButtonLink look="print" to="/destinations">
              {t('Find a place')}
            </ButtonLink>
            <ButtonLink look="print" to="/tour-guides">
              {t('Find a guide')}
            </ButtonLink>
          </p>
        </div>
        <ul className="stamps">
          {stamps.map(({ words, print, focus }) => (
            <li key={words} className="stamp">
              <img
                src={print}
                alt=""
                width="128"
                height="128"
                loading="lazy"
                decoding="async"
                style={{ objectPosition: focus }}
              />
              <p>{words}</p>
            </li>
          ))}
        </ul>
        <p className="text-14">
          {t(
            'Payments are what partners pay us for PREMIUM. You pay the people you travel with, and we take no share.',
          )}
        </p>
      </div>
      <img
        className="closing-scene"
        src="/scenes/lahugala.svg"
        alt={t('Elephants graze by a lake at dusk, as a block print')}
        width="1600"
        height="1000"
        loading="lazy"
        decoding="async"
      />
    </section>
  );
}
