import type { Copy } from '@danube/e2e/product.ts';
import { type OpenStream, openStream } from './event-stream.ts';
import { openInbox } from './inbox.ts';
import { type AddedMember, addMembers } from './members.ts';
import { type Revocation, type RevocationSetup, revocations } from './revocations.ts';
import { expectAtMost, expectNone, type Scenario } from './scenario.ts';
import { signInFrom } from './sign-in-bystanders.ts';
import { callProcedure, nextNetwork, sendRequest, signIn } from './visitor.ts';
import { measureMsUntil } from './wait.ts';

const closeTargetMs = 5_000;

/** A revoked session opens nothing, on any instance, not even once. */
export const revokedSession: Scenario = {
  name: 'revoked-session',
  needs: 'shared',
  async run(stage) {
    const copies = await stage.startCopies(2);
    // Links from an earlier run went to the same addresses.
    await openInbox(stage).empty();
    await stage.startWorker();
    const desk = { stage, copies, adminCookie: await signIn(copies[0]?.url ?? '', 'admin') };
    const members = await addMembers(stage, { name: 'revoked', count: revocations.length });
    const withRedis = await runAll(desk, members);
    const closeMs = stage.timeLimit(closeTargetMs);
    if (stage.isShort) return figuresOf(withRedis, { when: '', closeMs });
    await stage.stop('redis');
    const others = await addMembers(stage, { name: 'revoked-alone', count: revocations.length });
    const without = await runAll(desk, others);
    return [
      ...figuresOf(withRedis, { when: '', closeMs }),
      ...figuresOf(without, { when: 'without Redis: ', closeMs }),
    ];
  },
};

type Outcome = { admitted: string[]; refused: string[]; closedMs: number; unpublished: string[] };

/** Sequentially, or all at once in the short form. */
async function runAll(desk: RevocationSetup, members: readonly AddedMember[]): Promise<Outcome[]> {
  const plays = revocations.map((revocation, index) => () => {
    const member = members[index];
    if (!member) throw new Error('a member is needed');
    return testRevocation(desk, { revocation, member, index });
  });
  if (desk.stage.isShort) return Promise.all(plays.map((start) => start()));
  const outcomes: Outcome[] = [];
  for (const start of plays) outcomes.push(await start());
  return outcomes;
}

async function testRevocation(
  desk: RevocationSetup,
  { revocation, member, index }: { revocation: Revocation; member: AddedMember; index: number },
): Promise<Outcome> {
  const { copies } = desk;
  const copyUrl = copies[index % copies.length]?.url ?? '';
  const cookie = await sessionOf(copyUrl, member);
  const otherCookie = await sessionOf(copyUrl, member);
  const before = await findRejections(copies, cookie);
  const topics: string[] = [];
  const tabs = await Promise.all(
    copies.map(({ url }) =>
      openStream(url, { cookie, onMessage: ({ topic }) => void topics.push(topic) }),
    ),
  );
  await revocation.revoke({ ...desk, member, copyUrl, cookie, otherCookie });
  const closing = measureMsUntil(() => tabs.every(isClosed), {
    timeoutMs: 2 * desk.stage.timeLimit(closeTargetMs),
  });
  const admitted = await findAdmissions(copies, cookie);
  const after = revocation.keepsOther
    ? await findRejections(copies, otherCookie)
    : (await findAdmissions(copies, otherCookie)).map((where) => `admitted ${where}`);
  const closedMs = await closing;
  const reported = topics.filter((topic) => topic === 'signed-out').length;
  const named = (text: string) => `${revocation.name}: ${text}`;
  return {
    admitted: admitted.map(named),
    refused: [...before, ...after].map(named),
    closedMs,
    unpublished: reported === tabs.length ? [] : [named(`${reported} of ${tabs.length} tabs`)],
  };
}

function figuresOf(
  outcomes: readonly Outcome[],
  { when, closeMs }: { when: string; closeMs: number },
) {
  // Math.max with NaN is NaN: a stream that never closed exceeds the limit.
  const slowest = Math.max(...outcomes.map(({ closedMs }) => closedMs));
  return [
    expectNone(
      `${when}ended sessions admitted`,
      outcomes.flatMap(({ admitted }) => admitted),
    ),
    expectNone(
      `${when}wrong before or beside it`,
      outcomes.flatMap(({ refused }) => refused),
    ),
    expectAtMost(closeMs, `${when}streams closed after`, [slowest, ' ms']),
    expectNone(
      `${when}tabs not told`,
      outcomes.flatMap(({ unpublished }) => unpublished),
    ),
  ];
}

function isClosed(tab: OpenStream): boolean {
  return !tab.isOpen;
}

/** Everything that checks the session: pages, procedures, private files, the live stream. */
async function requestEverything(copyUrl: string, cookie: string) {
  const [page, read, profile, session, stream] = await Promise.all([
    sendRequest(`${copyUrl}/account-settings`, { headers: { cookie } }),
    callProcedure(copyUrl, 'identity/account/read', { cookie }),
    sendRequest(`${copyUrl}/api/v1/profile`, { headers: { cookie } }),
    callProcedure(copyUrl, 'identity/session', { cookie }),
    openStream(copyUrl, { cookie }),
  ]);
  stream.close();
  const isSentAway =
    page.status === 303 && (page.headers.get('location') ?? '').startsWith('/auth');
  return {
    page: { isAdmitted: page.status === 200, isRefused: isSentAway, said: page.status },
    read: { isAdmitted: read.status === 200, isRefused: read.status === 401, said: read.status },
    profile: {
      isAdmitted: profile.status === 200,
      isRefused: profile.status === 401,
      said: profile.status,
    },
    session: {
      isAdmitted: session.status === 200 && session.body.includes('"email"'),
      isRefused: session.status === 200 && !session.body.includes('"email"'),
      said: session.status,
    },
    stream: {
      isAdmitted: stream.status === 200,
      isRefused: stream.status === 204,
      said: stream.status,
    },
  };
}

async function findAdmissions(copies: readonly Copy[], cookie: string): Promise<string[]> {
  const answers = await Promise.all(copies.map(({ url }) => requestEverything(url, cookie)));
  return answers.flatMap((answer) =>
    Object.entries(answer)
      .filter(([, { isRefused }]) => !isRefused)
      .map(([where, { said }]) => `${where} ${said}`),
  );
}

async function findRejections(copies: readonly Copy[], cookie: string): Promise<string[]> {
  const answers = await Promise.all(copies.map(({ url }) => requestEverything(url, cookie)));
  return answers.flatMap((answer) =>
    Object.entries(answer)
      .filter(([, { isAdmitted }]) => !isAdmitted)
      .map(([where, { said }]) => `refused ${where} ${said}`),
  );
}

/** All cookies of the sign-in, as a browser would send them: one might substitute for another. */
async function sessionOf(copyUrl: string, member: AddedMember): Promise<string> {
  const answer = await signInFrom(nextNetwork(), copyUrl, member);
  const cookies = answer.setCookies.map((cookie) => cookie.split(';', 1)[0] ?? '');
  if (!cookies.some((cookie) => cookie.startsWith('session='))) {
    throw new Error(`${member.email} was not signed in: ${answer.status}`);
  }
  return cookies.join('; ');
}
