import { type ActionContext, auditFieldsOf } from '../../platform/action-context.ts';
import { insertEvent, lockCase } from './events.repository.ts';
import type { ModerationDependencies } from './moderation.dependencies.ts';
import { requireCase } from './require-case.ts';

/** A note for colleagues about a case and its person. */
export async function addNote(
  deps: Pick<ModerationDependencies, 'transact' | 'clock' | 'community' | 'findNames'> & {
    act: ActionContext;
  },
  { key, text }: { key: string; text: string },
): Promise<void> {
  await deps.transact(async ({ tx, audit }) => {
    await lockCase(tx, key);
    const found = await requireCase(deps, tx, { key, viewerId: deps.act.member.userId });
    await insertEvent(tx, {
      kind: 'note',
      at: deps.clock.now(),
      caseKey: key,
      text,
      personId: found.personId,
      actorId: deps.act.member.userId,
      messageId: found.message?.id ?? null,
    });
    const target = { kind: 'moderation-case', id: key };
    audit({
      ...auditFieldsOf(deps.act),
      action: 'moderation.note',
      target,
      before: null,
      after: null,
    });
  });
}
