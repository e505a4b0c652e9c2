import { symmetricDecrypt } from 'better-auth/crypto';
import type { Accounts } from './accounts.ts';

/** The number of unused recovery codes, from the auth library's stored value. */
export async function countRecoveryCodes(accounts: Accounts, sealed: string): Promise<number> {
  const { secretConfig } = await accounts.$context;
  const codes: unknown = JSON.parse(await symmetricDecrypt({ key: secretConfig, data: sealed }));
  return Array.isArray(codes) ? codes.length : 0;
}
