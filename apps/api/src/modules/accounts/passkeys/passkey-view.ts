import type { Passkey } from '@serendib/contract/accounts/factor-endpoints';
import { deviceNames } from '../sessions/device.ts';
import type { PasskeyRow } from './passkeys.queries.ts';

export const passkeyView = ({ id, name, device, createdAt, lastUsedAt }: PasskeyRow): Passkey => ({
  ...{ _id: id, name, device, ...deviceNames(device) },
  createdAt: createdAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
});
