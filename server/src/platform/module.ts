import type { AnyRouter } from '@orpc/server';
import type { ComputedClaim } from './computed-claim.ts';
import type { HealthCheck, ReadinessSource } from './health-check.ts';
import type { HttpRoute, HttpTools } from './http-route.ts';
import type { JobDefinition } from './job-definition.ts';
import type { WatchedGauge } from './metrics.ts';
import type { OptionalMailSource } from './optional-mail.ts';
import type { PersonalDataSource } from './personal-data-source.ts';
import type { StaffSearchSource } from './staff-search.ts';
import type { AttentionSource, FigureSource } from './today-sources.ts';

/**
 * What a module contributes. The server, the worker, export and erasure iterate over all modules,
 * so a new one is only mentioned where it is built.
 */
export type BuiltModule = {
  /** Keyed by their name in the contract. */
  readonly routers?: Readonly<Record<string, AnyRouter>>;
  readonly jobs?: readonly JobDefinition<unknown>[];
  /** Metrics reported by the worker. */
  readonly gauges?: readonly WatchedGauge[];
  /** Files, streams and webhooks. */
  readonly addresses?: (tools: HttpTools) => readonly HttpRoute[];
  /** The module's personal data: exported, and erased with the account. */
  readonly personalData?: readonly PersonalDataSource[];
  /** Search results for staff, anywhere in the admin area. */
  readonly staffSearch?: readonly StaffSearchSource[];
  /** Work that waits for staff, listed on Today. */
  readonly attention?: readonly AttentionSource[];
  /** Daily figures on Today. */
  readonly figures?: readonly FigureSource[];
  /** Advertised figures that the module computes. */
  readonly computedClaims?: readonly ComputedClaim[];
  /** Emails that people can turn off. */
  readonly optionalMails?: readonly OptionalMailSource[];
  /** Checks that the worker runs every few minutes. */
  readonly health?: readonly HealthCheck[];
  /** Conditions for launching the site. */
  readonly readiness?: readonly ReadinessSource[];
};
