import { useId, useState } from 'react';
import { ConfirmedDialog } from '~/ui/feedback/confirmed-dialog.tsx';
import { ConfirmDialog } from '~/ui/feedback/dialog.tsx';
import { EmptyState, ErrorState } from '~/ui/feedback/empty-state.tsx';
import { Notice } from '~/ui/feedback/notice.tsx';
import { OfferPanel } from '~/ui/feedback/offer-panel.tsx';
import { Refusal } from '~/ui/feedback/refusal.tsx';
import { Skeleton } from '~/ui/feedback/skeleton.tsx';
import { Spinner } from '~/ui/feedback/spinner.tsx';
import { toast } from '~/ui/feedback/toast.tsx';
import { Button, ButtonLink } from '~/ui/form/button.tsx';
import { Sample } from './sample.tsx';

export function FeedbackPart() {
  const id = useId();
  const [open, setOpen] = useState(false);
  const [isAsked, setIsAsked] = useState(false);
  return (
    <>
      <Sample name="Notices">
        <div className="grid gap-4 md:grid-cols-2">
          <Notice title="Payment Processing Temporarily Unavailable">
            All listings run as free plans meanwhile.
          </Notice>
          <Notice kind="good" title="Submitted">
            A person looks at it before it goes live.
          </Notice>
          <Notice kind="warning" title="Your session has expired">
            Sign in again; what you wrote is kept.
          </Notice>
          <Notice
            kind="danger"
            title="Rejected"
            actions={
              <Button small look="line">
                Edit listing
              </Button>
            }
          >
            The pictures show another vehicle.
          </Notice>
        </div>
      </Sample>
      <Sample name="Dialog, toast, spinner">
        <div className="flex flex-wrap items-center gap-3">
          <Button look="line" onClick={() => setOpen(true)}>
            Open dialog
          </Button>
          <Button look="line" onClick={() => setIsAsked(true)}>
            Open one that is refused
          </Button>
          <Button look="line" onClick={() => toast('Copied to your clipboard')}>
            Toast
          </Button>
          <Button look="line" onClick={() => toast('Your listing is live', 'good')}>
            Good toast
          </Button>
          <Button look="line" onClick={() => toast('That could not be saved', 'danger')}>
            Bad toast
          </Button>
        </div>
        <Spinner />
        <ConfirmDialog
          open={open}
          onClose={() => setOpen(false)}
          title="Delete this listing?"
          confirm="Delete listing"
          danger
          onConfirm={() => setOpen(false)}
        >
          <p>It disappears from every list at once, and for good after thirty days.</p>
        </ConfirmDialog>
        {isAsked && (
          <ConfirmedDialog
            onClose={() => setIsAsked(false)}
            title="Take the offer back?"
            confirm="Take it back"
            work={() => Promise.reject(new Error())}
            failed={() => 'It was accepted a moment ago.'}
          >
            <p>The traveller reads that it is gone.</p>
          </ConfirmedDialog>
        )}
      </Sample>
      <Sample name="Why a form was not taken">
        <Refusal
          of={{ words: 'This plate number is registered already.', code: 'CONFLICT', isBeside: false }}
        />
      </Sample>
      <Sample name="An offer">
        <OfferPanel id={id} title="Three months free" action={<Button look="print">Begin them</Button>}>
          Premium for new partners, without a card.
        </OfferPanel>
      </Sample>
      <Sample name="Empty and failed">
        <EmptyState
          title="No vehicles match your filters"
          picture="/scenes/ella-nine-arch.svg"
          actions={
            <>
              <ButtonLink to="?">Reset Filters</ButtonLink>
              <ButtonLink to="/vehicle-registration" look="line">
                Register Your Vehicle
              </ButtonLink>
            </>
          }
        >
          Fewer wishes find more roads. Take one away, or look in the next district.
        </EmptyState>
        <ErrorState title="The calendar did not arrive" onRetry={() => undefined} />
      </Sample>
      <Sample name="Coming">
        <Skeleton className="h-40 w-full" />
      </Sample>
    </>
  );
}
