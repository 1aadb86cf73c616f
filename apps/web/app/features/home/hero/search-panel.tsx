import { placeName } from '@serendib/contract/options/places';
import { t } from '@serendib/contract/words/t';
import type { FormEvent } from 'react';
import { useHref, useNavigate } from 'react-router';

const path = '/search';

/**
 * Search for visitors who know what they want. A GET form: it works without scripts. Made of nothing but
 * the browser's own, because the hero's scripts are fetched before any others.
 */
export function SearchPanel({ districts }: { districts: readonly string[] }) {
  const navigate = useNavigate();
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const asked = new URLSearchParams();
    for (const [name, value] of new FormData(event.currentTarget)) {
      const words = String(value).trim();
      if (words) asked.set(name, words);
    }
    void navigate(`${path}?${asked}`);
  };
  return (
    <search>
      <form action={useHref(path)} method="get" className="search-panel" onSubmit={search}>
        <label className="search-part">
          <span>{t('Where or what')}</span>
          <input
            name="q"
            type="search"
            enterKeyHint="search"
            maxLength={100}
            autoComplete="off"
            placeholder={t('A temple, a beach, a van for seven')}
          />
        </label>
        <label className="search-part">
          <span>{t('District')}</span>
          <select name="district" defaultValue="">
            <option value="">{t('All of the island')}</option>
            {districts.map((name) => (
              <option key={name} value={name}>
                {placeName(name)}
              </option>
            ))}
          </select>
        </label>
        <button type="submit" className="btn search-go">
          {t('Search')}
        </button>
      </form>
    </search>
  );
}
