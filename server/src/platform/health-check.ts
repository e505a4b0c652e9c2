import type { PartName, ReadinessName } from '@danube/contract/part-names.ts';
import type { Tx } from './database.ts';

export type PartAnswer =
  | { readonly state: 'working' | 'off' }
  /** The message is for the operator and holds no secret. */
  | { readonly state: 'failing'; readonly message: string };

/** How the worker finds out whether a part of the site works; what it throws is a failure too. */
export type HealthCheck = {
  readonly part: PartName;
  check(): Promise<PartAnswer>;
};

/** Something that must be true before strangers come. */
export type ReadinessSource = {
  readonly name: ReadinessName;
  /** Where it's mended; null where that is the server's own configuration. */
  readonly path: string | null;
  /** Null where it can't be told. */
  isDone(tx: Tx): Promise<boolean | null>;
};
