import type { RateLimit } from '@danube/contract/base.ts';
import type { Actor } from './actor.ts';
import type { Logger } from './logger.ts';
import type { LimitAnswer } from './rate-limit.ts';
import type { RequestOrigin } from './request-origin.ts';

/** What a rendered page was made of: decides how long it may be kept. */
export type PageReads = {
  tag(tag: string): void;
  freshUntil(moment: Date): void;
};

/** What every procedure gets besides its input. */
export type RequestContext = {
  /** Looks up the session once, when someone needs to know who is asking. */
  findActor(): Promise<Actor>;
  /** The same without being a use of the session, which would lengthen it. */
  peekActor(): Promise<Actor>;
  readonly headers: Headers;
  /** Cookies and other headers for the answer, whatever carries it. */
  readonly responseHeaders: Headers;
  /** The network the caller comes from: the part of the address that they cannot choose freely. */
  readonly network: string;
  /**
   * The whole of it as the server sees it: personal, so it goes back to its owner, or to where it
   * is forgotten after thirty days.
   */
  readonly address: string | null;
  /** Where the caller is, as far as a trusted proxy or the address says it. */
  readonly origin: RequestOrigin;
  /**
   * Takes one call from the budget of this user, or of the network where nobody is signed in.
   * Reads that a page makes on its way out have no budget.
   */
  spend(limit: RateLimit, userId?: string): Promise<LimitAnswer>;
  readonly reads: PageReads;
  readonly requestId: string;
  readonly logger: Logger;
};

export const noReads: PageReads = { tag: () => undefined, freshUntil: () => undefined };
