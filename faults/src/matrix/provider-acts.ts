import { people } from '@danube/parts/openid-people.ts';
import { callProcedure, sendRequest, siteUrl, type TimedResponse } from '../visitor.ts';
import { type Act, requireSuccess, resultOf, type Scene, type Seen, seenAs } from './act.ts';
import { hasSession } from './visitor-acts.ts';

// Played instead of the acts with a password where the identity provider is the one that fails.
// The person has already chosen themselves at the provider: what is played is the return.

const [newcomer, regular] = people;

export const signUpByProvider: Act = {
  name: 'Sign up',
  async prepare(scene) {
    await forget(scene, newcomer?.email);
    return returnFromProvider(scene, newcomer?.id);
  },
};

export const signInByProvider: Act = {
  name: 'Sign in',
  async prepare(scene) {
    const first = await returnFromProvider(scene, regular?.id);
    const seen = await first.play();
    if (seen.outcome !== 'done') throw new Error(`the provider's member: ${seen.answer.status}`);
    return returnFromProvider(scene, regular?.id);
  },
};

async function returnFromProvider({ web }: Scene, personId: string | undefined) {
  const arrival = await choosePerson(web.url, personId ?? '');
  const play = async ({ path, cookie }: Arrival): Promise<Seen> => {
    const answer = await sendRequest(`${web.url}${path}`, { headers: { cookie } });
    return seenAs(answer, answer.status === 302 && hasSession(answer.headers));
  };
  return {
    play: () => play(arrival),
    // A code works once, so the person chooses again.
    playAgain: async () => play(await choosePerson(web.url, personId ?? '')),
  };
}

type Arrival = { path: string; cookie: string };

/** Goes to the provider as a browser does, up to the address that leads back. */
async function choosePerson(copyUrl: string, person: string): Promise<Arrival> {
  const started = requireSuccess(
    await callProcedure(copyUrl, 'identity/startProviderSignIn', { input: { provider: 'sample' } }),
  );
  const cookies = new Map<string, string>();
  let next = resultOf<{ url: string }>(started).url;
  for (let step = 0; step < 10; step += 1) {
    if (next.startsWith(siteUrl)) return { path: pathOf(next), cookie: cookieOf(started) };
    const isChoice = new URL(next).pathname.startsWith('/interaction/');
    const answer = await fetch(next, {
      redirect: 'manual',
      headers: { cookie: [...cookies].map((pair) => pair.join('=')).join('; ') },
      ...(isChoice ? { method: 'POST', body: new URLSearchParams({ person }) } : {}),
    });
    for (const text of answer.headers.getSetCookie()) {
      const [name = '', value = ''] = (text.split(';', 1)[0] ?? '').split(/=(.*)/s);
      cookies.set(name, value);
    }
    next = new URL(answer.headers.get('location') ?? '', next).href;
  }
  throw new Error('the provider does not lead back');
}

function cookieOf({ headers }: TimedResponse): string {
  return headers
    .getSetCookie()
    .map((text) => text.split(';', 1)[0])
    .join('; ');
}

function pathOf(url: string): string {
  const { pathname, search } = new URL(url);
  return pathname + search;
}

/** So that they come for the first time. */
async function forget({ stage }: Scene, email: string | undefined): Promise<void> {
  await stage.query('delete from users where email = $1', [email]);
}
