import type { ComputedClaim } from './platform/computed-claim.ts';
import type { HealthCheck, ReadinessSource } from './platform/health-check.ts';
import type { BuiltModule } from './platform/module.ts';
import type { PersonalDataSource } from './platform/personal-data-source.ts';
import { pruneSentMailsJob } from './platform/prune-sent-mails.job.ts';
import type { StaffSearchSource } from './platform/staff-search.ts';
import type { AttentionSource, FigureSource } from './platform/today-sources.ts';

type Contributions = {
  personalData: PersonalDataSource;
  staffSearch: StaffSearchSource;
  attention: AttentionSource;
  figures: FigureSource;
  computedClaims: ComputedClaim;
  health: HealthCheck;
  readiness: ReadinessSource;
};

/** The contributions of all modules of one kind. */
export function collectFromModules<Kind extends keyof Contributions>(
  modules: Readonly<Record<string, BuiltModule>>,
  kind: Kind,
): readonly Contributions[Kind][] {
  // Each field of a module is an array of the type in the table above.
  return Object.values(modules).flatMap((built) => (built[kind] ?? []) as Contributions[Kind][]);
}

/** Jobs that delete data, as the privacy policy promises. */
export function retentionJobsOf(modules: Readonly<Record<string, BuiltModule>>): string[] {
  const types = Object.values(modules).flatMap(({ jobs = [] }) => jobs);
  return [...types, pruneSentMailsJob]
    .filter(({ isRetention }) => isRetention)
    .map(({ name }) => name);
}
