import type { PartName, ReadinessName } from '@danube/contract/part-names.ts';
import type { Tx } from './database.ts';

export type PartAnswer =
  | { readonly state: 'working' | 'off' }
  /** The message is for the operator and holds no secret. */
  | { readonly state: 'failing'; readonly message: string };

/** How the worker checks a part of the site; throwing counts as a failure too. */
export type HealthCheck = {
  readonly part: PartName;
  check(): Promise<PartAnswer>;
};

/** A condition for opening the site to the public. */
export type ReadinessSource = {
  readonly name: ReadinessName;
  /** Where to fix it; null if it is server configuration. */
  readonly path: string | null;
  /** Null if it can't be determined. */
  isDone(tx: Tx): Promise<boolean | null>;
};
