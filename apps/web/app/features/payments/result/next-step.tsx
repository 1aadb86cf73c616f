import { dayInWords } from '@serendib/contract/calendar';
import { effects, type ServiceType } from '@serendib/contract/payments/services';
import { t } from '@serendib/contract/words/t';
import type { ReactNode } from 'react';
import { awaitsAction } from '~/lib/mine/renewal.ts';
import { ButtonLink } from '~/ui/form/button.tsx';
import { type Known, useFollowUp } from './follow-up.ts';

export interface NextStepProps {
  orderId: string;
  service: ServiceType;
}

/** What there is to do after paying, by what was paid for. */
export default function NextStep({ orderId, service }: NextStepProps) {
  const known = useFollowUp(orderId, service);
  const effect = effects[service];
  if (service === 'sponsored_blog_post')
    return (
      <Voucher
        known={known}
        title={t('Next Step: Submit Your Blog Post')}
        words={t(
          'Your payment waits for one story: written here, or linked from your own blog. A person reads it within 48 hours.',
        )}
        go={{ to: '/submit-sponsored-blog', label: t('Submit your blog post') }}
      />
    );
  if (service === 'tour_partnership') return <Tour known={known} />;
  if (effect.does !== 'premium')
    return <Step title={t('That was a test')}>{t('Nothing was bought with it.')}</Step>;
  if (effect.kind === 'businessListing') return <Business known={known} />;
  return effect.kind === 'vehicle' ? <Vehicle known={known} /> : <Guide known={known} />;
}

interface Aware {
  known: Known | undefined;
}

const untilOf = (known: Known | undefined) => {
  const end = known?.payment?.subscriptionDetails.endDate;
  return end
    ? t('Premium runs until {end}. Nothing renews by itself.', { end: dayInWords(end) })
    : t('Nothing renews by itself.');
};

interface StepProps {
  title: string;
  children: ReactNode;
  go?: { to: string; label: string };
}

const Step = ({ title, children, go }: StepProps) => (
  <section aria-labelledby="next-step" className="grid justify-items-start gap-5">
    <h2 id="next-step" className="text-[clamp(1.75rem,3.4vw,2.625rem)]">
      {title}
    </h2>
    <div className="max-w-[52ch] text-ink-2">{children}</div>
    {go && <ButtonLink to={go.to}>{go.label}</ButtonLink>}
  </section>
);

const Notes = ({ notes }: { notes: readonly string[] }) => (
  <ul className="pay-notes">
    {notes.map((note) => (
      <li key={note}>{note}</li>
    ))}
  </ul>
);

function Voucher({ known, words, title, go }: Aware & Omit<StepProps, 'children'> & { words: string }) {
  if (known?.payment && !awaitsAction(known.payment))
    return (
      <Step
        title={t('Submitted already')}
        go={{ to: '/profile?tab=submissions', label: t('See your submissions') }}
      >
        {t('What you paid for here has reached us. Your submissions say what became of it.')}
      </Step>
    );
  return (
    <Step title={title} {...(go && { go })}>
      {words}
    </Step>
  );
}

function Tour({ known }: Aware) {
  // A tour that was deleted while its month was paid leaves a voucher.
  if (known?.payment?.itemId && known.payment.subscriptionDetails.endDate)
    return (
      <Step
        title={t('Your tour stays in front')}
        go={{ to: '/profile?tab=submissions', label: t('See your tours') }}
      >
        {untilOf(known)}
      </Step>
    );
  if (known?.payment?.subscriptionDetails.awaitingApproval)
    return (
      <Step
        title={t('Your month is kept')}
        go={{ to: '/profile?tab=submissions', label: t('See your submissions') }}
      >
        {t(
          'Your tour is not shown at the moment, and its month of premium is kept until our team approves it again. Your submissions say what there is to do.',
        )}
      </Step>
    );
  return (
    <Voucher
      known={known}
      title={t('Next Step: Submit Your Tour')}
      words={t('Your payment waits for one tour. Its month begins on the day it is approved, not today.')}
      go={{ to: '/submit-tour-partnership', label: t('Submit your tour') }}
    />
  );
}

const Business = ({ known }: Aware) => (
  <Step
    title={t('Premium Subscription Activated!')}
    go={{ to: '/partnership/business-premium', label: t('Go to business premium') }}
  >
    <Notes
      notes={[
        t('Your existing listings have been upgraded to premium.'),
        t('New listings you add are automatically premium.'),
        untilOf(known),
      ]}
    />
  </Step>
);

const registerVehicle = { to: '/vehicle-registration', label: t('Register a vehicle') };
const registerGuide = { to: '/tour-guide-registration', label: t('Register as a guide') };
const toSubmissions = { to: '/profile?tab=submissions', label: t('See your submissions') };

const Vehicle = ({ known }: Aware) => (
  <Step title={t('Next steps')} {...(known && { go: known.listed === 0 ? registerVehicle : toSubmissions })}>
    <Notes
      notes={[
        known?.listed === 0
          ? t('Register your vehicle: it is premium and live at once.')
          : known?.approved === 0
            ? t('Your vehicles stand first as soon as our team has approved them.')
            : t('Your vehicles stand first from now on, with up to three photographs each.'),
        t('The word Verified is shown when a person has looked at a vehicle, within 48 hours.'),
        untilOf(known),
      ]}
    />
  </Step>
);

const Guide = ({ known }: Aware) => (
  <Step title={t('Next steps')} {...(known && { go: known.listed === 0 ? registerGuide : toSubmissions })}>
    <Notes
      notes={[
        known?.listed === 0
          ? t('Register as a guide: your profile is premium from its approval on.')
          : known?.approved === 0
            ? t('Your profile stands first as soon as our team has approved it.')
            : t('Your profile stands first from now on.'),
        untilOf(known),
      ]}
    />
  </Step>
);
