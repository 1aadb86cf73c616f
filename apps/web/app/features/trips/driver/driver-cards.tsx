import { daysInWords } from '@serendib/contract/calendar-words';
import { formatLkr } from '@serendib/contract/words/lkr';
import { t } from '@serendib/contract/words/t';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { ButtonLink, buttonClass } from '~/ui/form/button.tsx';
import { Amount } from '~/ui/text/price.tsx';
import { PrintButton } from '../sheet/take-along.tsx';
import { sentences } from './sentences.ts';
import { firstCard, rememberShown } from './shown-card.ts';
import { spoken } from './spoken.ts';
import { type StopCard, useCards } from './use-cards.ts';

/** One stop at a time for the whole screen, to be held out to a driver; on paper all of them. */
export default function DriverCards() {
  const cards = useCards();
  const [chosen, setChosen] = useState<string>();
  if (!cards) return null;
  const at = cards.findIndex(({ id }) => id === chosen);
  const shown = at < 0 ? firstCard(cards) : at;
  const step = (by: number) => {
    const next = cards[shown + by];
    if (!next) return;
    setChosen(next.id);
    rememberShown(next.id);
  };
  const onKeyDown = ({ key }: KeyboardEvent) => {
    const forward = t('@direction') === 'rtl' ? -1 : 1;
    if (key === 'ArrowRight') step(forward);
    if (key === 'ArrowLeft') step(-forward);
  };
  return (
    <div className="driver-cards grid grid-cols-[minmax(0,1fr)] gap-12 print:gap-4">
      {cards.length === 0 ? (
        <div className="grid justify-items-start gap-4">
          <p>{t('This trip has no stops yet.')}</p>
          <ButtonLink to="/trip">{t('My trip')}</ButtonLink>
        </div>
      ) : (
        // biome-ignore lint/a11y/noStaticElementInteractions: the arrow keys of the buttons within
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4" onKeyDown={onKeyDown}>
          <ol aria-live="polite" className="print:columns-2 print:gap-8">
            {cards.map((card, index) => (
              // Not by the attribute, whose style outweighs that of paper.
              <li
                key={card.id}
                className={`print:mb-2 print:break-inside-avoid ${index === shown ? '' : 'hidden print:block'}`}
              >
                <Card card={card} number={index + 1} of={cards.length} />
              </li>
            ))}
          </ol>
          <div className="sticky bottom-0 flex flex-wrap gap-3 bg-paper py-2 print:hidden">
            <Step isEnd={shown === 0} onClick={() => step(-1)}>
              {t('Previous stop')}
            </Step>
            <Step isEnd={shown === cards.length - 1} onClick={() => step(1)}>
              {t('Next stop')}
            </Step>
          </div>
          <div className="print:hidden">
            <PrintButton />
          </div>
        </div>
      )}
      <section aria-labelledby="sentences" className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <h2 id="sentences">{t('Ten sentences')}</h2>
        <ol className="border-t-[1.5px] border-ink print:columns-2 print:gap-8">
          {sentences.map(({ words, si, siSpoken, ta, taSpoken }) => (
            <li
              key={si}
              className="grid gap-1 border-b border-line py-4 print:break-inside-avoid print:gap-0 print:py-1"
            >
              {/* Who reads in a language of the island says it once. */}
              {words !== si && words !== ta && <p className="text-15 text-ink-2 print:text-13">{words}</p>}
              <p lang="si" className="text-19 font-semibold print:text-14">
                {si}
              </p>
              <p lang="si-Latn" className="text-15 text-ink-2 print:text-13">
                {siSpoken}
              </p>
              <p lang="ta" className="text-19 font-semibold print:text-14">
                {ta}
              </p>
              <p lang="ta-Latn" className="text-15 text-ink-2 print:text-13">
                {taSpoken}
              </p>
            </li>
          ))}
        </ol>
      </section>
    </div>
  );
}

/** At an end it stays where the keyboard is: a button that can do nothing would lose it. */
function Step({ isEnd, onClick, children }: { isEnd: boolean; onClick: () => void; children: ReactNode }) {
  return (
    <button
      type="button"
      aria-disabled={isEnd}
      onClick={onClick}
      className={buttonClass(
        { look: 'line' },
        'flex-auto px-3 aria-disabled:cursor-default aria-disabled:opacity-50 md:flex-none md:px-6',
      )}
    >
      {children}
    </button>
  );
}

function Card({
  card: { name, known, way, agreed },
  number,
  of,
}: {
  card: StopCard;
  number: number;
  of: number;
}) {
  return (
    <div className="grid min-h-[calc(100svh-12rem)] content-center gap-5 border-[1.5px] border-ink bg-mist p-6 text-key print:min-h-0 print:gap-0 print:border-x-0 print:px-2 print:py-1">
      <p className="text-15 tabular-figures print:text-13">{t('Stop {number} of {of}', { number, of })}</p>
      {name !== known?.nameSi && name !== known?.nameTa && (
        <p className="text-26 font-semibold wrap-anywhere print:text-15">{name}</p>
      )}
      {known?.nameSi && <Name language="si" name={known.nameSi} />}
      {known?.nameTa && <Name language="ta" name={known.nameTa} />}
      {way && <p className="text-19 tabular-figures print:text-13">{way}</p>}
      {agreed.map(({ _id, total, from, to, number }) => (
        <p key={_id} className="text-19 font-semibold tabular-figures print:text-13">
          <Amount value={String(total)} words={t('Agreed: {price}', { price: formatLkr(total) })} />
          <span className="block text-15 font-normal print:text-13">
            {[from && daysInWords({ from, to: to ?? from }), number].filter(Boolean).join(' · ')}
          </span>
        </p>
      ))}
    </div>
  );
}

/** A word of more letters would be broken by the edge of a phone in the largest size, and in the next. Tamil's are wide. */
const lettersInWord = { si: [10, 18], ta: [7, 13] };
const sizes = [
  'text-[clamp(2rem,10vw,4.5rem)]',
  'text-[clamp(1.5rem,7.5vw,4.5rem)]',
  'text-[clamp(1.125rem,5.4vw,4.5rem)]',
];

function Name({ language, name }: { language: 'si' | 'ta'; name: string }) {
  const longest = Math.max(...name.split(' ').map((word) => word.length));
  const size = sizes[lettersInWord[language].filter((most) => longest > most).length];
  return (
    <p className="wrap-anywhere">
      <span lang={language} className={`block leading-tight font-bold print:text-26 ${size}`}>
        {name}
      </span>
      <span lang={`${language}-Latn`} className="text-17 print:block print:text-13">
        {spoken(name)}
      </span>
    </p>
  );
}
