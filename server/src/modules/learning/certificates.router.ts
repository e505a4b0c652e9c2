import { certificatesContract } from '@danube/contract/learning/certificates.contract.ts';
import { implement } from '@orpc/server';
import { DomainError } from '../../platform/domain-error.ts';
import { guard, requireMember } from '../../platform/guard.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import {
  chooseName,
  findOwnCertificates,
  verifyCertificate,
} from './certificates/show-certificates.ts';
import type { LearningDependencies } from './learning.dependencies.ts';

export function createCertificatesRouter(deps: LearningDependencies) {
  const os = implement(certificatesContract).$context<RequestContext>().use(guard);
  return os.router({
    mine: os.mine.handler(({ context }) =>
      findOwnCertificates(deps, requireMember(context).userId),
    ),
    showName: os.showName.handler(async ({ input: { code, showsName }, context }) => {
      await chooseName(deps, { userId: requireMember(context).userId, code, showsName });
      return {};
    }),
    verify: os.verify.handler(async ({ input: { code } }) => {
      const found = await verifyCertificate(deps, code);
      if (!found) throw new DomainError('CERTIFICATE_NOT_FOUND');
      return found;
    }),
  });
}
