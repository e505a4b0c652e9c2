import { randomUUID } from 'node:crypto';
import { conversationIdSchema } from '@danube/contract/community/community.schemas.ts';
import { addBuyers, fillCarts, findShopItems } from '@danube/faults/buyers.ts';
import type { Composition } from '@danube/server/compose.ts';
import { findSeededPeople } from '@danube/server/modules/identity/identity.seed.ts';
import type { Member } from '@danube/server/platform/actor.ts';
import { contextOf } from '@danube/server/testing/callers.ts';
import { home } from '@danube/server/testing/checkout-buyer.ts';
import { createRouterClient } from '@orpc/server';
import type { Client } from 'pg';
import { measuredMember } from './growth-fills.ts';
import { visitRequest } from './visit-request.ts';

/** Called many times; a write is another one each time. */
export type Operation = {
  readonly name: string;
  readonly call: (turn: number) => Promise<unknown>;
  /** Why it may cost more than twice as much. */
  readonly reason?: string;
};

export type Stage = { readonly parts: Composition; readonly client: Client };

export const warmUpCalls = 15;
export const measuredCalls = 100;

const language = 'en' as const;

export async function visitOperations({ parts }: Stage): Promise<Operation[]> {
  return [
    { name: 'recording a visit', call: (turn) => recordVisit(parts, turn) },
    {
      name: 'what a copy asks every 2 s to keep its cached pages',
      call: () => parts.versions.refresh(),
    },
  ];
}

export async function messageOperations({ parts, client }: Stage): Promise<Operation[]> {
  const { messages, community } = callerOf(parts, measuredMember);
  const { rows } = await client.query(
    `select id, seq from chat_conversations where slug = 'general'`,
  );
  const conversationId = conversationIdSchema.parse(rows[0]?.id);
  const middle = Math.round(rows[0]?.seq / 2);
  return [
    {
      name: 'sending a message in the large room',
      call: (turn) =>
        messages.send({ conversationId, clientId: randomUUID(), text: `Question ${turn}` }),
    },
    {
      name: 'the latest 50 messages of the large room',
      call: () => messages.list({ conversationId }),
    },
    {
      name: '50 messages in the middle of it',
      call: (turn) => messages.list({ conversationId, before: middle + turn }),
    },
    {
      name: 'all conversations with their unread counts',
      call: () => community.conversations(),
    },
    {
      name: 'searching messages for a word of every thousandth',
      call: (turn) => messages.search({ query: `code${turn}` }),
      reason: 'reads every match to sort them by time, and the matches grow with the messages',
    },
  ];
}

export async function entitlementOperations({ parts, client }: Stage): Promise<Operation[]> {
  const { learning } = callerOf(parts, measuredMember);
  const lesson = await findOwnedLesson(client);
  return [
    {
      name: 'opening a lesson that was bought',
      call: () => learning.lesson({ ...lesson, language }),
    },
    { name: 'My Courses', call: () => learning.myCourses({ language }) },
  ];
}

export async function orderOperations({ parts, client }: Stage): Promise<Operation[]> {
  const people = await findSeededPeople(parts.database.db);
  const staff = callerOf(parts, people.admin, { isAdmin: true, roles: ['owner'] });
  return [
    { name: 'placing an order', call: await openOrders(parts, client) },
    { name: 'the list of orders for staff', call: () => staff.ordersAdmin.list({}) },
    {
      name: 'finding an order by its email address',
      call: (turn) => staff.ordersAdmin.list({ search: `member-${turn + 4_000}@danube.example` }),
      reason:
        'addresses are looked up by their trigrams, and the filled ones share nearly all of theirs',
    },
  ];
}

export async function commissionOperations({ parts }: Stage): Promise<Operation[]> {
  const people = await findSeededPeople(parts.database.db);
  const { salesReps } = callerOf(parts, people.rep, { isSalesRep: true });
  return [
    { name: 'the dashboard of a representative', call: () => salesReps.dashboard({}) },
    { name: 'their list of commissions', call: () => salesReps.lines({}) },
  ];
}

export async function itemOperations({ parts }: Stage): Promise<Operation[]> {
  const { catalogue } = callerOf(parts, measuredMember);
  return [
    {
      name: 'searching the site for two words',
      call: (turn) => catalogue.search({ query: `gold ${turn * 16}`, language }),
    },
    {
      name: 'searching the site for a word in every sixteenth title',
      call: () => catalogue.search({ query: 'gold', language }),
      reason: 'ranks every match, and the matches grow with the items',
    },
  ];
}

function callerOf(parts: Composition, userId: string, rights: Partial<Member> = {}) {
  return createRouterClient(parts.router, { context: contextOf(memberOf(userId, rights)) });
}

function memberOf(userId: string, rights: Partial<Member> = {}): Member {
  const nobody = { isAdmin: false, isSalesRep: false, roles: [] };
  return { kind: 'member', userId, sessionId: `session-of-${userId}`, ...nobody, ...rights };
}

async function recordVisit(parts: Composition, turn: number): Promise<void> {
  const { kind } = await parts.modules.analytics.api.recordVisit({
    body: visitRequest.body,
    // The limits count by network.
    address: `10.${Math.floor(Math.random() * 256)}.${turn & 255}.1`,
    userAgent: visitRequest.headers['user-agent'],
    findUserId: async () => null,
  });
  if (kind !== 'recorded') throw new Error(`the visit was ${kind}`);
}

/** A lesson that isn't free, of a course that the member owns. */
async function findOwnedLesson(client: Client): Promise<{ course: string; lesson: string }> {
  const { rows } = await client.query(
    `select items.slug as course, lessons.slug as lesson
     from lessons join catalogue_items as items on items.id = course_id
     join entitlements on item_id = items.id and user_id = $1
     where lessons.is_public and not lessons.is_free and items.is_public
     order by items.slug, lessons.position limit 1`,
    [measuredMember],
  );
  if (!rows[0]) throw new Error('the member owns no lesson');
  return rows[0];
}

/** By bank transfer, so that no provider is measured: another buyer with a full cart each time. */
async function openOrders(parts: Composition, client: Client) {
  const database = {
    query: async <Row extends Record<string, unknown>>(text: string, values: unknown[] = []) =>
      (await client.query<Row>(text, values)).rows,
  };
  const name = `buyer-${randomUUID().slice(0, 8)}`;
  const buyers = await addBuyers(database, { name, count: warmUpCalls + measuredCalls });
  await fillCarts(database, buyers, await findShopItems(database));
  const requests: (() => Promise<unknown>)[] = [];
  for (const { id } of buyers) {
    const { checkout } = createRouterClient(parts.router, {
      context: contextOf(memberOf(id), { network: id }),
    });
    const place = { country: home.country, isCompany: false, vatId: null, coupon: null, language };
    const quote = await checkout.quote(place);
    const input = {
      key: randomUUID(),
      cartVersion: quote.cartVersion,
      billing: home,
      coupon: null,
      language,
      shownTotal: quote.total,
      method: 'transfer' as const,
      ticked: quote.declarations.map(({ kind, hash }) => ({ kind, hash })),
    };
    requests.push(() => checkout.placeOrder(input));
  }
  return async (turn: number) => requests[turn]?.();
}
