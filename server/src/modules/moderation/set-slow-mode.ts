import type { ConversationId } from '@danube/contract/community/community.schemas.ts';
import { type ActionContext, auditFieldsOf } from '../../platform/action-context.ts';
import { insertEvent } from './events.repository.ts';
import type { ModerationDependencies } from './moderation.dependencies.ts';

/** Everyone in a room has to wait between two messages; nobody in particular is restricted. */
export async function setSlowMode(
  deps: Pick<ModerationDependencies, 'transact' | 'clock' | 'community'> & { act: ActionContext },
  { conversationId, seconds }: { conversationId: ConversationId; seconds: number },
): Promise<void> {
  await deps.transact(async (change) => {
    await deps.community.setSlowMode(change, conversationId, seconds);
    const actorId = deps.act.member.userId;
    const at = deps.clock.now();
    await insertEvent(change.tx, { kind: 'slow', at, conversationId, seconds, actorId });
    change.audit({
      ...auditFieldsOf(deps.act),
      action: 'moderation.slow-mode',
      target: { kind: 'conversation', id: conversationId },
      before: null,
      after: { seconds },
    });
  });
}
