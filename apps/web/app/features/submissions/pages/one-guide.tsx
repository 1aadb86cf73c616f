import { tourGuide } from '@serendib/contract/listings/kinds/tour-guide';
import { t } from '@serendib/contract/words/t';
import { useEffect, useState } from 'react';
import { call } from '~/lib/api/call.ts';
import { useUser } from '~/lib/session/session-user.ts';
import { Notice } from '~/ui/feedback/notice.tsx';
import { ButtonLink } from '~/ui/form/button.tsx';

/** Shown before the form is filled in a second time: a person registers as one guide. */
export function OneGuide() {
  const userId = useUser()?._id;
  const [registered, setRegistered] = useState<string>();
  useEffect(() => {
    if (!userId) return;
    call('GET /tour-guides/my-submissions')
      .then(({ data }) => setRegistered(data[0]?._id))
      .catch(() => {});
  }, [userId]);
  if (!userId || !registered) return null;
  return (
    <Notice
      kind="warning"
      live
      title={t('You have registered as a tour guide already')}
      actions={
        <ButtonLink small look="line" to={`${tourGuide.pages.edit}/${registered}`}>
          {t('Edit your profile')}
        </ButtonLink>
      }
    >
      {t('One registration for each person. What you offer can be changed at any time.')}
    </Notice>
  );
}
