import type { ItineraryRow } from '@serendib/contract/listings/field';
import { t } from '@serendib/contract/words/t';
import { Section } from '~/ui/layout/section.tsx';
import { languageOf } from '~/ui/text/language.ts';

/** A tour day by day. */
export function Itinerary({ rows }: { rows: readonly ItineraryRow[] }) {
  if (rows.length === 0) return null;
  return (
    <Section title={t('Day by day')}>
      <ol className="border-t-[1.5px] border-ink">
        {rows.map(({ day, description }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: days keep their order and may share a name
          <li key={index} className="grid gap-x-6 gap-y-1 border-b border-line py-4 sm:grid-cols-[7rem_1fr]">
            <p className="font-display text-19 font-[680]" lang={languageOf(day)}>
              {day}
            </p>
            <p className="whitespace-pre-line wrap-anywhere" lang={languageOf(description)}>
              {description}
            </p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
