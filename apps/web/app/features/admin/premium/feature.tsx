import { hasCall, keyOf } from '@serendib/contract/listings/endpoints/keys';
import { featuredPlaces } from '@serendib/contract/listings/featured-places';
import type { KindName } from '@serendib/contract/listings/kind';
import type { OwnerView } from '@serendib/contract/listings/views';
import { type FeaturedStatus, featuredStatuses } from '@serendib/contract/options/options';
import { t } from '@serendib/contract/words/t';
import { useState } from 'react';
import { call } from '~/lib/api/call.ts';
import { Button } from '~/ui/form/button.tsx';
import { SelectWithButton } from '~/ui/form/select-with-button.tsx';
import { useWork } from '../listings/actions.ts';
import { failedWords } from '../listings/labels.ts';

interface FeatureProps {
  kind: KindName;
  listing: Pick<OwnerView[KindName], '_id' | 'isPremium' | 'featuredStatus'>;
  onChanged: () => void;
}

const doneWords: Record<FeaturedStatus, string> = {
  none: t('No longer featured.'),
  homepage: t('Featured on the home page.'),
  destination: t('Featured on the pages of destinations.'),
};

/** Where travellers are shown what of its kind is featured, or not; for premium listings alone. */
export function Feature({ kind, listing: { _id, isPremium, featuredStatus }, onChanged }: FeatureProps) {
  const { busy, work } = useWork(() => undefined, onChanged);
  if (!hasCall(kind, 'feature') || !isPremium) return null;
  const isFeatured = featuredStatus !== 'none';
  const status = isFeatured ? 'none' : featuredPlaces[kind][0];
  const change = () =>
    work(
      () => call(keyOf(kind, 'feature'), { params: { id: _id }, body: { status } }),
      doneWords[status],
      failedWords(kind, 'featured'),
    );
  return (
    <Button small look="line" busy={busy} aria-pressed={isFeatured} onClick={change}>
      {isFeatured ? t('Unfeature') : t('Feature')}
    </Button>
  );
}

/** The same in the form of a premium listing, with each place that its kind has. */
export function FeaturedField({
  kind,
  listing: { _id, isPremium, featuredStatus },
  onChanged,
}: FeatureProps) {
  const { busy, work } = useWork(() => undefined, onChanged);
  const [chosen, setChosen] = useState(featuredStatus);
  if (!hasCall(kind, 'feature') || !isPremium) return null;
  // Where a call has featured it stands there too.
  const offered: FeaturedStatus[] = ['none', ...featuredPlaces[kind], featuredStatus];
  const change = async (status: FeaturedStatus) => {
    setChosen(status);
    const outcome = await work(
      () => call(keyOf(kind, 'feature'), { params: { id: _id }, body: { status } }),
      t('Saved where it is featured.'),
      failedWords(kind, 'featured'),
    );
    if (outcome !== 'done') setChosen(chosen);
  };
  return (
    <SelectWithButton
      label={t('Featured')}
      className="mb-6 max-w-[20rem]"
      options={featuredStatuses.filter(({ value }) => offered.includes(value))}
      value={chosen}
      verb={t('Save')}
      busy={busy}
      onDo={(status) => void change(status as FeaturedStatus)}
    />
  );
}
