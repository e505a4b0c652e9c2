import { collectFromModules, retentionJobsOf } from './collect-from-modules.ts';
import { describeEnvironment } from './describe-environment.ts';
import type { Environment } from './env.ts';
import { createAdministration } from './modules/administration/administration.module.ts';
import { createEnvironments } from './modules/environments/environments.module.ts';
import type { EventsApi } from './modules/events/events.api.ts';
import type { OwnerDetails } from './owner-details.ts';
import type { HealthCheck, ReadinessSource } from './platform/health-check.ts';
import type { BuiltModule } from './platform/module.ts';
import type { StaffSearchSource } from './platform/staff-search.ts';
import type { AttentionSource, FigureSource } from './platform/today-sources.ts';

/** Today shows the next live session up to this far ahead. */
const sessionDays = 14;

type StaffDependencies = Omit<
  Parameters<typeof createEnvironments>[0],
  'facts' | 'findHealth' | 'findReadiness' | 'findRetentionJobs'
> &
  Omit<
    Parameters<typeof createAdministration>[0],
    | 'findSources'
    | 'findAttention'
    | 'findFigures'
    | 'findNextSession'
    | 'siteUrl'
    | 'findContactEmail'
  > & { owner: OwnerDetails; events: EventsApi };

/** What staff see across all modules; each contributes its part on demand. */
export function composeStaff(
  env: Environment,
  { owner, events, ...base }: StaffDependencies,
  findModules: () => Readonly<Record<string, BuiltModule>>,
) {
  return {
    environments: createEnvironments({
      ...base,
      facts: describeEnvironment(env, owner),
      findHealth: (): readonly HealthCheck[] => collectFromModules(findModules(), 'health'),
      findReadiness: (): readonly ReadinessSource[] =>
        collectFromModules(findModules(), 'readiness'),
      findRetentionJobs: (): readonly string[] => retentionJobsOf(findModules()),
    }),
    administration: createAdministration({
      ...base,
      siteUrl: env.SITE_URL,
      findContactEmail: owner.findContactEmail,
      findSources: (): readonly StaffSearchSource[] =>
        collectFromModules(findModules(), 'staffSearch'),
      findAttention: (): readonly AttentionSource[] =>
        collectFromModules(findModules(), 'attention'),
      findFigures: (): readonly FigureSource[] => collectFromModules(findModules(), 'figures'),
      findNextSession: async () => (await events.programme(sessionDays))[0] ?? null,
    }),
  };
}
