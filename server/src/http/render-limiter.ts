import type { RateLimitResult } from '../platform/rate-limit.ts';
import { retryAfterSeconds } from './page-failure.ts';

/** The render is rejected: the visitor's network has reached its limit, or too many are waiting. */
export class RenderRefusedError extends Error {
  override readonly name = 'RenderRefusedError';
  readonly status: 429 | 503;
  readonly retryAfter: string;

  constructor(status: 429 | 503, retryAfter: string) {
    super(status === 429 ? 'the network has used its renders' : 'too many renders are waiting');
    this.status = status;
    this.retryAfter = retryAfter;
  }
}

export type RenderLimiter = {
  /** Counts one render against the network's limit. */
  spend(network: string): Promise<void>;
  /** Renders now, or rejects if too many renders are already waiting. */
  run<Page>(render: () => Promise<Page>): Promise<Page>;
};

/**
 * Rendering dominates the cost of a page: about 15 ms of the single thread on a busy core, several
 * hundred times as much as a cached page. Excess renders are rejected immediately, so that cached
 * pages are still served.
 */
export function createRenderLimiter(deps: {
  consume(network: string): Promise<RateLimitResult>;
  maxWaiting: number;
}): RenderLimiter {
  let waiting = 0;
  return {
    async spend(network) {
      const answer = await deps.consume(network);
      if (!answer.allowed) throw new RenderRefusedError(429, String(answer.retryAfterSeconds));
    },
    async run(render) {
      if (waiting >= deps.maxWaiting) throw new RenderRefusedError(503, retryAfterSeconds);
      waiting += 1;
      try {
        return await render();
      } finally {
        waiting -= 1;
      }
    },
  };
}
