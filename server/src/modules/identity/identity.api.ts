import type { LanguageCode } from '@danube/contract/locale.ts';
import type { StaffScope } from '@danube/contract/staff-roles.ts';
import type { Mail } from '@danube/documents/documents.types.ts';
import type { Actor, Member } from '../../platform/actor.ts';
import type { Tx } from '../../platform/database.ts';
import type { Change } from '../../platform/transact.ts';

/** Who is asking, for everything outside this module. */
export type IdentityApi = {
  /** The actor behind a request's cookie; a visitor if there is none. Counts as use. */
  findActor(headers: Headers): Promise<Actor>;
  /** The same for what a page does on its own, such as listening: no use of the session. */
  peekActor(headers: Headers): Promise<Actor>;
  /** Which of these sessions are still good. */
  findLiveSessions(sessionIds: readonly string[]): Promise<ReadonlySet<string>>;
  /** Names to show for these users; erased ones are missing. */
  findNames(userIds: readonly string[], tx?: Tx): Promise<ReadonlyMap<string, string>>;
  /** What other members see of these people; erased ones are missing. */
  findShownPeople(tx: Tx, userIds: readonly string[]): Promise<ReadonlyMap<string, ShownPerson>>;
  /** Those among these people in whose name every word occurs, by name; no suspended ones. */
  searchShownPeople(
    tx: Tx,
    search: { query: string; among: readonly string[]; limit: number },
  ): Promise<ShownPerson[]>;
  /** The address of an account; null if there is none. */
  findEmail(tx: Tx, userId: string): Promise<string | null>;
  /** The addresses of these accounts; erased ones are missing. */
  findEmails(tx: Tx, userIds: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /** In which to write to a person; null if they never said. */
  findLanguage(tx: Tx, userId: string): Promise<LanguageCode | null>;
  /** The names of everyone on the staff, by their ids. */
  findStaffNames(tx: Tx): Promise<ReadonlyMap<string, string>>;
  /** When an account was made; null if there is none. */
  findJoinedAt(tx: Tx, userId: string): Promise<Date | null>;
  findUserId(tx: Tx, email: string): Promise<string | null>;
  /** Gives the right of a sales representative, or takes it. */
  changeSalesRep(tx: Tx, userId: string, isSalesRep: boolean): Promise<void>;
  /** The password again, or a sign-in of the last minutes; throws otherwise. */
  proveIdentity(member: Member, proof: { currentPassword?: string | undefined }): Promise<void>;
  /** Throws where the account has a second factor that wasn't shown a moment ago. */
  requireRecentFactor(tx: Tx, member: Member): Promise<void>;
  hasSecondFactor(tx: Tx, member: Member): Promise<boolean>;
  /** Everyone of the staff who may do what this scope is for. */
  findStaffIds(tx: Tx, scope: StaffScope): Promise<string[]>;
  leaving: LeavingAccounts;
  /** The way back from an identity provider; null if the address is none. */
  answerProviderCallback(request: Request, network: string): Promise<Response | null>;
};

/** What export and erasure need of accounts; nobody else asks. */
export type LeavingAccounts = {
  findPerson(tx: Tx, userId: string): Promise<Addressee | null>;
  /** An email about their account, in their language; it leaves when the change has committed. */
  mailPerson(
    change: Pick<Change, 'tx'>,
    reported: { person: Addressee; mail: Mail },
  ): Promise<void>;
  /** Keeps other writers of this person waiting until the transaction ends; null if gone. */
  lock(tx: Tx, userId: string): Promise<{ erasureAt: Date | null } | null>;
  storeErasureAt(tx: Tx, userId: string, erasureAt: Date | null): Promise<void>;
  /** Whose erasure is due; suspended accounts wait. */
  findDue(tx: Tx, now: Date): Promise<string[]>;
  /** Profile, sessions, credentials and whatever else refers to the user go with the row. */
  deleteAccount(tx: Tx, userId: string): Promise<void>;
};

export type Addressee = {
  readonly firstName: string;
  readonly email: string;
  readonly language: LanguageCode | null;
};

/** Never with the address. */
export type ShownPerson = {
  readonly id: string;
  readonly name: string;
  /** Whether this is someone of the academy. */
  readonly isStaff: boolean;
};
