import { t } from '@serendib/contract/words/t';
import { EmptyState } from '~/ui/feedback/empty-state.tsx';
import { ButtonLink } from '~/ui/form/button.tsx';
import { destinationsPath } from './addresses.ts';

/** In place of destinations where none fits. */
export function NothingThere({ isNoneAtAll }: { isNoneAtAll: boolean }) {
  return (
    <EmptyState
      title={t('No destinations found')}
      picture="/scenes/stilt-fishermen.svg"
      actions={!isNoneAtAll && <ButtonLink to={destinationsPath}>{t('Reset Filters')}</ButtonLink>}
    >
      <p>
        {isNoneAtAll
          ? t('No places have been written down yet.')
          : t('Nothing goes by that name here. Try fewer words, or another district.')}
      </p>
    </EmptyState>
  );
}
