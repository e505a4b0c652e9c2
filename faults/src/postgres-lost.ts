import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { openEventAdmin } from './event-admin.ts';
import { expectAtMost, expectNone, type Figure, type Scenario } from './scenario.ts';
import type { Stage } from './stage.ts';
import { callProcedure, promptSignIn, sendRequest, signIn, type TimedResponse } from './visitor.ts';
import { measureMsUntil } from './wait.ts';

const detectionTargetMs = 5_000;
const responseTargetMs = 7_000;
const recoveryTargetMs = 10_000;
/** Clients wait 15 s, so nothing may take longer, even with relaxed limits. */
const maxResponseMs = 14_000;

/** Without PostgreSQL cached pages are still served, and everything else fails quickly. */
export const postgresLost: Scenario = {
  name: 'postgres-lost',
  needs: 'own',
  async run(stage) {
    const [copy] = await stage.startCopies(1);
    if (!copy) throw new Error('a copy is needed');
    const { url } = copy;
    const answerMs = responseLimitMs(stage);
    const cookie = await signIn(url, 'admin');
    await sendRequest(url);
    // A cached page wouldn't test anything, so each state uses a different language.
    const stop = createObserver(stage, databaseRequests(url, { cookie, language: 'mt' }));
    const freezing = createObserver(stage, databaseRequests(url, { cookie, language: 'ga' }));

    await stage.stop('postgres');
    const stopped = await stop.observe(url, 'stopped');
    await stage.start('postgres');
    const recovered = await stop.recovery(url);

    const writers = startWriters(url, cookie);
    await sleep(1_000);
    const processes = freeze(stage.processOf('postgres'));
    // Even after a failure: processes that stay frozen couldn't even be stopped.
    const frozen = await freezing.observe(url, 'frozen').finally(() => resumeProcesses(processes));
    const thawed = await freezing.recovery(url);
    const caught = await writers.stop();

    const desk = await openEventAdmin(url);
    await desk.remove(url, await desk.add(url, 1));
    return [
      ...stopped,
      recovered,
      ...frozen,
      thawed,
      expectAtMost(answerMs, 'slowest write that was caught by it', [caught, ' ms']),
    ];
  },
};

type DatabaseRequest = () => Promise<TimedResponse>;

/** Between writes, so that the writers stay below the limit of calls a minute. */
const writerPauseMs = 50;

/** Writers that are active when the fault hits: some are in the middle of a transaction. */
function startWriters(url: string, cookie: string) {
  let isOver = false;
  let slowest = 0;
  const writers = Array.from({ length: 8 }, async () => {
    while (!isOver) {
      const input = { id: crypto.randomUUID() };
      const { milliseconds } = await callProcedure(url, 'eventsAdmin/remove', { cookie, input });
      slowest = Math.max(slowest, milliseconds);
      await sleep(writerPauseMs);
    }
  });
  return {
    async stop(): Promise<number> {
      isOver = true;
      await Promise.all(writers);
      return slowest;
    },
  };
}

function createObserver(stage: Stage, questions: readonly DatabaseRequest[]) {
  const noticeMs = stage.timeLimit(detectionTargetMs);
  const recoveryMs = stage.timeLimit(recoveryTargetMs);

  async function observe(url: string, state: string): Promise<Figure[]> {
    const readiness = measureMsUntil(
      async () => (await sendRequest(`${url}/readyz`)).status === 503,
      {
        timeoutMs: 2 * noticeMs,
      },
    );
    const seconds = stage.isShort ? 2 : 8;
    const saved: TimedResponse[] = [];
    const refused: TimedResponse[] = [];
    // In several waves, so that callers also meet an exhausted pool.
    const waves = Array.from({ length: seconds * 2 }, async (_, wave) => {
      await sleep(wave * 500);
      saved.push(...(await Promise.all([sendRequest(url), sendRequest(`${url}/healthz`)])));
      refused.push(...(await Promise.all(questions.map((question) => question()))));
    });
    await Promise.all(waves);
    const slowest = [...saved, ...refused].reduce((a, b) =>
      a.milliseconds > b.milliseconds ? a : b,
    );
    return [
      expectAtMost(noticeMs, `${state}: not ready after`, [await readiness, ' ms']),
      expectNone(`of ${saved.length} kept pages not served`, describe(saved.filter(hasFailed))),
      expectNone(
        `of ${refused.length} others not 503 with Retry-After`,
        describe(refused.filter(isNotRejection)),
      ),
      expectAtMost(responseLimitMs(stage), `slowest answer (${slowest.path})`, [
        slowest.milliseconds,
        ' ms',
      ]),
    ];
  }

  async function recovery(url: string): Promise<Figure> {
    const back = await measureMsUntil(
      async () => {
        const answers = await Promise.all([
          sendRequest(`${url}/readyz`),
          ...questions.map((question) => question()),
        ]);
        return answers.every(({ status }) => status === 200);
      },
      { timeoutMs: 2 * recoveryMs, everyMs: 100 },
    );
    return expectAtMost(recoveryMs, 'recovered in', [back, ' ms']);
  }

  return { observe, recovery };
}

function responseLimitMs(stage: Stage): number {
  return Math.min(stage.timeLimit(responseTargetMs), maxResponseMs);
}

/** Everything that needs the database. */
function databaseRequests(
  url: string,
  by: { cookie: string; language: string },
): DatabaseRequest[] {
  const { cookie, language } = by;
  return [
    () => sendRequest(`${url}/?lang=${language}`),
    () => callProcedure(url, 'events/upcoming'),
    () => callProcedure(url, 'identity/session', { cookie }),
    () => callProcedure(url, 'eventsAdmin/list', { cookie }),
    () => callProcedure(url, 'eventsAdmin/remove', { cookie, input: { id: crypto.randomUUID() } }),
    () => promptSignIn(url, 'member'),
  ];
}

function hasFailed({ status }: TimedResponse): boolean {
  return status !== 200;
}

function isNotRejection({ status, headers }: TimedResponse): boolean {
  return status !== 503 || !headers.has('retry-after');
}

function describe(answers: readonly TimedResponse[]): string[] {
  return answers.map(({ path, status }) => `${path} answered ${status}`);
}

/** Stops the main process and its children; they keep their connections but don't respond. */
function freeze(pid: number): number[] {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8');
  const pids = [pid, ...children.trim().split(' ').map(Number)];
  for (const each of pids) process.kill(each, 'SIGSTOP');
  return pids;
}

function resumeProcesses(pids: readonly number[]): void {
  for (const pid of pids.toReversed()) process.kill(pid, 'SIGCONT');
}
