import type { Actor } from '../../platform/actor.ts';

/** Who is asking, for everything outside this module. */
export type IdentityApi = {
  /** The actor behind a request's cookie; a visitor where there is none. */
  findActor(headers: Headers): Promise<Actor>;
  /** Which of these sessions are still good. */
  findLiveSessions(sessionIds: readonly string[]): Promise<ReadonlySet<string>>;
  /** Answers the account library's own addresses under /api/auth. */
  handleAccountRequest(request: Request): Promise<Response>;
};
