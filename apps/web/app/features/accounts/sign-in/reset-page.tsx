import { t } from '@serendib/contract/words/t';
import { useCallback, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { Notice } from '~/ui/feedback/notice.tsx';
import { AccountPage } from '../form/account-page.tsx';
import { ResetForm } from './deferred-forms.ts';

const pauseMilliseconds = 2000;

export function ResetPage({ token }: { token: string }) {
  const [isDone, setDone] = useState(false);
  const onDone = useCallback(() => setDone(true), []);
  const navigate = useNavigate();
  useEffect(() => {
    if (!isDone) return;
    const timer = setTimeout(() => void navigate('/login'), pauseMilliseconds);
    return () => clearTimeout(timer);
  }, [isDone, navigate]);
  return (
    <AccountPage scene="galle" title={t('Choose a new password')}>
      {isDone ? (
        <Notice kind="good" live>
          {t('Password reset successful! Redirecting to login...')}
        </Notice>
      ) : (
        <ResetForm token={token} onDone={onDone} />
      )}
    </AccountPage>
  );
}
