import { DomainError } from '../../../platform/domain-error.ts';
import type { RequestContext } from '../../../platform/request-context.ts';
import type { IdentityDependencies } from '../identity.dependencies.ts';
import { personTarget } from '../person-target.ts';

/** Counts and records a rejected attempt; our own faults are neither counted nor recorded. */
export async function recordFailedSignIn(
  deps: Pick<IdentityDependencies, 'transact' | 'countSignIn'>,
  context: Pick<RequestContext, 'network' | 'requestId'>,
  attempt: { error: unknown; userId: string | null },
): Promise<void> {
  if (!(attempt.error instanceof DomainError)) return;
  const { code } = attempt.error;
  deps.countSignIn('refused');
  await deps.transact(async (change) =>
    change.audit({
      actor: { kind: 'visitor', id: null },
      action: 'account.sign-in-refused',
      target: personTarget(attempt.userId ?? 'unknown'),
      after: { code, network: context.network },
      requestId: context.requestId,
    }),
  );
}
