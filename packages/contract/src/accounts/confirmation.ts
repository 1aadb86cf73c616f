import { z } from 'zod';
import { t } from '../words/t.ts';

/** A password that is compared, never judged. */
export const givenPassword = z.string().min(1, t('Please enter your password.')).max(1000);

/** That it is the person who asks: the password, or for accounts without one a sign-in of the last 15 minutes. */
export const confirmation = z.object({ password: givenPassword.optional() }).nullish();
