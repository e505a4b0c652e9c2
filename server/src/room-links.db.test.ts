import { Writable } from 'node:stream';
import type { ProcedureMeta } from '@danube/contract/base.ts';
import { coversScope } from '@danube/contract/staff-roles.ts';
import { type AnyProcedure, call, isProcedure } from '@orpc/server';
import { Hono } from 'hono';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { compose } from './compose.ts';
import { readEnvironment } from './env.ts';
import { insertEventWith } from './modules/events/events.factory.ts';
import { insertPerson } from './modules/identity/identity.factory.ts';
import type { HttpVariables } from './platform/http-variables.ts';
import { createLogger } from './platform/logger.ts';
import type { BuiltModule } from './platform/module.ts';
import { type Caller, callers, contextOf } from './testing/callers.ts';
import { type TestDatabase, testDatabase } from './testing/test-database.ts';
import { testSeal, testSecret } from './testing/test-secret.ts';

const room = 'rooms.planted.test';
const date = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10);
const slug = 'planted-session';

/** Fits every session procedure; each takes the fields it knows. */
const input = {
  slug,
  date,
  month: date.slice(0, 7),
  from: date,
  to: date,
  daysAhead: 30,
  language: 'en',
  timeZone: 'Europe/Vienna',
  query: 'planted',
  text: 'planted',
  limit: 50,
};

const open = [
  'catalogue.packages',
  'catalogue.pricingSummary',
  'catalogue.search',
  'videos.quickie',
  'videos.search',
  'blog.list',
  'blog.search',
  'identity.session',
  'identity.providers',
  'identity.isAdmin',
  'location.find',
  'claims.list',
  'claims.figures',
  'glossary.list',
  'glossary.links',
  'glossary.search',
  'help.list',
  'help.search',
  'paths.list',
  'paths.placement',
  'paths.place',
  'learning.findLessons',
  'events.upcoming',
  'events.inMonth',
  'events.page',
  'events.search',
  'community.overview',
  'settings.shown',
];

const own = [
  'videos.begun',
  'videos.position',
  'identity.profile',
  'identity.salesRep',
  'identity.account.read',
  'cart.read',
  'checkout.countries',
  'checkout.lastBilling',
  'orders.mine',
  'orders.subscriptions',
  'orders.withdrawalOffers',
  'salesReps.invitation',
  'learning.myCourses',
  'learning.nextStep',
  'learning.week',
  'certificates.mine',
  'reviews.mine',
  'downloads.shelf',
  'events.registration',
  'events.register',
  'events.unregister',
  'events.registrations',
  'community.rooms',
  'community.conversations',
  'community.people',
  'community.blocked',
  'messages.search',
  'chatNotifications.list',
  'moderation.decisions',
  'moderation.standing',
];

const forStaff = ['administration.find', 'administration.today'];

const logged: string[] = [];
let database: TestDatabase;
let parts: ReturnType<typeof compose>;
let seriesId = '';

beforeAll(async () => {
  database = await testDatabase();
  const env = readEnvironment({
    NODE_ENV: 'test',
    SITE_URL: 'http://localhost:3000',
    DATABASE_URL: database.url,
    AUTH_SECRET: testSecret,
  });
  const sink = new Writable({
    write: (chunk, _encoding, done) => {
      logged.push(String(chunk));
      done();
    },
  });
  parts = compose(env, createLogger({ level: 'trace', name: 'test' }, sink), 'danube-test');
  for (const actor of Object.values(callers)) {
    if (actor.kind === 'member') await insertPerson(database.db, { id: actor.userId });
  }
  const daily = { firstStart: '2026-01-06T18:00', recurrenceRule: 'FREQ=DAILY' } as const;
  const event = await insertEventWith(database.db, {
    ...daily,
    slug,
    title: 'Planted session',
    audience: 'members',
    meetingUrl: `https://${room}/plan`,
    exceptions: [{ date, meetingUrl: `https://${room}/date` }],
  });
  await insertEventWith(database.db, {
    ...daily,
    slug: 'open',
    meetingUrl: `https://${room}/open`,
  });
  seriesId = event.seriesId;
  await database.pool.query(
    `insert into settings_groups ("group", revision, published, updated_at)
     values ('meeting', 1, $1, now())`,
    [JSON.stringify({ url: `https://${room}/own` })],
  );
});

afterAll(async () => {
  await parts.close();
  await database.close();
});

test.each(Object.keys(callers) as Caller[])(
  'no procedure tells %s a room’s link',
  async (caller) => {
    const answered = await collectResponses(caller);
    expect([...answered.keys()]).toEqual(expect.arrayContaining(expected(caller)));
    for (const [path, answer] of answered) expect(answer, path).not.toContain(room);
  },
);

test('staff who plan sessions see it, so it is there to be leaked', async () => {
  const [list] = [...procedures()].filter(([path]) => path === 'eventsAdmin.list');
  const context = contextOf(callers.editor);
  expect(JSON.stringify(list && (await call(list[1], {}, { context })))).toContain(room);
});

test.each(['anonymous', 'member'] as const)('no file tells %s a room’s link', async (caller) => {
  const app = new Hono<HttpVariables>();
  for (const address of fileAddresses(caller)) app.get(address.path, address.answer);
  const paths = ['/events/calendar.ics', `/events/${slug}/${date}/calendar.ics`];
  for (const path of paths) {
    const answer = await app.request(path);
    expect([path, answer.status]).toEqual([path, 200]);
    const file = (await answer.text()).replaceAll('\r\n ', '');
    expect(file).toContain('/join');
    expect(file).not.toContain(room);
  }
});

test('neither emails that wait nor what was logged name a room', async () => {
  const { rows } = await database.pool.query(
    "select data from pgboss.job where name = 'send-mail'",
  );
  const mails = rows.map(({ data }) => testSeal.open(data.payload).replaceAll('\\r\\n ', ''));
  expect(mails.join()).toContain(`/events/${slug}/${date}/join`);
  expect(mails.join()).not.toContain(room);
  expect(logged.join('\n')).not.toContain(room);
});

/** Responses that must have succeeded, or the test would only compare errors. */
function expected(caller: Caller): string[] {
  if (caller === 'anonymous') return open;
  const actor = callers[caller];
  const isStaff = actor.kind === 'member' && actor.roles.length > 0;
  return isStaff ? [...open, ...own, ...forStaff] : [...open, ...own];
}

/** The responses of all procedures not meant for planning sessions, by name. */
async function collectResponses(caller: Caller): Promise<Map<string, string>> {
  const context = contextOf(callers[caller]);
  const answers = new Map<string, string>();
  for (const [path, procedure] of procedures()) {
    if (showsRooms(path, procedure, caller)) continue;
    try {
      const answer = await call(procedure, { ...input, id: seriesId }, { context });
      answers.set(path, JSON.stringify(answer) ?? '');
    } catch (error) {
      answers.set(`${path} refused`, JSON.stringify(error));
    }
  }
  return answers;
}

/** The calendar pages, the settings and the audit log, for staff with access. */
function showsRooms(path: string, procedure: AnyProcedure, caller: Caller): boolean {
  if (!/^(eventsAdmin|settings|settingsAdmin|audit)\./.test(path)) return false;
  const { access, scope } = procedure['~orpc'].meta as ProcedureMeta; // Set by procedureFor.
  const actor = callers[caller];
  const roles = actor.kind === 'member' ? actor.roles : [];
  return access === 'admin' && scope !== undefined && coversScope(roles, scope);
}

function* procedures(node: object = parts.router, prefix = ''): Generator<[string, AnyProcedure]> {
  for (const [name, value] of Object.entries(node)) {
    const path = prefix ? `${prefix}.${name}` : name;
    if (isProcedure(value)) yield [path, value];
    else if (typeof value === 'object' && value !== null) yield* procedures(value, path);
  }
}

function fileAddresses(caller: 'anonymous' | 'member') {
  const events: BuiltModule = parts.modules.events;
  const tools = {
    documents: parts.documents,
    versions: parts.versions,
    siteUrl: 'http://localhost:3000',
    findActor: async () => callers[caller],
    chooseLanguage: () => 'en' as const,
    spend: async () => ({ allowed: true as const }),
  };
  const addresses = events.addresses?.(tools) ?? [];
  return addresses.flatMap((address) => ('answer' in address ? [address] : []));
}
