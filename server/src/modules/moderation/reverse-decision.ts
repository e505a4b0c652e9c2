import { messageIdSchema } from '@danube/contract/community/community.schemas.ts';
import { type ActionContext, auditFieldsOf } from '../../platform/action-context.ts';
import { DomainError } from '../../platform/domain-error.ts';
import type { Change } from '../../platform/transact.ts';
import { type EventRow, findStatementEvents, insertEvent, lockCase } from './events.repository.ts';
import { hasOtherModerator } from './has-other-moderator.ts';
import { mailPerson } from './mail-person.ts';
import type { ModerationDependencies } from './moderation.dependencies.ts';
import { findStatement, type StatementRow } from './statements.repository.ts';

type Dependencies = ModerationDependencies & { act: ActionContext };
type AppealDecision = { statementId: string; isReversed: boolean; remark: string };

/** Reverses a restriction without an appeal. */
export async function reverseDecision(
  deps: Dependencies,
  input: { statementId: string; remark: string },
): Promise<void> {
  await deps.transact(async (change) => {
    const { row, events } = await lockStatement(deps, change, input.statementId);
    if (events.some(({ kind }) => kind === 'reverse')) throw new DomainError('NOT_IN_FORCE');
    // With an open appeal this is its answer too.
    if (events.at(-1)?.kind === 'appeal') await requireOtherModerator(deps, change, events);
    await answer(deps, change, { row, isReversed: true, remark: input.remark });
  });
}

/** Answers an appeal: the restriction stays, or is reversed. */
export async function answerAppeal(deps: Dependencies, input: AppealDecision): Promise<void> {
  await deps.transact(async (change) => {
    const { row, events } = await lockStatement(deps, change, input.statementId);
    if (events.at(-1)?.kind !== 'appeal') throw new DomainError('APPEAL_NOT_OPEN');
    await requireOtherModerator(deps, change, events);
    await answer(deps, change, { row, ...input });
  });
}

/** The caller's own is reported as not found: someone else has to answer it. */
async function lockStatement(
  { act }: Pick<Dependencies, 'act'>,
  { tx }: Change,
  statementId: string,
): Promise<{ row: StatementRow; events: EventRow[] }> {
  const row = await findStatement(tx, statementId);
  if (!row || row.personId === act.member.userId) throw new DomainError('DECISION_NOT_FOUND');
  await lockCase(tx, row.caseKey);
  return { row, events: await findStatementEvents(tx, [statementId]) };
}

async function requireOtherModerator(
  deps: Dependencies,
  { tx }: Change,
  [restriction]: readonly EventRow[],
): Promise<void> {
  const { userId } = deps.act.member;
  if (restriction?.actorId !== userId) return;
  if (await hasOtherModerator(deps, tx, restriction)) throw new DomainError('OWN_DECISION');
}

async function answer(
  deps: Dependencies,
  change: Change,
  { row, isReversed, remark }: Omit<AppealDecision, 'statementId'> & { row: StatementRow },
): Promise<void> {
  const { tx } = change;
  const [restriction] = await findStatementEvents(tx, [row.id]);
  const messageId = restriction?.messageId ?? null;
  if (isReversed && row.restriction === 'hide' && messageId !== null) {
    await deps.community.restoreMessage(change, messageIdSchema.parse(messageId));
  }
  await insertEvent(tx, {
    kind: isReversed ? 'reverse' : 'uphold',
    at: deps.clock.now(),
    statementId: row.id,
    caseKey: row.caseKey,
    personId: row.personId,
    rule: row.rule,
    text: remark,
    messageId,
    conversationId: restriction?.conversationId ?? null,
    actorId: deps.act.member.userId,
  });
  change.audit({
    ...auditFieldsOf(deps.act),
    action: isReversed ? 'moderation.reverse' : 'moderation.uphold',
    target: { kind: 'moderation-statement', id: row.id },
    before: null,
    after: {
      restriction: row.restriction,
      rule: row.rule,
      remark,
      isBySameModerator: restriction?.actorId === deps.act.member.userId,
    },
  });
  if (!row.personId) return;
  await mailPerson(deps, tx, {
    userId: row.personId,
    key: `appeal-answered:${row.id}:${isReversed ? 'reversed' : 'upheld'}`,
    mail: {
      kind: 'appeal-answered',
      isReversed,
      restriction: row.restriction,
      remark,
      decisionsUrl: `${deps.siteUrl}/community/decisions#${row.id}`,
    },
  });
}
