import { t } from '@serendib/contract/words/t';

interface Named {
  name: string;
  nameSi?: string | null | undefined;
  nameTa?: string | null | undefined;
}

/** A place as it is called in the language of the page; its English name where no other is known. */
export function ownName({ name, nameSi, nameTa }: Named): string {
  const names: Readonly<Record<string, string | null | undefined>> = { si: nameSi, ta: nameTa };
  return names[t('@language')] || name;
}

/** What a place is called in the other languages of the island. */
export function OtherNames({ place, className }: { place: Named; className: string }) {
  const { name, nameSi, nameTa } = place;
  const names = { en: name, si: nameSi, ta: nameTa };
  const others = Object.entries(names).filter(([, other]) => other && other !== ownName(place));
  return others.length > 0 ? (
    <p className={className}>
      {others.map(([language, other]) => (
        <span key={language} lang={language}>
          {other}
        </span>
      ))}
    </p>
  ) : null;
}
