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
  deps.countSignIn('refused');
  const { code } = attempt.error;
  await recordRefusedSignIn(deps, context, { code, userId: attempt.userId });
}

export async function recordRefusedSignIn(
  deps: Pick<IdentityDependencies, 'transact'>,
  context: Pick<RequestContext, 'network' | 'requestId'>,
  { code, userId }: { code: string; userId: string | null },
): Promise<void> {
  await deps.transact(async (change) =>
    change.audit({
      actor: { kind: 'visitor', id: null },
      action: 'account.sign-in-refused',
      target: personTarget(userId ?? 'unknown'),
      after: { code, network: context.network },
      requestId: context.requestId,
    }),
  );
}
