import { momentInWords } from '@serendib/contract/calendar-words';
import { Notice } from '~/ui/feedback/notice.tsx';
import { Button } from '~/ui/form/button.tsx';

/** The form has come back filled: when it was left, and the way to an empty one. */
export function DraftNotice({ savedAt, onStartAnew }: { savedAt: number; onStartAnew: () => void }) {
  return (
    <Notice
      title="Continue where you left off"
      actions={
        <Button small look="line" onClick={onStartAnew}>
          Start anew
        </Button>
      }
    >
      What you wrote until {momentInWords(savedAt)} is filled in. It was kept in this browser only.
    </Notice>
  );
}
