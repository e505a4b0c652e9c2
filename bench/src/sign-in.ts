import { addMembers } from '@danube/faults/members.ts';
import { seededPassword } from '@danube/server/modules/identity/identity.seed.ts';
import { Client } from 'pg';
import { sellingSettings } from './buyers-stage.ts';
import type { Figure } from './measurement.ts';
import type { Stage } from './stage.ts';
import { compareWrites, type Lane, warmUpRounds } from './write-load.ts';

const connections = 8;
const rounds = 5;
/** Below the rate limit per account. */
const signInsEach = 4;

/** Signing in by password, against checking the same hash and storing a session. */
export async function measureSignIn(stage: Stage): Promise<Figure[]> {
  const client = new Client({ connectionString: stage.ownerUrl });
  await client.connect();
  const query = async <Row extends Record<string, unknown>>(text: string, values: unknown[] = []) =>
    (await client.query<Row>(text, values)).rows;
  const count = (warmUpRounds + rounds) * connections;
  const members = await addMembers({ query }, { name: 'sign-in', count });
  const ours = await stage.startProduct(sellingSettings);
  const bare = await stage.startOther('bare-sign-in.ts');
  try {
    return await compareWrites({
      ours,
      bare,
      rounds,
      goal: 0.8,
      lanesFor: (_, round) =>
        members.slice(round * connections, (round + 1) * connections).map(
          ({ id, email }): Lane =>
            Array.from({ length: signInsEach }, () => ({
              member: id,
              cookie: '',
              path: '/api/rpc/identity/signIn',
              input: { identifier: email, password: seededPassword },
            })),
        ),
      note: 'nearly all of it is the hash; ours compares two at once and counts tries',
    });
  } finally {
    await Promise.all([ours.stop(), bare.stop(), client.end()]);
  }
}
