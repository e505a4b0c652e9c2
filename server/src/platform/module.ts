import type { AnyRouter } from '@orpc/server';
import type { ComputedClaim } from './computed-claim.ts';
import type { HealthCheck, ReadinessSource } from './health-check.ts';
import type { HttpAddress, HttpTools } from './http-address.ts';
import type { JobDefinition } from './job-definition.ts';
import type { WatchedGauge } from './metrics.ts';
import type { PersonalDataSource } from './personal-data-source.ts';
import type { StaffSearchSource } from './staff-search.ts';
import type { AttentionSource, FigureSource } from './today-sources.ts';

/**
 * What a module brings. The server, the worker, export and erasure iterate over all modules, so
 * a new one is named where it is built and nowhere else.
 */
export type BuiltModule = {
  /** By the name the contract gives them. */
  readonly routers?: Readonly<Record<string, AnyRouter>>;
  readonly jobs?: readonly JobDefinition<unknown>[];
  /** Numbers that the worker tells the operator. */
  readonly gauges?: readonly WatchedGauge[];
  /** Files, streams and webhooks. */
  readonly addresses?: (tools: HttpTools) => readonly HttpAddress[];
  /** What the module holds about a person: for the export, and erased with the account. */
  readonly personalData?: readonly PersonalDataSource[];
  /** What staff find by it from anywhere in the administration. */
  readonly staffSearch?: readonly StaffSearchSource[];
  /** What waits for someone of the staff: Today lists it. */
  readonly attention?: readonly AttentionSource[];
  /** Figures that Today shows day by day. */
  readonly figures?: readonly FigureSource[];
  /** Advertised figures that the module counts itself. */
  readonly computedClaims?: readonly ComputedClaim[];
  /** What the worker looks at every few minutes. */
  readonly health?: readonly HealthCheck[];
  /** What must be true before strangers come. */
  readonly readiness?: readonly ReadinessSource[];
};
