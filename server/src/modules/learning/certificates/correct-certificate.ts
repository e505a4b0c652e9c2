import { type ActionContext, auditFieldsOf } from '../../../platform/action-context.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import type { LearningDependencies } from '../learning.dependencies.ts';
import { lockCertificate, replaceCertificate } from './certificates.repository.ts';
import { announceCertificate, newCode, nextNumber } from './issue-certificate.ts';

type Deps = Pick<LearningDependencies, 'transact' | 'clock' | 'jobs' | 'siteUrl' | 'findEmail'>;

/**
 * Corrects the name by a new certificate: a printed one can't be changed, so its number and code
 * must not verify another name. No effect if the name is the same.
 */
export function correctCertificate(
  deps: Deps,
  act: ActionContext,
  input: { readonly code: string; readonly holder: string; readonly reason: string },
): Promise<void> {
  return deps.transact(async ({ tx, audit, notify }) => {
    const row = await lockCertificate(tx, input.code);
    if (!row || row.revokedAt) throw new DomainError('CERTIFICATE_NOT_FOUND');
    const { holder, reason } = input;
    if (row.holder === holder) return;
    const { userId, language, courseTitle } = row;
    const at = deps.clock.now();
    const code = newCode();
    const number = await nextNumber(tx, at);
    await replaceCertificate(tx, row, { code, number, holder, at });
    await announceCertificate(deps, tx, { userId, code, number, language, courseTitle });
    notify(`user:${userId}`, { topic: 'learning' });
    // Without the names: the log outlives the account.
    audit({
      ...auditFieldsOf(act),
      action: 'learning.correct-certificate',
      target: { kind: 'person', id: userId },
      before: { number: row.number },
      after: { number },
      reason,
    });
  });
}
