import type { Statement } from '@danube/contract/moderation/moderation.schemas.ts';
import { appealDays } from '@danube/contract/moderation/moderation-rules.ts';
import type { EventRow } from './events.repository.ts';
import type { StatementRow } from './statements.repository.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** A statement with its outcome, derived from the events about it. */
export function toStatement(row: StatementRow, events: readonly EventRow[], now: Date): Statement {
  const own = events.filter(({ statementId }) => statementId === row.id);
  const reversal = own.find(({ kind }) => kind === 'reverse');
  return {
    id: row.id,
    restriction: row.restriction,
    rule: row.rule,
    rulesVersion: row.rulesVersion,
    foundBy: row.foundBy,
    isAutomated: row.isAutomated,
    quote: row.quote,
    pictureAlt: row.pictureAlt,
    place: row.place,
    sentAt: row.sentAt,
    remark: row.remark,
    decidedAt: row.decidedAt,
    until: row.until,
    isInForce: !reversal && (row.until === null || row.until > now),
    reversedAt: reversal?.at ?? null,
    appealUntil: computeAppealDeadline(row),
    appeal: toAppeal(own),
  };
}

export function computeAppealDeadline({ decidedAt }: Pick<StatementRow, 'decidedAt'>): Date {
  return new Date(decidedAt.getTime() + appealDays * dayMs);
}

function toAppeal(own: readonly EventRow[]): Statement['appeal'] {
  const appeal = own.find(({ kind }) => kind === 'appeal');
  if (!appeal) return null;
  const answer = own.find(
    ({ kind, number }) => (kind === 'uphold' || kind === 'reverse') && number > appeal.number,
  );
  return {
    at: appeal.at,
    text: appeal.text,
    answer: answer
      ? {
          at: answer.at,
          isReversed: answer.kind === 'reverse',
          remark: answer.text,
          isBySameModerator: answer.actorId !== null && answer.actorId === own[0]?.actorId,
        }
      : null,
  };
}
