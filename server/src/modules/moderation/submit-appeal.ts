import type { Statement } from '@danube/contract/moderation/moderation.schemas.ts';
import { DomainError } from '../../platform/domain-error.ts';
import { findStatementEvents, insertEvent, lockCase } from './events.repository.ts';
import type { ModerationDependencies } from './moderation.dependencies.ts';
import { computeAppealDeadline, toStatement } from './statement.mapper.ts';
import { findStatement } from './statements.repository.ts';

/**
 * The person appeals, once, within half a year. Someone else's decision is reported as not found.
 */
export function submitAppeal(
  deps: Pick<ModerationDependencies, 'transact' | 'clock'>,
  userId: string,
  { statementId, text }: { statementId: string; text: string },
): Promise<Statement> {
  return deps.transact(async ({ tx }) => {
    const now = deps.clock.now();
    const row = await findStatement(tx, statementId);
    if (row?.personId !== userId) throw new DomainError('DECISION_NOT_FOUND');
    if (computeAppealDeadline(row) <= now) throw new DomainError('APPEAL_TOO_LATE');
    await lockCase(tx, row.caseKey);
    const before = await findStatementEvents(tx, [statementId]);
    // After a reversal there is nothing left to appeal.
    if (before.some(({ kind }) => kind === 'appeal' || kind === 'reverse')) {
      throw new DomainError('ALREADY_APPEALED');
    }
    const restriction = before[0];
    await insertEvent(tx, {
      kind: 'appeal',
      at: now,
      statementId,
      text,
      actorId: userId,
      personId: userId,
      caseKey: row.caseKey,
      rule: row.rule,
      messageId: restriction?.messageId ?? null,
      conversationId: restriction?.conversationId ?? null,
    });
    return toStatement(row, await findStatementEvents(tx, [statementId]), now);
  });
}
