import type { PartName, ReadinessName } from '@danube/contract/part-names.ts';
import type { Tx } from './database.ts';

export type HealthCheckResult =
  | { readonly state: 'working' | 'off' }
  /** The message is for the operator and contains no secrets. */
  | { readonly state: 'failing'; readonly message: string };

/** A check that the worker runs; throwing counts as a failure too. */
export type HealthCheck = {
  readonly part: PartName;
  check(): Promise<HealthCheckResult>;
};

/** A condition for launching the site. */
export type ReadinessSource = {
  readonly name: ReadinessName;
  /** Where to fix it; null for server configuration. */
  readonly path: string | null;
  /** Null if it can't be determined. */
  isDone(tx: Tx): Promise<boolean | null>;
};
