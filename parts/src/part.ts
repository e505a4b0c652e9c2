import type { PortRegistry } from './ports.ts';
import type { Secrets } from './secrets.ts';

export const partNames = [
  'postgres',
  'redis',
  's3',
  'mail',
  'openid',
  'stripe',
  'vies',
  'ffmpeg',
] as const;
export type PartName = (typeof partNames)[number];

/** Everything a part may know about its set. */
export interface PartContext {
  folder: string;
  /** Where programs are looked up (PATH); injected so that tests can hide them. */
  environment: NodeJS.ProcessEnv;
  ports: PortRegistry;
  secrets: Secrets;
  /** Trades durability for speed; only for sets with disposable data. */
  isFast: boolean;
  /** A missing real server is an error instead of a degraded set. */
  mustBeReal: boolean;
}

export interface PartReport {
  /** `absent`: nothing to start, and the product works without it. */
  state: 'started' | 'given' | 'absent';
  implementation: string;
  address: string;
  degraded?: string;
  /** Replaced as soon as real parts are required. */
  isStandIn?: boolean;
  /** The environment variables the product needs to use the part. */
  env: Record<string, string>;
}

export interface Part {
  name: PartName;
  /** If the environment sets all of these, the part is external and isn't started. */
  variables: readonly string[];
  /** Passed on from the environment for an external part, but not required. */
  optionalVariables: readonly string[];
  isRunning(folder: string): boolean;
  /** Called after stop; if it fails, stop is called again. */
  start(workplace: PartContext): Promise<PartReport>;
  stop(folder: string): Promise<void>;
}
