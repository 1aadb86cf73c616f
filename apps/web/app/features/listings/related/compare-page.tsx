import type { KindName } from '@serendib/contract/listings/kind';
import { t } from '@serendib/contract/words/t';
import { useEffect, useState } from 'react';
import { thingPages } from '~/lib/site/thing-pages.ts';
import { CompareMark, CompareTray } from '../compare/compare-marks.tsx';

const plurals: Partial<Record<string, string>> = {
  vehicle: t('vehicles'),
  tourGuide: t('tour guides'),
  tour: t('tours'),
  businessListing: t('places to stay and eat'),
};

/** Marks what a page is about, to be compared with what was marked in lists. It comes with the first touch, as all marks. */
export function ComparePage({ path, title }: { path: string; title: string }) {
  const [hasBegun, setHasBegun] = useState(false);
  useEffect(() => setHasBegun(true), []);
  if (!hasBegun) return null;
  const [page = '', id = ''] = path.split('/').slice(-2);
  const kind = thingPages()[page];
  const plural = plurals[kind ?? ''];
  if (!kind || !plural) return null;
  return (
    <div className="wrap mb-6 grid gap-3">
      <CompareMark kind={kind as KindName} id={id} title={title} />
      <CompareTray kind={kind as KindName} plural={plural} />
    </div>
  );
}
