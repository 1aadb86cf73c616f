import { t } from '@serendib/contract/words/t';
import { DeleteAccount } from './delete-account.tsx';
import { Details, type Profile } from './details.tsx';
import { DownloadData } from './download-data.tsx';
import { type Factors, FactorsPart } from './factors/factors-part.tsx';
import { PasswordPart } from './password-part.tsx';
import { Section } from './section.tsx';
import { type Session, Sessions } from './sessions.tsx';

interface AccountPartsProps {
  profile: Profile;
  sessions: Session[];
  factors: Factors;
}

/** The data of an account and its sessions. */
export function AccountParts({ profile, sessions, factors }: AccountPartsProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-14 md:gap-18">
      <Section
        title={t('You')}
        line={t(
          'Others see your user name beside what you write and list. Your email is shown only where you write it into a listing.',
        )}
      >
        <Details profile={profile} />
      </Section>
      <Section title={t('Password')} line={t('Changing it logs you out everywhere but here.')}>
        <PasswordPart hasPassword={profile.hasPassword} />
      </Section>
      <Section
        id="factors"
        title={t('Second factor')}
        line={t('With it a stolen password alone opens nothing.')}
      >
        <FactorsPart factors={factors} hasPassword={profile.hasPassword} />
      </Section>
      <Section
        title={t('Where you are logged in')}
        line={t('A door you do not know? Close it, then choose another password.')}
      >
        <Sessions sessions={sessions} hasPassword={profile.hasPassword} />
      </Section>
      <Section title={t('Your data')} line={t('Take it along, or leave for good.')}>
        <div className="grid gap-8">
          <DownloadData hasPassword={profile.hasPassword} />
          <DeleteAccount hasPassword={profile.hasPassword} />
        </div>
      </Section>
    </div>
  );
}
