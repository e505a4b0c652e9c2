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
  /** What other members see of these people; erased ones are missing. */
  findShownPeople(tx: Tx, userIds: readonly string[]): Promise<ReadonlyMap<string, ShownPerson>>;
  /** Those among these people in whose name every word occurs, by name; no suspended ones. */
  searchShownPeople(
    tx: Tx,
    search: { query: string; among: readonly string[]; limit: number },
  ): Promise<ShownPerson[]>;
  /** The address of an account; null where there is none. */
  findEmail(tx: Tx, userId: string): Promise<string | null>;
  /** In which to write to a person; null where they never said. */
  findLanguage(tx: Tx, userId: string): Promise<LanguageCode | null>;
  /** The names of everybody on the staff, by their ids. */
  findStaffNames(tx: Tx): Promise<ReadonlyMap<string, string>>;
  /** When an account was made; null where there is none. */
  findJoinedAt(tx: Tx, userId: string): Promise<Date | null>;
  /** The way back from an identity provider; null where the address is none. */
  answerProviderCallback(request: Request, network: string): Promise<Response | null>;
};

/** Never with the address. */
export type ShownPerson = {
  readonly id: string;
  readonly name: string;
  /** Whether this is somebody of the academy. */
  readonly isStaff: boolean;
};
