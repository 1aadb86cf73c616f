import { t } from '@serendib/contract/words/t';
import { useState } from 'react';
import { ConfirmedDialog } from '~/ui/feedback/confirmed-dialog.tsx';
import { notDeleted } from './use-papers.ts';

interface DeletePaperProps {
  label: string;
  number: number;
  /** Takes it away, this button with it. */
  remove: () => Promise<void>;
}

/** Asks before a paper that is kept goes: its key goes with it. */
export function DeletePaper({ label, number, remove }: DeletePaperProps) {
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      <button
        type="button"
        className="link min-h-11"
        aria-label={t('Delete {label}, photo {number}', { label, number })}
        onClick={() => setAsked(true)}
      >
        {t('Delete')}
      </button>
      {isAsked && (
        <ConfirmedDialog
          onClose={() => setAsked(false)}
          title={t('Delete this photo?')}
          confirm={t('Delete')}
          danger
          work={remove}
          failed={notDeleted}
        >
          <p className="font-[650]">{t('{label}, photo {number}', { label, number })}</p>
          <p>{t('Are you sure you want to delete this photo? This action cannot be undone.')}</p>
        </ConfirmedDialog>
      )}
    </>
  );
}
