import { userIdSchema } from '@danube/contract/identity/identity.schemas.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isSignedIn, mailsOf, register } from '../../../testing/identity-stage.ts';
import { openStage, type Stage } from '../../../testing/stage.ts';
import { insertPasskey, insertSession, insertTwoFactor } from '../identity.factory.ts';

let stage: Stage;

beforeAll(async () => {
  stage = await openStage();
});

afterAll(() => stage.close());

async function idOf(email: string): Promise<ReturnType<typeof userIdSchema.parse>> {
  const { rows } = await stage.database.pool.query('select id from users where email = $1', [
    email,
  ]);
  return userIdSchema.parse(rows[0].id);
}

test('takes what guards an account away, signs it out and tells its owner', async () => {
  const chief = await register(stage, { email: 'chief@example.org' });
  const person = await register(stage, { email: 'lost@example.org' });
  const [chiefId, userId] = [await idOf('chief@example.org'), await idOf('lost@example.org')];
  await stage.database.pool.query("update profiles set role = 'admin' where id = $1", [chiefId]);
  await stage.database.pool.query('update users set two_factor_enabled = true where id = $1', [
    userId,
  ]);
  await insertTwoFactor(stage.db, userId);
  await insertPasskey(stage.db, userId);
  await insertSession(stage.db, userId);
  const wish = { userId, reason: 'Lost telephone, identity checked by video call' };
  await expect(
    person.call((api) => api.identity.people.removeSecondFactor(wish)),
  ).rejects.toMatchObject({ code: 'FORBIDDEN' });
  await expect(
    chief.call((api) => api.identity.people.removeSecondFactor({ ...wish, userId: chiefId })),
  ).rejects.toMatchObject({ code: 'NOT_ONESELF' });
  const after = await chief.call((api) => api.identity.people.removeSecondFactor(wish));
  expect(after).toMatchObject({ hasSecondFactor: false, passkeyCount: 0, deviceCount: 0 });
  expect(await isSignedIn(person)).toBe(false);
  await stage.runJobs();
  expect(mailsOf(stage, 'second-factor-changed').at(-1)?.to).toBe('lost@example.org');
  const { rows } = await stage.database.pool.query(
    "select reason from audit_entries where action = 'people.remove-second-factor'",
  );
  expect(rows).toEqual([{ reason: wish.reason }]);
});
