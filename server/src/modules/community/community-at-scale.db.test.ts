import { itemIdSchema } from '@danube/contract/catalogue/catalogue.schemas.ts';
import type { ConversationId } from '@danube/contract/community/community.schemas.ts';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Member } from '../../platform/actor.ts';
import { runSize } from '../../testing/run-size.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { testPlatform } from '../../testing/test-platform.ts';
import { watchQueries } from '../../testing/watch-queries.ts';
import { findShownPeople, searchShownPeople } from '../identity/people/shown-people.repository.ts';
import { communityAttention, communityFigures } from './administration/today-sources.ts';
import { monday } from './community.factory.ts';
import { listConversations } from './conversations/list-conversations.ts';
import { findByWords } from './messages/search.repository.ts';
import { findExpired } from './retention/retention.repository.ts';

const messages = runSize({ nightly: 2_000_000, short: 40_000 });
const conversations = 50;

const database = await testDatabase();
const { pool, ownerUrl } = database;
const member: Member = {
  kind: 'member',
  userId: 'member-0',
  sessionId: 'session',
  isAdmin: false,
  isSalesRep: false,
  roles: [],
};

beforeAll(async () => {
  // The product's connections have a statement timeout of five seconds, too short for the setup.
  const client = new Client({ connectionString: ownerUrl });
  await client.connect();
  await client.query(`
    insert into users (id, name, email)
    select 'member-' || n, 'Member ' || n, 'member-' || n || '@danube.example'
    from generate_series(0, 999) as n`);
  // Two rooms contain nearly everything; the others are groups with a few messages.
  await client.query(
    `insert into chat_conversations (id, kind, slug, title, created_at, last_message_at, seq, revision)
     select gen_random_uuid(), case when n < 2 then 'room' else 'group' end,
       case when n < 2 then 'room-' || n end, 'Talk ' || n, now(), now(), places, places
     from generate_series(0, $1::int - 1) as n,
       lateral (select case when n < 2 then $2::int / 2 else 20 end as places) as size`,
    [conversations, messages],
  );
  await client.query(`
    insert into chat_members (conversation_id, user_id, joined_seq, read_seq, joined_at)
    select id, 'member-0', 0, greatest(0, seq - 7), now() from chat_conversations where seq > 0`);
  await client.query(
    `insert into chat_messages
       (id, conversation_id, seq, revision, sender_id, client_id, text, sent_at, words)
     select gen_random_uuid(), id, place, place, 'member-' || place % 1000, gen_random_uuid(),
       'Where is the stop?', $1::timestamptz - (seq - place) * interval '1 minute', ''
     from chat_conversations, generate_series(1, seq) as place`,
    [monday],
  );
  await client.query('vacuum analyze chat_conversations, chat_members, chat_messages');
  await client.end();
}, 600_000);

afterAll(() => database.close());

test('what is unread in fifty conversations is subtracted: no more rows are read than shown', async () => {
  const { searched, widest } = await watchQueries(pool, async (db) => {
    const listed = await listConversations(
      {
        db,
        findShownPeople: (tx, ids) => findShownPeople(tx, ids, []),
        searchShownPeople: (tx, search) => searchShownPeople(tx, search, []),
        findStaffIds: async () => [],
        entitlements: {
          accessToAll: async () => new Map([[itemIdSchema.parse(noItem), refused]]),
          findEntitled: async () => new Set(),
        },
      },
      member,
    );
    expect(listed).toHaveLength(conversations);
    expect(listed.every(({ unread }) => unread === 7)).toBe(true);
  });
  expect(searched.filter((table) => table === 'chat_messages')).toEqual([]);
  // Includes the rooms of a new site.
  expect(widest).toBeLessThan(2 * conversations);
});

test('Today looks at the days it shows, not at everything that was ever written', async () => {
  const now = testPlatform(database.db, monday).clock.now();
  const days = { from: '2026-11-15', to: '2026-11-15' };
  const { searched } = await watchQueries(pool, async (db) => {
    for (const { find } of communityAttention) await find(db, now);
    for (const { read } of communityFigures) await read(db, days);
  });
  expect(searched.filter((table) => table === 'chat_messages')).toEqual([]);
});

test('retention doesn’t read what it removed before', async () => {
  const removed = 2_000;
  const client = new Client({ connectionString: ownerUrl });
  await client.connect();
  await client.query(
    `update chat_messages set text = '', removed_at = now() where seq <= $1 and conversation_id =
       (select id from chat_conversations where slug = 'room-0')`,
    [removed],
  );
  await client.query('vacuum analyze chat_messages');
  const { rows } = await client.query<{ before: Date }>(
    `select max(sent_at) as before from chat_messages where removed_at is not null`,
  );
  await client.end();
  // The other room has as many messages of the same time.
  const expiry = { kinds: ['room'], before: rows[0]?.before ?? new Date(), limit: 5 } as const;
  const { rowsRead } = await watchQueries(pool, async (db) => {
    expect(await findExpired(db, expiry)).toHaveLength(5);
  });
  expect(rowsRead).toBeLessThan(removed / 10);
});

test('a search reads the messages with the word, not those of the conversations', async () => {
  const withWord = 200;
  const client = new Client({ connectionString: ownerUrl });
  await client.connect();
  await client.query(
    `update chat_messages set words = 'palladium' where seq <= $1 and conversation_id =
       (select id from chat_conversations where slug = 'room-1')`,
    [withWord],
  );
  await client.query('vacuum analyze chat_messages');
  const { rows } = await client.query<{ id: ConversationId }>('select id from chat_conversations');
  await client.end();
  const { searched, rowsRead } = await watchQueries(pool, async (db) => {
    const found = await findByWords(db, "'palladium'", {
      language: 'en',
      conversations: new Map(rows.map(({ id }) => [id, 151])),
      limit: 30,
      exceptOf: new Set(),
    });
    expect(found).toHaveLength(30);
  });
  expect(searched).not.toContain('chat_messages');
  expect(rowsRead).toBeLessThan(4 * withWord);
});

const noItem = '018f4c5e-0000-7000-8000-000000000000';
const refused = { isAllowed: false, why: 'notOwned' } as const;
