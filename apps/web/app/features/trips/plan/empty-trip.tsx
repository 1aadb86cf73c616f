import { t } from '@serendib/contract/words/t';
import { beginTrip } from '~/lib/trip/trips.ts';
import { EmptyState } from '~/ui/feedback/empty-state.tsx';
import { Button, ButtonLink } from '~/ui/form/button.tsx';
import { ReadyMade } from '../route/ready-made.tsx';

/** Where nothing is planned yet. */
export function EmptyTrip() {
  return (
    <>
      <EmptyState
        title={t('Where will you wake up first?')}
        actions={
          <>
            <Button onClick={() => beginTrip()}>{t('Begin a trip')}</Button>
            <ButtonLink look="line" to="/destinations">
              {t('Look at places')}
            </ButtonLink>
          </>
        }
      >
        <p>
          {t(
            'Press the heart on any place, person or tour and it is kept here. Or begin with the first night, and add the rest as it comes.',
          )}
        </p>
      </EmptyState>
      <ReadyMade />
    </>
  );
}
