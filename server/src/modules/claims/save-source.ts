import { academyTimeZone } from '@danube/contract/academy-time-zone.ts';
import type { ClaimId } from '@danube/contract/claims/claim-register.ts';
import type { ClaimEntry, ClaimSource } from '@danube/contract/claims/claims.schemas.ts';
import { Temporal } from 'temporal-polyfill';
import { type ActionContext, auditFieldsOf } from '../../platform/action-context.ts';
import type { Clock } from '../../platform/clock.ts';
import { DomainError } from '../../platform/domain-error.ts';
import type { Transact } from '../../platform/transact.ts';
import { toSource } from './claims.mapper.ts';
import { findLockedSource, upsertSource } from './claims.repository.ts';

/** Publishes a figure's source, replacing the previous one. */
export async function saveSource(
  deps: { transact: Transact; clock: Clock; act: ActionContext },
  id: ClaimId,
  source: ClaimSource,
): Promise<ClaimEntry> {
  const now = deps.clock.now();
  if (source.asOf > academyDay(now)) throw new DomainError('SOURCE_DATE_IN_FUTURE');
  return deps.transact(async ({ tx, touchContent, audit }) => {
    const before = toSource(await findLockedSource(tx, id));
    const updatedBy = deps.act.member.userId;
    await upsertSource(tx, { ...source, claimId: id, updatedAt: now, updatedBy });
    touchContent('claims');
    const target = { kind: 'claim', id };
    audit({
      ...auditFieldsOf(deps.act),
      action: 'claims.keep-source',
      target,
      before,
      after: source,
    });
    return { id, source };
  });
}

/** The academy's calendar day, in the format of a source. */
function academyDay(now: Date): string {
  const instant = Temporal.Instant.fromEpochMilliseconds(now.getTime());
  return instant.toZonedDateTimeISO(academyTimeZone).toPlainDate().toString();
}
