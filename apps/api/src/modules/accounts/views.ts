import type { Profile, User as UserView } from '@serendib/contract/accounts/endpoints';
import { languageCodes } from '@serendib/contract/languages/languages';
import type { User } from './accounts.queries.ts';

export const userView = (user: User): UserView => ({
  _id: user.id,
  userName: user.userName,
  email: user.email,
  role: user.role,
  createdAt: user.createdAt.toISOString(),
});

export const profileView = (user: User): Profile => ({
  ...userView(user),
  pendingEmail: user.pendingEmail,
  hasPassword: user.passwordHash !== null,
  language: languageCodes.find((code) => code === user.language) ?? 'en',
});
