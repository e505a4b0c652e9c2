import { defaultLanguage } from '@danube/contract/locale.ts';
import { type ActionContext, auditFieldsOf } from '../../platform/action-context.ts';
import { DomainError } from '../../platform/domain-error.ts';
import { enqueueMail } from '../../platform/send-mail.job.ts';
import type { EnvironmentsDependencies } from './environments.dependencies.ts';

/** Uses the normal mail queue, and only sends to the caller's own address. */
export function sendTestMail(
  deps: Pick<
    EnvironmentsDependencies,
    'transact' | 'jobs' | 'ids' | 'clock' | 'findEmail' | 'findLanguage' | 'facts'
  >,
  act: ActionContext,
): Promise<{ to: string }> {
  return deps.transact(async ({ tx, audit }) => {
    const { userId } = act.member;
    const to = await deps.findEmail(tx, userId);
    if (to === null) throw new DomainError('UNAUTHORIZED');
    await enqueueMail(tx, deps.jobs, {
      to,
      locale: (await deps.findLanguage(tx, userId)) ?? defaultLanguage,
      mail: {
        kind: 'test-mail',
        at: deps.clock.now().toISOString(),
        timeZone: 'Europe/Bratislava',
        environmentsUrl: `${deps.facts.siteUrl}/admin/environments`,
      },
      messageKey: `test-mail:${deps.ids.uuid()}`,
    });
    audit({
      ...auditFieldsOf(act),
      action: 'environments.test-mail',
      target: { kind: 'environment', id: 'mail' },
    });
    return { to };
  });
}
