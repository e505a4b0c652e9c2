import { academyTimeZone } from '@danube/contract/academy-time-zone.ts';
import type { ItemId } from '@danube/contract/catalogue/catalogue.schemas.ts';
import {
  type EntitlementId,
  entitlementIdSchema,
} from '@danube/contract/entitlements/entitlements.schemas.ts';
import { defaultLanguage } from '@danube/contract/locale.ts';
import { type ActionContext, auditFieldsOf } from '../../platform/action-context.ts';
import type { Tx } from '../../platform/database.ts';
import { DomainError } from '../../platform/domain-error.ts';
import { enqueueMail } from '../../platform/send-mail.job.ts';
import type { EntitlementsDependencies } from './entitlements.dependencies.ts';
import { insertGrant } from './entitlements.repository.ts';
import { requirePerson } from './require-person.ts';

/** A grant by the academy; one per item and person, until it is revoked. */
export async function grantEntitlement(
  deps: EntitlementsDependencies,
  act: ActionContext,
  gift: { userId: string; item: ItemId; expiresAt: Date | null; reason: string },
): Promise<{ id: EntitlementId }> {
  const { userId, item: itemId, expiresAt, reason } = gift;
  await requirePerson(deps, userId);
  return deps.transact(async ({ tx, audit }) => {
    const [item] = await deps.catalogue.findItems(tx, [itemId]);
    if (!item) throw new DomainError('ITEM_NOT_FOUND');
    const id = entitlementIdSchema.parse(deps.ids.uuid());
    const grantedBy = act.member.userId;
    const grantedAt = deps.clock.now();
    const row = { id, userId, itemId, grantedAt, expiresAt, grantedBy, reason };
    if (!(await insertGrant(tx, row))) throw new DomainError('ALREADY_GRANTED');
    audit({
      ...auditFieldsOf(act),
      action: 'entitlements.grant',
      target: { kind: 'person', id: userId },
      before: null,
      after: { id, item: itemId, source: 'grant', expiresAt, revokedAt: null },
      reason,
    });
    // A grant that ended in the past only completes the records; there is nothing to open.
    const isOver = expiresAt !== null && expiresAt <= grantedAt;
    if (!isOver) await mailGrant(deps, tx, { id, userId, itemId, expiresAt });
    return { id };
  });
}

/** The person is notified in their language, with a link to it. */
async function mailGrant(
  deps: EntitlementsDependencies,
  tx: Tx,
  grant: { id: EntitlementId; userId: string; itemId: ItemId; expiresAt: Date | null },
): Promise<void> {
  const to = await deps.findEmail(tx, grant.userId);
  if (to === null) return;
  const locale = (await deps.findLanguage(tx, grant.userId)) ?? defaultLanguage;
  const [item] = await deps.catalogue.nameItems(tx, [grant.itemId], locale);
  await enqueueMail(tx, deps.jobs, {
    to,
    locale,
    messageKey: `access-granted:${grant.id}`,
    mail: {
      kind: 'access-granted',
      itemTitle: item?.title ?? '',
      expiresAt: grant.expiresAt?.toISOString() ?? null,
      timeZone: academyTimeZone,
      libraryUrl: `${deps.siteUrl}/library`,
    },
  });
}
