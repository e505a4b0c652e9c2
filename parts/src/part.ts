import type { PortBook } from './ports.ts';
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

/** Everything a part may know about the set it belongs to. */
export interface Workplace {
  folder: string;
  /** Where programs are looked for (PATH); passed in so that a test can hide them. */
  environment: NodeJS.ProcessEnv;
  ports: PortBook;
  secrets: Secrets;
  /** Trades durability for speed; only for sets whose rows nobody will miss. */
  isFast: boolean;
  /** A missing real server is an error instead of a degraded set. */
  mustBeReal: boolean;
}

export interface PartReport {
  /** `absent`: nothing to start here and the product continues without it. */
  state: 'started' | 'given' | 'absent';
  implementation: string;
  address: string;
  degraded?: string;
  /** Replaced as soon as real parts are demanded. */
  isStandIn?: boolean;
  /** What the product needs to know to use the part. */
  env: Record<string, string>;
}

export interface Part {
  name: PartName;
  /** When all of these are set by the environment the part is someone else's and is not started. */
  variables: readonly string[];
  /** Carried along from the environment when the part is given, never demanded. */
  optionalVariables: readonly string[];
  isRunning(folder: string): boolean;
  /** Called after stop; stop is called again when it fails. */
  start(workplace: Workplace): Promise<PartReport>;
  stop(folder: string): Promise<void>;
}
