import { type ActionContext, auditFieldsOf } from '../../../platform/action-context.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import type { LearningDependencies } from '../learning.dependencies.ts';
import { lockCertificate, updateCertificate } from './certificates.repository.ts';

type Input = { readonly code: string; readonly reason: string };

/** Its public page then says that it is no longer valid. */
export function revokeCertificate(deps: Deps, act: ActionContext, input: Input): Promise<void> {
  return changeRevocation(deps, act, { ...input, isRevoked: true });
}

/** Makes it valid again; only the audit log keeps the revocation. */
export function restoreCertificate(deps: Deps, act: ActionContext, input: Input): Promise<void> {
  return changeRevocation(deps, act, { ...input, isRevoked: false });
}

type Deps = Pick<LearningDependencies, 'transact' | 'clock'>;

function changeRevocation(
  deps: Deps,
  act: ActionContext,
  { code, reason, isRevoked }: Input & { isRevoked: boolean },
): Promise<void> {
  return deps.transact(async ({ tx, audit, notify, touchContent }) => {
    const row = await lockCertificate(tx, code);
    if (!row) throw new DomainError('CERTIFICATE_NOT_FOUND');
    // Someone else decides: otherwise a revoked holder could restore it themselves.
    if (row.userId === act.member.userId) throw new DomainError('OWN_CERTIFICATE');
    if ((row.revokedAt !== null) === isRevoked) return;
    await updateCertificate(tx, code, { revokedAt: isRevoked ? deps.clock.now() : null });
    // A review is shown while its author's certificate is valid.
    touchContent('reviews');
    notify(`user:${row.userId}`, { topic: 'learning' });
    audit({
      ...auditFieldsOf(act),
      action: isRevoked ? 'learning.revoke-certificate' : 'learning.restore-certificate',
      target: { kind: 'person', id: row.userId },
      before: { number: row.number, isRevoked: !isRevoked },
      after: { number: row.number, isRevoked },
      reason,
    });
  });
}
