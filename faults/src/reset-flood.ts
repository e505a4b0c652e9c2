import { setTimeout as sleep } from 'node:timers/promises';
import { seededPassword } from '@danube/server/modules/identity/identity.seed.ts';
import { openInbox } from './inbox.ts';
import { addMembers } from './members.ts';
import { countFallbacks } from './redis-fallbacks.ts';
import { expectAtLeast, expectAtMost, expectNone, type Scenario } from './scenario.ts';
import type { Stage } from './stage.ts';
import { callProcedure, type TimedResponse } from './visitor.ts';
import { measureMsUntil } from './wait.ts';

const mailsAnHour = 3;
const concurrency = 16;
const mailTimeoutMs = 20_000;

/**
 * Strangers request emails to one mailbox, each from a different network: three per hour arrive.
 */
export const resetFlood: Scenario = {
  name: 'reset-flood',
  needs: 'own',
  inShort: false,
  async run(stage) {
    const copies = await stage.startCopies(2);
    const copyUrls = copies.map(({ url }) => url);
    const inbox = openInbox(stage);
    await inbox.empty();
    const [member] = await addMembers(stage, { name: 'reset-flood', count: 1 });
    if (!member) throw new Error('a member is needed');
    await stage.startWorker();
    const count = stage.isShort ? 100 : 1_000;
    const begin = performance.now();
    const [known, unknown] = await Promise.all([
      requestMails(copyUrls, { email: member.email, count }),
      requestMails(copyUrls, { email: 'nobody-at-all@faults.example', count: count / 2 }),
    ]);
    const seconds = (performance.now() - begin) / 1000;
    const arrived = await measureMsUntil(async () => (await countUnfinished(stage)) === 0, {
      timeoutMs: mailTimeoutMs,
      everyMs: 100,
    });
    // If the limit let one email too many through, it would arrive after the last allowed one.
    await sleep(500);
    const mails = await inbox.mailsTo(member.email);
    const shapes = [known, unknown].map((answers) => new Set(answers.map(shapeOf)));
    const [knownShapes = new Set<string>(), unknownShapes = new Set<string>()] = shapes;
    // An instance too busy to reach Redis in time allows one email on its own.
    const allowed = mailsAnHour + copies.filter((copy) => countFallbacks(copy) > 0).length;
    return [
      expectAtLeast(count * 1.5, 'requests', [known.length + unknown.length, '']),
      expectAtLeast(10, 'requests a second', [(known.length + unknown.length) / seconds, '']),
      expectAtMost(allowed, 'mails in the hour', [mails.length, '']),
      expectAtLeast(1, 'but at least', [mails.length, '']),
      expectAtMost(mailTimeoutMs, 'all sent after', [arrived, ' ms']),
      expectAtMost(allowed, 'granted', [known.filter(isGranted).length, '']),
      expectAtMost(allowed, 'granted to an unknown address', [
        unknown.filter(isGranted).length,
        '',
      ]),
      expectNone('answers of more than two shapes', [...knownShapes].slice(2)),
      expectNone('shapes that tell whether there is an account', [
        ...[...knownShapes].filter((shape) => !unknownShapes.has(shape)),
        ...[...unknownShapes].filter((shape) => !knownShapes.has(shape)),
      ]),
      expectNone('rejections without an end', [...known, ...unknown].flatMap(findEndless)),
    ];
  },
};

/** Resets and sometimes a registration: both send to the same mailbox. */
async function requestMails(
  copyUrls: readonly string[],
  input: { email: string; count: number },
): Promise<TimedResponse[]> {
  const { email, count } = input;
  const spellings = [email, email.toUpperCase(), ` ${email} `];
  const answers: TimedResponse[] = [];
  let sent = 0;
  async function sendOneByOne(): Promise<void> {
    while (sent < count) {
      sent += 1;
      const number = sent;
      const copyUrl = copyUrls[number % copyUrls.length] ?? '';
      const address = { email: spellings[number % spellings.length], language: 'en' };
      const isSignUp = number > count / 2 && number % 10 === 0;
      const call = isSignUp
        ? { procedure: 'signUp', input: { ...address, ...newcomer } }
        : { procedure: 'requestPasswordReset', input: address };
      answers.push(
        await callProcedure(copyUrl, `identity/${call.procedure}`, { input: call.input }),
      );
    }
  }
  await Promise.all(Array.from({ length: concurrency }, sendOneByOne));
  return answers;
}

const newcomer = { firstName: 'Mallory', lastName: 'Stranger', password: seededPassword };

function isGranted({ status }: TimedResponse): boolean {
  return status === 200;
}

/** Everything a stranger can see of a response, except the remaining wait. */
function shapeOf({ status, headers, body }: TimedResponse): string {
  const reported = body.replace(/("retryAfterSeconds":)\d+/, '$1n');
  const names = [...headers.keys()].filter((name) => name !== 'keep-alive').sort();
  return `${status} ${reported} ${names.join()}`;
}

function findEndless({ status, headers }: TimedResponse): string[] {
  if (status !== 429) return [];
  const wait = Number(headers.get('retry-after') ?? Number.NaN);
  return wait >= 1 && wait <= 3600 ? [] : [`Retry-After ${headers.get('retry-after')}`];
}

async function countUnfinished(stage: Stage): Promise<number> {
  const [row] = await stage.query<{ count: number }>(
    `select count(*)::int as count from pgboss.job
     where name in ('send-reset-link', 'begin-registration', 'send-mail')
       and state in ('created', 'retry', 'active')`,
  );
  return row?.count ?? Number.NaN;
}
