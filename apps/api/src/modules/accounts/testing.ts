import type { TestApi } from '../../platform/testing.ts';

export interface Sent {
  to: string;
  subject: string;
  text: string;
  html: string;
}

export const password = 'Kandy-Lake-7';
export const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });

/** The token that a mailed link ends in; the empty text where there is none. */
export const tokenIn = (text: string | undefined): string =>
  /\/(?:verify-email|reset-password)\/([\w-]{43})/.exec(text ?? '')?.[1] ?? '';

/** What an account does, asked of an API whose mail goes to the development mailbox. */
export const accountsOf = (api: TestApi) => {
  const signUp = (email: string, more: Record<string, unknown> = {}) =>
    api.post('/auth/register', { userName: 'Nimali', email, password, confirmPassword: password, ...more });
  const login = (email: string, given = password) => api.post('/auth/login', { email, password: given });
  /** Newest first, after the jobs that are due are done. */
  const mailsTo = async (to: string): Promise<Sent[]> => {
    await api.runJobs();
    const sent: Sent[] = (await api.app.inject('/dev/mailbox?format=json')).json();
    return sent.filter((mail) => mail.to === to);
  };
  const verify = (token: string) => api.get(`/auth/verify-email/${token}`);
  return {
    signUp,
    login,
    mailsTo,
    verify,
    /** Signs up, verifies and logs in; answers with the headers of the session. */
    join: async (email: string) => {
      await signUp(email);
      await verify(tokenIn((await mailsTo(email))[0]?.text));
      return bearer((await login(email)).json().token);
    },
    /** The token of a reset link that was asked for and mailed. */
    askForReset: async (email: string) => {
      await api.post('/auth/forgot-password', { email });
      return tokenIn((await mailsTo(email))[0]?.text);
    },
  };
};
