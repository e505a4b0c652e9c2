import { compareSamples } from './compare-samples.ts';
import { addMembers } from './members.ts';
import { expectAtLeast, expectNone, type Scenario } from './scenario.ts';
import { openSeededRandom, type SeededRandom } from './seeded-random.ts';
import { callProcedure, type TimedResponse } from './visitor.ts';

/** Samples per side, in random order. */
const samples = { short: 50, full: 500 };

/**
 * Measures whether response times reveal that an account exists. Only runs by name, because the
 * times need interpretation and are meaningless on a busy machine. Status and body must be
 * identical in any case.
 */
export const answerTimes: Scenario = {
  name: 'answer-times',
  needs: 'own',
  async run(stage) {
    const random = openSeededRandom('answer-times');
    const [copy] = await stage.startCopies(1);
    if (!copy) throw new Error('a copy is needed');
    const count = stage.isShort ? samples.short : samples.full;
    const differing: string[] = [];
    let requested = 0;
    for (const question of probeRequests) {
      const { name, hasPassword = true } = question;
      const known = await addMembers(stage, { name: `known-${name}`, count, hasPassword });
      const pairs = known.map(({ email }, index) => ({
        known: email,
        // Same length, and just as unrelated to earlier input.
        unknown: email.replace(/^known/, 'never').replace(/\d+@/, `${index}@`),
      }));
      const { times, answers } = await probePairs(copy.url, question, { pairs, random });
      requested += times.known.length + times.unknown.length;
      if (new Set(answers).size > 1) differing.push(...answers);
      console.log(`${name.padEnd(20)} ${compareSamples(times.known, times.unknown)}`);
    }
    return [
      expectAtLeast(probeRequests.length * 2 * count, 'answers', [requested, '']),
      expectNone('answers that differ', differing),
    ];
  },
};

type ProbeRequest = { name: string; procedure: string; input: object; hasPassword?: boolean };

const password = 'seven-herons-over-the-river';
const person = { firstName: 'Ines', lastName: 'Moreau', language: 'en' };

const probeRequests: readonly ProbeRequest[] = [
  { name: 'sign-in', procedure: 'signIn', input: { password } },
  // People who only ever signed in through an identity provider.
  { name: 'sign-in-no-password', procedure: 'signIn', input: { password }, hasPassword: false },
  { name: 'sign-up', procedure: 'signUp', input: { ...person, password } },
  { name: 'reset', procedure: 'requestPasswordReset', input: { language: 'en' } },
];

async function probePairs(
  copyUrl: string,
  question: ProbeRequest,
  { pairs, random }: { pairs: readonly { known: string; unknown: string }[]; random: SeededRandom },
) {
  const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] };
  const answers: string[] = [];
  async function askOne(side: 'known' | 'unknown', email: string): Promise<void> {
    const name = question.procedure === 'signIn' ? 'identifier' : 'email';
    const input = { ...question.input, [name]: email };
    const answer = await callProcedure(copyUrl, `identity/${question.procedure}`, { input });
    times[side].push(answer.milliseconds);
    answers.push(seen(answer));
  }
  // The first calls of an instance pay for lazy initialisation.
  for (let index = 0; index < 5; index += 1) {
    await askOne('unknown', `warm-up-${index}@faults.example`);
  }
  times.unknown.length = 0;
  for (const pair of pairs) {
    const sides =
      random.below(2) === 0 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const);
    for (const side of sides) await askOne(side, pair[side]);
  }
  return { times, answers };
}

function seen({ status, headers, body }: TimedResponse): string {
  const cookies = headers.getSetCookie().map((cookie) => cookie.split('=', 1)[0]);
  return `${status} ${body} ${cookies.join()}`;
}
