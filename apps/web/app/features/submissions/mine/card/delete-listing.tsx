import { keyOf } from '@serendib/contract/listings/endpoints/keys';
import type { Kind } from '@serendib/contract/listings/kind';
import { kinds } from '@serendib/contract/listings/kinds/index';
import { t } from '@serendib/contract/words/t';
import { useState } from 'react';
import { ApiError, call } from '~/lib/api/call.ts';
import { sayWaitingChanged } from '~/lib/mine/waiting-things.ts';
import { capitalised } from '~/lib/words/capitalised.ts';
import { ConfirmedDialog } from '~/ui/feedback/confirmed-dialog.tsx';
import { toast } from '~/ui/feedback/toast.tsx';
import { Button } from '~/ui/form/button.tsx';
import { useReload } from '~/ui/navigate/patiently.ts';
import { languageOf } from '~/ui/text/language.ts';
import type { MyListing } from '../my-listing.ts';

export function DeleteListing({ listing: { _id, kind, title } }: { listing: MyListing }) {
  const [isAsked, setAsked] = useState(false);
  const reload = useReload();
  const { noun, voucher }: Kind = kinds[kind];
  const drop = async () => {
    try {
      await call(keyOf(kind, 'remove'), { params: { id: _id } });
      toast(t('{noun} has been deleted successfully.', { noun: capitalised(noun) }), 'good');
    } catch (error) {
      // One that was deleted in another tab is gone, as was wanted.
      if (!(error instanceof ApiError && error.status === 404)) throw error;
    }
    sayWaitingChanged();
    await reload();
    setAsked(false);
  };
  return (
    <>
      <Button
        small
        look="line"
        className="text-danger"
        onClick={() => setAsked(true)}
        aria-label={t('Delete {title}', { title })}
      >
        {t('Delete')}
      </Button>
      {isAsked && (
        <ConfirmedDialog
          onClose={() => setAsked(false)}
          title={t('Delete {noun}?', { noun })}
          confirm={t('Delete')}
          danger
          work={drop}
          failed={() => t('Failed to delete {noun}. Please try again.', { noun })}
        >
          <p className="font-[650] wrap-anywhere" lang={languageOf(title)}>
            {title}
          </p>
          <p>{t('Are you sure you want to delete this {noun}? This action cannot be undone.', { noun })}</p>
          {voucher && (
            <p>
              {t(
                'What you paid for it, or its free months, cannot be used for another one. If something is wrong, edit it instead of deleting it.',
              )}
            </p>
          )}
        </ConfirmedDialog>
      )}
    </>
  );
}
