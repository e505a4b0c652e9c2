import type { LanguageCode } from '@danube/contract/locale.ts';
import type { Actor } from '../../platform/actor.ts';
import type { Tx } from '../../platform/database.ts';

/** Who is asking, for everything outside this module. */
export type IdentityApi = {
  /** The actor behind a request's cookie; a visitor where there is none. Counts as use. */
  findActor(headers: Headers): Promise<Actor>;
  /** The same for what a page does by itself, such as listening: no use of the session. */
  findWatcher(headers: Headers): Promise<Actor>;
  /** Which of these sessions are still good. */
  findLiveSessions(sessionIds: readonly string[]): Promise<ReadonlySet<string>>;
  /** Names to show for these users; erased ones are missing. */
  findNames(userIds: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /** The address of an account; null where there is none. */
  findEmail(tx: Tx, userId: string): Promise<string | null>;
  /** In which to write to a person; null where they never said. */
  findLanguage(tx: Tx, userId: string): Promise<LanguageCode | null>;
  /** The way back from an identity provider; null where the address is none. */
  answerProviderCallback(request: Request, network: string): Promise<Response | null>;
};
