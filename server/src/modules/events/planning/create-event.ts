import { toSlug } from '@danube/contract/catalogue/to-slug.ts';
import { type EventDraft, eventIdSchema } from '@danube/contract/events/events.schemas.ts';
import { type ActionContext, auditFieldsOf } from '../../../platform/action-context.ts';
import type { Tx } from '../../../platform/database.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import type { EventsDependencies } from '../events.dependencies.ts';
import { insertEvent, isSlugTaken, type PlannedEvent } from '../events.repository.ts';
import { isUsable } from '../recurrence-rule.ts';
import { requireSeries } from './require-series.ts';

export async function createEvent(
  deps: Pick<EventsDependencies, 'transact' | 'clock' | 'ids'> & { act: ActionContext },
  draft: EventDraft,
): Promise<PlannedEvent> {
  if (!isUsable(draft)) throw new DomainError('RECURRENCE_RULE_INVALID');
  return deps.transact(async ({ tx, touchContent, audit }) => {
    const now = deps.clock.now();
    const id = eventIdSchema.parse(deps.ids.uuid());
    const slug = await findFreeSlug(tx, draft.title, id);
    await insertEvent(tx, { ...draft, id, slug, createdAt: now, updatedAt: now });
    touchContent('events');
    audit({
      ...auditFieldsOf(deps.act),
      action: 'events.create',
      target: { kind: 'event', id },
      after: draft,
    });
    return (await requireSeries(tx, id)).part;
  });
}

const maxSlugLength = 70;

/** Derived from the title once and permanent, because emails and calendars link to it. */
async function findFreeSlug(tx: Tx, title: string, id: string): Promise<string> {
  const suggested = toSlug(title).slice(0, maxSlugLength).replace(/-$/, '') || 'session';
  return (await isSlugTaken(tx, suggested)) ? `${suggested}-${id.slice(-8)}` : suggested;
}
