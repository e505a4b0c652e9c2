import {
  conversationIdSchema,
  type MessageId,
} from '@danube/contract/community/community.schemas.ts';
import type { NoticeInput } from '@danube/contract/moderation/moderation.schemas.ts';
import { createRouterClient } from '@orpc/server';
import { type Caller, callers, contextOf } from '../../testing/callers.ts';
import { createRecordedJobs } from '../../testing/create-recorded-jobs.ts';
import {
  createMessageDraft,
  insertRoom,
  openCommunityStage,
  type TestMember,
} from '../community/community.factory.ts';
import { findEmail, findNames } from '../identity/identity.repository.ts';
import { findJoinedAt, findStaffNames } from '../identity/people/staff-names.repository.ts';
import { createModeration } from './moderation.module.ts';

/** The community with its moderation and the test's own database. */
export async function openModerationStage() {
  const stage = await openCommunityStage();
  const recorded = createRecordedJobs();
  /** Who else can review decisions; nobody unless a test says so. */
  const moderators: string[] = [];
  const moderation = createModeration({
    ...stage.platform,
    jobs: recorded.jobs,
    limiter: { consume: async () => ({ allowed: true }) },
    community: stage.community.api,
    findNames: (ids, tx = stage.db) => findNames(tx, ids),
    findEmail,
    findLanguage: async () => 'de',
    findStaffIds: async () => moderators,
    findStaffNames: (tx) => findStaffNames(tx, []),
    findJoinedAt,
    siteUrl: 'https://academy.example',
  });
  stage.rules.moderation = moderation.rules;
  const clientOf = (context: ReturnType<typeof contextOf>) =>
    createRouterClient(moderation.routers, { context });
  return {
    ...stage,
    moderation,
    moderators,
    recorded,
    as: (person: TestMember) => clientOf(contextOf(person.member)),
    asCaller: (caller: Caller) => clientOf(contextOf(callers[caller])),
    /** Someone writes a message in their own room. */
    async say(person: TestMember, text?: string, room?: string): Promise<MessageId> {
      const conversationId = room ? conversationIdSchema.parse(room) : await insertRoom(stage.db);
      const sent = await person.api.messages.send({ conversationId, ...createMessageDraft(text) });
      return sent.id;
    },
  };
}

export type ModerationStage = Awaited<ReturnType<typeof openModerationStage>>;

export function createNotice(overrides: Partial<NoticeInput> = {}): NoticeInput {
  return {
    name: 'Eva Weiss',
    email: 'eva@example.org',
    rule: 'illegal',
    place: 'Room DAX, yesterday evening',
    text: 'Somebody sells copies of our course there.',
    isInGoodFaith: true,
    language: 'de',
    trap: '',
    ...overrides,
  };
}
