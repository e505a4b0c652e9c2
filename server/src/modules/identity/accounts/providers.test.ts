import { afterEach, expect, test } from 'vitest';
import * as z from 'zod';
import { openTestProvider } from '../../../testing/test-provider.ts';
import { providerConfig } from './providers.ts';

type Provider = Awaited<ReturnType<typeof openTestProvider>>;
const open: Provider[] = [];

afterEach(async () => {
  for (const provider of open.splice(0)) await provider.close();
});

test.each([
  ['RS256', { id: 'ines', email: 'ines@example.org' }],
  ['ES256', { id: 'ines', email: 'ines@example.org' }],
  // Signed with one of the provider's keys, but with an algorithm that isn't on our list.
  ['RS512', null],
])('an ID token signed by %s', async (algorithm, expected) => {
  const provider = await openTestProvider(algorithm);
  open.push(provider);
  provider.issueIdentity({ sub: 'ines', email: 'ines@example.org', name: 'Ines' });
  const answer = await fetch(provider.settings.tokenUrl);
  const { id_token: idToken } = z.object({ id_token: z.string() }).parse(await answer.json());
  const person = await providerConfig(provider.settings).getUserInfo?.({ idToken });
  if (expected) expect(person).toMatchObject(expected);
  else expect(person).toBeNull();
});
