import type { CommunityRule } from '@danube/contract/moderation/community-rules.ts';
import type { MessageFilter } from '@danube/contract/moderation/moderation-rules.ts';
import { LRUCache } from 'lru-cache';
import type { Tx } from '../../platform/database.ts';
import type { WrittenMessage } from '../community/community.api.ts';
import { type CaseKind, formatCaseKey } from './case-key.ts';
import { findCaseEvents, insertEvent, lockCase } from './events.repository.ts';
import { eventsSinceLastDecision } from './events-since-last-decision.ts';
import { looksLikeStaff } from './filters/staff-lookalike.ts';
import type { MessageWatch } from './filters/watch-messages.ts';
import type { ModerationDependencies } from './moderation.dependencies.ts';

type Dependencies = Pick<
  ModerationDependencies,
  'clock' | 'findNames' | 'findStaffNames' | 'findJoinedAt'
>;

const newAccountMs = 7 * 24 * 60 * 60 * 1000;
/** After this, a name is checked again. */
const nameCheckedMs = 10 * 60 * 1000;

const emptyNames: ReadonlyMap<string, string> = new Map();
const staffReadMs = 60 * 1000;

const rules: Readonly<Record<MessageFilter, CommunityRule>> = {
  profitPromise: 'scam',
  staffLookalike: 'impersonation',
  linkFlood: 'spam',
  copied: 'spam',
  newAccountLink: 'spam',
};

/**
 * Checks what someone has just written and flags it for the queue; nothing is held back. Texts are
 * only checked in rooms: private messages are read only after a report.
 */
export function createMessageInspection(deps: Dependencies, watch: MessageWatch) {
  const checkedNames = new LRUCache<string, true>({ max: 10_000, ttl: nameCheckedMs });

  let staffNames = { names: emptyNames, readAt: 0 };

  /** Cached for a minute, because every message needs it. */
  async function findStaff(tx: Tx): Promise<ReadonlyMap<string, string>> {
    const now = deps.clock.now().getTime();
    if (now - staffNames.readAt >= staffReadMs) {
      staffNames = { names: await deps.findStaffNames(tx), readAt: now };
    }
    return staffNames.names;
  }

  async function isNewAccount(tx: Tx, userId: string): Promise<boolean> {
    const joinedAt = await deps.findJoinedAt(tx, userId);
    return joinedAt !== null && deps.clock.now().getTime() - joinedAt.getTime() < newAccountMs;
  }

  async function inspectText(tx: Tx, message: WrittenMessage): Promise<void> {
    const { senderId: authorId } = message;
    const text = [message.text, message.pictureAlt ?? '']
      .filter((words) => words !== '')
      .join('\n');
    const { filters, hasLink } = watch.inspect({ authorId, text });
    const isNew = hasLink && (await isNewAccount(tx, authorId));
    const found: MessageFilter[] = isNew ? [...filters, 'newAccountLink'] : filters;
    for (const filter of found) await flag(tx, message, { filter, about: 'message' });
  }

  async function inspectName(tx: Tx, message: WrittenMessage, staff: ReadonlyMap<string, string>) {
    if (checkedNames.has(message.senderId)) return;
    // On the same connection: requesting another one under the room's lock could deadlock.
    const name = (await deps.findNames([message.senderId], tx)).get(message.senderId) ?? '';
    checkedNames.set(message.senderId, true);
    if (!looksLikeStaff(name, [...staff.values()])) return;
    await flag(tx, message, { filter: 'staffLookalike', about: 'person', text: name });
  }

  async function flag(
    tx: Tx,
    message: WrittenMessage,
    { filter, about, text = '' }: { filter: MessageFilter; about: CaseKind; text?: string },
  ): Promise<void> {
    // Someone may have joined the staff since the last read.
    if ((await deps.findStaffNames(tx)).has(message.senderId)) return;
    const isName = about === 'person';
    const caseKey = formatCaseKey(about, isName ? message.senderId : message.id);
    await lockCase(tx, caseKey);
    const open = eventsSinceLastDecision(await findCaseEvents(tx, caseKey));
    if (open.some((event) => event.filter === filter)) return;
    await insertEvent(tx, {
      kind: 'flag',
      at: deps.clock.now(),
      caseKey,
      filter,
      rule: rules[filter],
      text,
      personId: message.senderId,
      ...(isName
        ? {}
        : {
            messageId: message.id,
            conversationId: message.conversationId,
            quote: message.text,
            pictureAlt: message.pictureAlt,
          }),
    });
  }

  return async (tx: Tx, message: WrittenMessage): Promise<void> => {
    const staff = await findStaff(tx);
    if (staff.has(message.senderId)) return;
    await inspectName(tx, message, staff);
    if (message.conversationKind === 'room') await inspectText(tx, message);
  };
}
