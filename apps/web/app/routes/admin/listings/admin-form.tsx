import { keyOf } from '@serendib/contract/listings/endpoints/keys';
import type { Kind, KindName } from '@serendib/contract/listings/kind';
import { kinds } from '@serendib/contract/listings/kinds/index';
import type { OwnerView } from '@serendib/contract/listings/views';
import { t } from '@serendib/contract/words/t';
import { useNavigate } from 'react-router';
import { FeaturedField } from '~/features/admin/premium/feature.tsx';
import { forgetDetail, type ListingDetail } from '~/features/admin/review/listing-detail.ts';
import { StoryField } from '~/features/submissions/editor/story-field.tsx';
import { SubmissionForm } from '~/features/submissions/form/submission-form.tsx';
import type { OwnListing } from '~/features/submissions/form/values.ts';
import { kindUi } from '~/kinds/index.ts';
import { call } from '~/lib/api/call.ts';
import { useUser } from '~/lib/session/session-user.ts';
import { capitalised } from '~/lib/words/capitalised.ts';
import { toast } from '~/ui/feedback/toast.tsx';
import { useReload } from '~/ui/navigate/patiently.ts';
import { publicCard } from '../public-card.tsx';

const widgets = { html: StoryField };

interface AdminFormProps {
  kind: KindName;
  /** The listing that is changed; without it a new one is made, approved at once. */
  listing?: OwnListing;
  back: string;
}

/** A kind's form as administrators fill it in. */
export function AdminForm({ kind: name, listing, back }: AdminFormProps) {
  const user = useUser();
  const navigate = useNavigate();
  const reload = useReload();
  const kind = kinds[name] as Kind & { name: KindName };
  const noun = kindUi[name].one;
  if (!user) return null;
  const send = async (body: Record<string, unknown>) => {
    if (listing) await call(keyOf(name, 'changeByAdmin'), { params: { id: listing._id }, body });
    else await call(keyOf(name, 'makeByAdmin'), { body });
    toast(
      listing
        ? t('{noun} updated successfully!', { noun: capitalised(noun) })
        : t('{noun} added.', { noun: capitalised(noun) }),
      'good',
    );
    if (listing) forgetDetail(listing._id);
    await navigate(back);
    await reload();
  };
  return (
    <SubmissionForm
      key={listing?._id ?? name}
      kind={kind}
      writer={{ _id: user._id }}
      listing={listing}
      byAdmin
      widgets={widgets}
      back={back}
      words={{
        send: listing ? t('Save changes') : t('Add {noun}', { noun }),
        sending: t('Saving'),
        failed:
          name === 'vehicle'
            ? t('Error saving vehicle: {reason}', { reason: '{reason}' })
            : t('The {noun} could not be saved.', { noun }),
        toggle: kind.variants.includes('owner') ? undefined : t('It links to a site of its own'),
      }}
      pictures={{ most: kind.images.premium, isPremium: true }}
      send={send}
      reload={async () => {
        const now = await call(keyOf(name, 'oneForAdmin'), { params: { id: listing?._id ?? '' } });
        return now as unknown as OwnListing;
      }}
      card={(shown) => publicCard({ kind: name, listing: shown as unknown as OwnerView[KindName] })}
    />
  );
}

/** The form of the listing that is open. */
export const editForm = ({ kind, listing }: ListingDetail, back: string) => (
  <>
    <FeaturedField kind={kind} listing={listing} onChanged={() => forgetDetail(listing._id)} />
    <AdminForm kind={kind} listing={listing as unknown as OwnListing} back={back} />
  </>
);
