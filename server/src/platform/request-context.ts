import type { RateLimit } from '@danube/contract/base.ts';
import type { Actor } from './actor.ts';
import type { RateLimitResult } from './rate-limit.ts';
import type { RequestHeaders } from './request-headers.ts';
import type { RequestLogger } from './request-logger.ts';
import type { RequestOrigin } from './request-origin.ts';
import type { SecurityLog } from './security-log.ts';

/** What a page read while rendering: determines how long it may be cached. */
export type PageReads = {
  tag(tag: string): void;
  freshUntil(moment: Date): void;
};

/** What every procedure receives besides its input. */
export type RequestContext = {
  /** Looks up the session once, on first use. */
  findActor(): Promise<Actor>;
  /** The same without extending the session. */
  peekActor(): Promise<Actor>;
  readonly headers: RequestHeaders;
  /** Cookies and other headers for the response. */
  readonly responseHeaders: Headers;
  /** The caller's network: the part of the address that they can't choose freely. */
  readonly network: string;
  /**
   * The full address as the server sees it. Personal data: only shown to its owner, or stored where
   * it is deleted after 30 days.
   */
  readonly address: string | null;
  /** Where the caller is, according to a trusted proxy or the address. */
  readonly origin: RequestOrigin;
  /**
   * Charges one call to this user's budget, or to the network's if nobody is signed in. Reads
   * during a page render are free.
   */
  spend(limit: RateLimit, userId?: string): Promise<RateLimitResult>;
  readonly reads: PageReads;
  readonly requestId: string;
  readonly logger: RequestLogger;
  readonly securityLog: Pick<SecurityLog, 'record'>;
};

export const noReads: PageReads = { tag: () => undefined, freshUntil: () => undefined };
