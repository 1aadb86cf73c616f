import { deferHydration } from '~/ui/hydration/defer-hydration.tsx';

// They are read at once; the form library comes when they are touched.
export const LoginForm = deferHydration('login', () =>
  import('./login-form.tsx').then((part) => part.LoginForm),
);
export const SignUpForm = deferHydration('sign-up', () =>
  import('./sign-up-form.tsx').then((part) => part.SignUpForm),
);
export const ForgotForm = deferHydration('forgot', () =>
  import('./forgot-form.tsx').then((part) => part.ForgotForm),
);
export const ResetForm = deferHydration('reset', () =>
  import('./reset-form.tsx').then((part) => part.ResetForm),
);
