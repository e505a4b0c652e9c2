import type { DecisionInput } from '@danube/contract/moderation/moderation.schemas.ts';
import { type ActionContext, auditFieldsOf } from '../../platform/action-context.ts';
import { DomainError } from '../../platform/domain-error.ts';
import type { Change } from '../../platform/transact.ts';
import { insertEvent, lockCase } from './events.repository.ts';
import type { ModerationDependencies } from './moderation.dependencies.ts';
import { notifyReporters } from './notify-reporters.ts';
import { type FoundCase, requireCase } from './require-case.ts';
import { restrict } from './restrict.ts';

type Dependencies = ModerationDependencies & { act: ActionContext };

const dayMs = 24 * 60 * 60 * 1000;

/** Closes a case: with restrictions and their reasons, or by finding no violation. */
export async function decideCase(deps: Dependencies, input: DecisionInput): Promise<void> {
  await deps.transact(async (change) => {
    const { tx } = change;
    await lockCase(tx, input.key);
    const found = await requireCase(deps, tx, {
      key: input.key,
      viewerId: deps.act.member.userId,
    });
    if (found.asOf !== input.asOf) throw new DomainError('CASE_CHANGED');
    const words = { found, rule: input.rule, remark: input.remark };
    if (input.message) await restrictMessage(deps, change, { ...words, act: input.message });
    if (input.person) await restrictPerson(deps, change, { ...words, act: input.person });
    const hasActed = input.message !== null || input.person !== null;
    if (!hasActed) await dismiss(deps, change, words);
    await notifyReporters(deps, tx, { found, hasActed });
    const { key: id, asOf: _asOf, ...after } = input;
    const action = hasActed ? 'moderation.restrict' : 'moderation.dismiss';
    const target = { kind: 'moderation-case', id };
    change.audit({ ...auditFieldsOf(deps.act), action, target, before: null, after });
  });
}

type DecisionReasons = Pick<DecisionInput, 'rule' | 'remark'> & { found: FoundCase };

async function restrictMessage(
  deps: Dependencies,
  change: Change,
  { found, rule, remark, act }: DecisionReasons & { act: NonNullable<DecisionInput['message']> },
): Promise<void> {
  if (!found.message) throw new DomainError('NOTHING_TO_RESTRICT');
  const { id } = found.message;
  const hasChanged =
    act === 'hide'
      ? await deps.community.hideMessage(change, id)
      : await deps.community.removeMessage(change, id);
  if (!hasChanged) throw new DomainError('NOTHING_TO_RESTRICT');
  const conversationId = found.message.conversation.id;
  const decided = { restriction: act, rule, remark, until: null, conversationId };
  await restrict(deps, change, { found, decided, act: deps.act });
}

async function restrictPerson(
  deps: Dependencies,
  change: Change,
  { found, rule, remark, act }: DecisionReasons & { act: NonNullable<DecisionInput['person']> },
): Promise<void> {
  const { personId, message } = found;
  if (!personId) throw new DomainError('NOTHING_TO_RESTRICT');
  if ((await deps.findStaffNames(change.tx)).has(personId)) {
    throw new DomainError('STAFF_NOT_RESTRICTED');
  }
  const { restriction, days } = act;
  const isRoomOnly = restriction === 'mute' && act.isHereOnly;
  if (isRoomOnly && !message) throw new DomainError('NOTHING_TO_RESTRICT');
  const endsAt = new Date(deps.clock.now().getTime() + (days ?? 0) * dayMs);
  const until = restriction === 'warn' || days === null ? null : endsAt;
  const conversationId = isRoomOnly ? (message?.conversation.id ?? null) : null;
  const decided = { restriction, rule, remark, until, conversationId };
  await restrict(deps, change, { found, decided, act: deps.act });
}

async function dismiss(
  deps: Dependencies,
  { tx }: Change,
  { found, rule, remark }: DecisionReasons,
): Promise<void> {
  await insertEvent(tx, {
    kind: 'dismiss',
    at: deps.clock.now(),
    caseKey: found.key,
    rule,
    text: remark,
    actorId: deps.act.member.userId,
    personId: found.personId,
    messageId: found.message?.id ?? null,
    conversationId: found.message?.conversation.id ?? null,
  });
}
