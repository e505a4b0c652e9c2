import type { HealthCheck, HealthCheckResult } from '../../platform/health-check.ts';
import { createHealthChecks } from './create-health-checks.ts';
import type { EnvironmentsDependencies } from './environments.dependencies.ts';
import { findReport, putReport } from './environments.repository.ts';

const timeoutMs = 15_000;
const maxMessageLength = 300;

/** Checks every part and records its state; one failure doesn't stop the others. */
export async function checkParts(deps: EnvironmentsDependencies): Promise<void> {
  const checks = [...createHealthChecks(deps), ...deps.findHealth()];
  await Promise.all(checks.map((check) => report(deps, check)));
}

async function report(
  { transact, clock }: EnvironmentsDependencies,
  { part, check }: HealthCheck,
): Promise<void> {
  const answer = await runCheck(check);
  await transact(async ({ tx }) => {
    const now = clock.now();
    const known = await findReport(tx, part);
    const since = known?.state === answer.state ? known.since : now;
    await putReport(tx, {
      part,
      state: answer.state,
      checkedAt: now,
      since,
      lastFailureAt: answer.state === 'failing' ? now : (known?.lastFailureAt ?? null),
      lastFailure: answer.state === 'failing' ? answer.message : (known?.lastFailure ?? null),
    });
  });
}

async function runCheck(check: HealthCheck['check']): Promise<HealthCheckResult> {
  try {
    return await Promise.race([check(), rejectAfterTimeout()]);
  } catch (error) {
    return { state: 'failing', message: redactMessage(error) };
  }
}

function rejectAfterTimeout(): Promise<never> {
  return new Promise((_, reject) => {
    setTimeout(() => reject(new Error('no answer within 15 seconds')), timeoutMs).unref();
  });
}

/** URLs in messages may contain a password. */
export function redactMessage(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return message.replaceAll(/\/\/[^@/\s]*@/g, '//').slice(0, maxMessageLength);
}
