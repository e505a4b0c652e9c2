import { broughtBy, retentionJobsOf } from './brought-by.ts';
import { describeSurroundings } from './describe-environment.ts';
import type { Environment } from './env.ts';
import { createAdministration } from './modules/administration/administration.module.ts';
import { createEnvironments } from './modules/environments/environments.module.ts';
import type { EventsApi } from './modules/events/events.api.ts';
import type { OwnerFacts } from './owner-facts.ts';
import type { HealthCheck, ReadinessSource } from './platform/health-check.ts';
import type { BuiltModule } from './platform/module.ts';
import type { StaffSearchSource } from './platform/staff-search.ts';
import type { AttentionSource, FigureSource } from './platform/today-sources.ts';

/** Today shows the next live session up to this far ahead. */
const sessionDays = 14;

type StaffDependencies = Omit<
  Parameters<typeof createEnvironments>[0],
  'surroundings' | 'findHealth' | 'findReadiness' | 'findRetentionJobs'
> &
  Omit<
    Parameters<typeof createAdministration>[0],
    'findSources' | 'findAttention' | 'findFigures' | 'findNextSession'
  > & { owner: OwnerFacts; events: EventsApi };

/** What staff see across all modules; each contributes its part on demand. */
export function composeStaff(
  env: Environment,
  { owner, events, ...base }: StaffDependencies,
  findModules: () => Readonly<Record<string, BuiltModule>>,
) {
  return {
    environments: createEnvironments({
      ...base,
      surroundings: describeSurroundings(env, owner),
      findHealth: (): readonly HealthCheck[] => broughtBy(findModules(), 'health'),
      findReadiness: (): readonly ReadinessSource[] => broughtBy(findModules(), 'readiness'),
      findRetentionJobs: (): readonly string[] => retentionJobsOf(findModules()),
    }),
    administration: createAdministration({
      ...base,
      findSources: (): readonly StaffSearchSource[] => broughtBy(findModules(), 'staffSearch'),
      findAttention: (): readonly AttentionSource[] => broughtBy(findModules(), 'attention'),
      findFigures: (): readonly FigureSource[] => broughtBy(findModules(), 'figures'),
      findNextSession: async () => (await events.programme(sessionDays))[0] ?? null,
    }),
  };
}
