import type { MessageId } from '@danube/contract/community/community.schemas.ts';
import type { CommunityRule } from '@danube/contract/moderation/community-rules.ts';
import type { Member } from '../../platform/actor.ts';
import { DomainError } from '../../platform/domain-error.ts';
import { formatCaseKey } from './case-key.ts';
import { findCaseEvents, insertEvent, lockCase } from './events.repository.ts';
import { eventsSinceLastDecision } from './events-since-last-decision.ts';
import type { ModerationDependencies } from './moderation.dependencies.ts';

/** Adds a message to the queue. A second report by the same person has no effect. */
export async function reportMessage(
  deps: Pick<ModerationDependencies, 'transact' | 'clock' | 'community'>,
  member: Member,
  report: { messageId: MessageId; rule: CommunityRule; text: string },
): Promise<void> {
  await deps.transact(async ({ tx }) => {
    const { messageId } = report;
    const { userId } = member;
    const mayRead = await deps.community.mayRead(tx, member, messageId);
    const message = mayRead ? await deps.community.findMessage(tx, messageId) : null;
    if (!message) throw new DomainError('REPORTED_MESSAGE_NOT_FOUND');
    if (message.senderId === userId) throw new DomainError('OWN_MESSAGE');
    const caseKey = formatCaseKey('message', messageId);
    await lockCase(tx, caseKey);
    const open = eventsSinceLastDecision(await findCaseEvents(tx, caseKey));
    if (open.some(({ kind, actorId }) => kind === 'report' && actorId === userId)) return;
    await insertEvent(tx, {
      kind: 'report',
      at: deps.clock.now(),
      caseKey,
      messageId,
      conversationId: message.conversation.id,
      personId: message.senderId,
      actorId: userId,
      rule: report.rule,
      text: report.text,
      quote: message.text,
      pictureAlt: message.picture?.alt ?? null,
    });
  });
}
