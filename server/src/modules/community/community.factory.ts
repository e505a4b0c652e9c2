import { randomUUID } from 'node:crypto';
import type { ItemId } from '@danube/contract/catalogue/catalogue.schemas.ts';
import {
  type ConversationId,
  conversationIdSchema,
  type ShownTopic,
} from '@danube/contract/community/community.schemas.ts';
import { userIdSchema } from '@danube/contract/identity/identity.schemas.ts';
import { initialValues } from '@danube/contract/settings/settings-groups.ts';
import type { StaffRole } from '@danube/contract/staff-roles.ts';
import { createRouterClient } from '@orpc/server';
import type { Member } from '../../platform/actor.ts';
import type { Tx } from '../../platform/database.ts';
import type { Presence } from '../../platform/presence.ts';
import { contextOf } from '../../testing/callers.ts';
import { createMemoryStorage } from '../../testing/create-memory-storage.ts';
import { createRecordedJobs } from '../../testing/create-recorded-jobs.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { testPlatform } from '../../testing/test-platform.ts';
import { testEmailPreferences } from '../email-preferences/email-preferences.factory.ts';
import { insertPerson } from '../identity/identity.factory.ts';
import { findStaffIds } from '../identity/people/find-staff-ids.ts';
import { findShownPeople, searchShownPeople } from '../identity/people/shown-people.repository.ts';
import { createPrivatePictures } from '../media/private-pictures.ts';
import { insertConversation } from './access/conversations.repository.ts';
import type { ModerationRules } from './community.api.ts';
import type { CommunityDependencies } from './community.dependencies.ts';
import { createCommunity } from './community.module.ts';

export const monday = '2026-11-16T10:00:00Z';

/** Nobody is restricted and nothing is filtered. */
export const unmoderated: ModerationRules = {
  findRestriction: async () => null,
  isUnderReview: async () => false,
  messageWritten: async () => undefined,
};

/** Tests replace the rules after the community is built. */
function latestOf(rules: { moderation: ModerationRules }): ModerationRules {
  return {
    isUnderReview: (tx, member, message) => rules.moderation.isUnderReview(tx, member, message),
    findRestriction: (tx, writer) => rules.moderation.findRestriction(tx, writer),
    messageWritten: (change, message) => rules.moderation.messageWritten(change, message),
  };
}

/** Course ownership by person. */
function entitlementsOf(
  owners: ReadonlyMap<string, readonly ItemId[]>,
): CommunityDependencies['entitlements'] {
  return {
    accessToAll: async (_, userId, ids) =>
      new Map(ids.map((id) => [id, accessOf(owners.get(userId ?? '')?.includes(id) ?? false)])),
    findEntitled: async (_, id, userIds) =>
      new Set(userIds.filter((userId) => owners.get(userId)?.includes(id) ?? false)),
  };
}

/** The community with the test's own database and its dependencies. */
export async function openCommunityStage() {
  const database = await testDatabase();
  const { db } = database;
  const platform = testPlatform(db, monday);
  const rules: { moderation: ModerationRules } = { moderation: unmoderated };
  const owners = new Map<string, ItemId[]>();
  const whispered: string[] = [];
  const topics = new Map<string, ShownTopic>();
  const memory = createMemoryStorage();
  const sentJobs = createRecordedJobs();
  const chosen = { ...initialValues('retention') };
  const emails = testEmailPreferences(platform);
  const deps: CommunityDependencies = {
    ...platform,
    jobs: sentJobs.jobs,
    media: { privatePictures: createPrivatePictures({ storage: memory.storage }) },
    ownsBucket: true,
    // The only group that the community reads.
    settings: { read: async () => chosen as never },
    findTopic: async (_, topic) => topics.get(topic) ?? null,
    presence: localPresence(),
    redis: { hint: (_, text = '') => void whispered.push(text) },
    findShownPeople: (tx, ids) => findShownPeople(tx, ids, []),
    searchShownPeople: (tx, search) => searchShownPeople(tx, search, []),
    findLanguage: async () => 'en',
    emails: emails.api,
    siteUrl: 'https://danube.example',
    findStaffIds: (tx, scope) => findStaffIds({ settings: { fallbackAdminEmails: [] } }, tx, scope),
    entitlements: entitlementsOf(owners),
    moderation: latestOf(rules),
  };
  const community = createCommunity(deps);

  /** A person with an account, and their API client. */
  async function join(
    name = 'Maja Horvat',
    rights: { isAdmin?: boolean; roles?: StaffRole[] } = {},
  ) {
    const [firstName = '', lastName = ''] = name.split(' ');
    const { isAdmin = false, roles = isAdmin ? ['owner'] : [] } = rights;
    const role = isAdmin ? 'admin' : 'member';
    const { id } = await insertPerson(db, {
      id: randomUUID(),
      firstName,
      lastName,
      role,
      staffRoles: roles,
    });
    const member: Member = {
      kind: 'member',
      userId: id,
      sessionId: randomUUID(),
      isAdmin,
      isSalesRep: false,
      roles,
    };
    const api = createRouterClient(community.routers, { context: contextOf(member) });
    return { id: userIdSchema.parse(id), name, member, api };
  }

  return {
    db,
    database,
    platform,
    community,
    deps,
    rules,
    owners,
    whispered,
    memory,
    sentJobs,
    retention: chosen,
    topics,
    join,
    pool: database.pool,
    close: () => database.close(),
  };
}

export type CommunityStage = Awaited<ReturnType<typeof openCommunityStage>>;
export type TestMember = Awaited<ReturnType<CommunityStage['join']>>;

function accessOf(isOwner: boolean) {
  if (!isOwner) return { isAllowed: false as const, why: 'notOwned' as const };
  return { isAllowed: true as const, why: 'purchase' as const, until: null };
}

/** Presence without Redis and without a time limit. */
function localPresence(): Presence {
  const places = new Map<string, Set<string>>();
  return {
    async note(place, userId) {
      const people = places.get(place) ?? new Set();
      places.set(place, people.add(userId));
      return people.size;
    },
    isPresent: async (place, userId) => places.get(place)?.has(userId) ?? false,
  };
}

/** A room in the database. */
export async function insertRoom(
  tx: Tx,
  room: { title?: string; courseId?: ItemId | null; slowSeconds?: number } = {},
): Promise<ConversationId> {
  const { title = 'DAX', courseId = null, slowSeconds = 0 } = room;
  const id = conversationIdSchema.parse(randomUUID());
  const moment = new Date(monday);
  await insertConversation(tx, {
    id,
    kind: 'room',
    title,
    courseId,
    slowSeconds,
    slug: `room-${id}`,
    createdAt: moment,
    lastMessageAt: moment,
  });
  return id;
}

/** What a browser sends for a new message. */
export function createMessageDraft(text = 'Where do you put your stop here?') {
  return { clientId: randomUUID(), text };
}

/** Two people who accepted each other; returns the id of their conversation. */
export async function connectMembers(one: TestMember, other: TestMember): Promise<ConversationId> {
  const sent = await one.api.messages.sendDirect({
    personId: other.id,
    ...createMessageDraft('Hello!'),
  });
  const { id: conversationId } = sent.conversation;
  await other.api.community.acceptRequest({ conversationId });
  return conversationId;
}
