import { userIdSchema } from '@danube/contract/identity/identity.schemas.ts';
import { goodPassword, register } from '../../testing/identity-stage.ts';
import type { Stage } from '../../testing/stage.ts';
import { generateCode } from '../../testing/totp.ts';
import { insertPasskey } from './identity.factory.ts';

/** An account's second factors. */
export type Factors = 'none' | 'app' | 'passkey' | 'both';

/** A new account in a browser that has just proved its factors. */
export async function registerWithFactors(
  stage: Stage,
  { email, factors }: { email: string; factors: Factors },
) {
  const { pool } = stage.database;
  const browser = await register(stage, { email });
  const { rows } = await pool.query('select id from users where email = $1', [email]);
  const userId = userIdSchema.parse(rows[0].id);
  let uri = '';
  if (factors === 'app' || factors === 'both') {
    const proof = { currentPassword: goodPassword };
    ({ uri } = await browser.call((api) => api.identity.account.startTwoFactor(proof)));
    const code = generateCode(uri);
    await browser.call((api) => api.identity.account.confirmTwoFactor({ code }));
    await pool.query('update two_factors set last_code_hash = null where user_id = $1', [userId]);
  }
  if (factors === 'passkey' || factors === 'both') await insertPasskey(stage.db, userId);
  return { email, userId, browser, uri };
}
