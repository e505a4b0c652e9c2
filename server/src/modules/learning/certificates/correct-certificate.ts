import { type ActionContext, auditFieldsOf } from '../../../platform/action-context.ts';
import type { Tx } from '../../../platform/database.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { enqueueMail } from '../../../platform/send-mail.job.ts';
import type { LearningDependencies } from '../learning.dependencies.ts';
import {
  type CertificateRow,
  lockCertificate,
  replaceCertificate,
} from './certificates.repository.ts';
import { certificateUrl, claimNextNumber, generateCode } from './issue-certificate.ts';

type Deps = Pick<LearningDependencies, 'transact' | 'clock' | 'jobs' | 'siteUrl' | 'findEmail'>;

/**
 * Corrects the name by issuing a new certificate: a printed one can't be changed, so its number and
 * code must not verify another name. The old number keeps the old name until the account is erased.
 * Returns false and changes nothing if the name is the same.
 */
export function correctCertificate(
  deps: Deps,
  act: ActionContext,
  input: { readonly code: string; readonly holder: string; readonly reason: string },
): Promise<boolean> {
  return deps.transact(async ({ tx, audit, notify }) => {
    const row = await lockCertificate(tx, input.code);
    if (!row || row.revokedAt) throw new DomainError('CERTIFICATE_NOT_FOUND');
    // Nobody puts another name on their own certificate.
    if (row.userId === act.member.userId) throw new DomainError('OWN_CERTIFICATE');
    const { holder, reason } = input;
    if (row.holder === holder) return false;
    const { userId } = row;
    const at = deps.clock.now();
    const code = generateCode();
    const number = await claimNextNumber(tx, at);
    await replaceCertificate(tx, row, { code, number, holder, at });
    await mailHolder(deps, tx, { row, code, number });
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
    return true;
  });
}

/** About the correction: they finished the course long ago. */
async function mailHolder(
  deps: Pick<Deps, 'jobs' | 'siteUrl' | 'findEmail'>,
  tx: Tx,
  { row, code, number }: { row: CertificateRow; code: string; number: string },
): Promise<void> {
  const { userId, language, courseTitle, number: oldNumber } = row;
  const to = await deps.findEmail(tx, userId);
  if (to === null) return;
  await enqueueMail(tx, deps.jobs, {
    to,
    locale: language,
    messageKey: `certificate-corrected:${code}`,
    mail: {
      kind: 'certificate-corrected',
      courseTitle,
      number,
      oldNumber,
      certificateUrl: certificateUrl(deps, code),
    },
  });
}
