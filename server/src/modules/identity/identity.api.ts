import type { SignUpSource } from '@danube/contract/identity/sign-up-sources.ts';
import type { LanguageCode } from '@danube/contract/locale.ts';
import type { StaffRole, StaffScope } from '@danube/contract/staff-roles.ts';
import type { Mail } from '@danube/documents/documents.types.ts';
import type { Days } from '../../platform/academy-days.ts';
import type { Actor, Member } from '../../platform/actor.ts';
import type { Tx } from '../../platform/database.ts';
import type { RequestHeaders } from '../../platform/request-headers.ts';
import type { Change } from '../../platform/transact.ts';

/** The identity functions for other modules. */
export type IdentityApi = {
  /** The actor of a request's cookie; a visitor if there is none. Counts as activity. */
  findActor(headers: RequestHeaders): Promise<Actor>;
  /** The same for automatic requests, such as live streams: doesn't count as activity. */
  peekActor(headers: RequestHeaders): Promise<Actor>;
  /** Which of these sessions are still valid. */
  findLiveSessions(sessionIds: readonly string[]): Promise<ReadonlySet<string>>;
  /** Display names of these users; erased ones are missing. */
  findNames(userIds: readonly string[], tx?: Tx): Promise<ReadonlyMap<string, string>>;
  /** What other members see of these people; erased ones are missing. */
  findShownPeople(tx: Tx, userIds: readonly string[]): Promise<ReadonlyMap<string, ShownPerson>>;
  /** People in `among` whose name contains every word, sorted by name; without suspended ones. */
  searchShownPeople(
    tx: Tx,
    search: { query: string; among: readonly string[]; limit: number },
  ): Promise<ShownPerson[]>;
  /** The email of an account; null if it doesn't exist. */
  findEmail(tx: Tx, userId: string): Promise<string | null>;
  /** The emails of these accounts; erased ones are missing. */
  findEmails(tx: Tx, userIds: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /**
   * Which of these people may get optional emails: the address is verified, and the account is
   * neither suspended nor waiting for its deletion.
   */
  findReachable(tx: Tx, userIds: readonly string[]): Promise<ReachablePerson[]>;
  /** The language for emails to a person; null if not set. */
  findLanguage(tx: Tx, userId: string): Promise<LanguageCode | null>;
  /** The names of all staff by id. */
  findStaffNames(tx: Tx): Promise<ReadonlyMap<string, string>>;
  /** When an account was created; null if it doesn't exist. */
  findJoinedAt(tx: Tx, userId: string): Promise<Date | null>;
  /** The accounts created on these days that still exist. */
  findSignUps(tx: Tx, days: Days): Promise<SignUp[]>;
  findUserId(tx: Tx, email: string): Promise<string | null>;
  /** Grants or revokes the sales representative role. */
  changeSalesRep(tx: Tx, userId: string, isSalesRep: boolean): Promise<void>;
  /** Requires the password again, or a sign-in within the last minutes; throws otherwise. */
  proveIdentity(member: Member, proof: { currentPassword?: string | undefined }): Promise<void>;
  /** Throws if the account has a second factor that wasn't verified recently. */
  requireRecentFactor(tx: Tx, member: Member): Promise<void>;
  hasSecondFactor(tx: Tx, member: Member): Promise<boolean>;
  /** All staff with this scope. */
  findStaffIds(tx: Tx, scope: StaffScope): Promise<string[]>;
  /** Someone who may use the administration now; null for everyone else and while suspended. */
  findStaffMember(tx: Tx, userId: string): Promise<StaffMember | null>;
  /** When someone last became staff, stopped being it, or got other roles; null if never. */
  findStaffChangedAt(tx: Tx): Promise<Date | null>;
  leaving: LeavingAccounts;
  /** Handles the callback of an identity provider; null if the URL isn't one. */
  answerProviderCallback(request: Request, network: string): Promise<Response | null>;
};

/** For export and erasure only. */
export type LeavingAccounts = {
  findPerson(tx: Tx, userId: string): Promise<Recipient | null>;
  /** Sends an email about their account, in their language, after the commit. */
  mailPerson(
    change: Pick<Change, 'tx'>,
    reported: { person: Recipient; mail: Mail },
  ): Promise<void>;
  /** Null if they don't exist. */
  find(tx: Tx, userId: string): Promise<LeavingAccount | null>;
  /** The same, locked until the transaction ends. */
  lock(tx: Tx, userId: string): Promise<LeavingAccount | null>;
  storeErasure(tx: Tx, userId: string, erasure: PlannedErasure): Promise<void>;
  /** People whose erasure is due; suspended accounts wait, unless the request came by letter. */
  findDue(tx: Tx, now: Date): Promise<string[]>;
  /**
   * Profile, sessions, credentials and everything else that references the user are deleted with
   * the row.
   */
  deleteAccount(tx: Tx, userId: string): Promise<void>;
};

export type PlannedErasure = {
  /** Null if none is planned. */
  readonly erasureAt: Date | null;
  /** The owner who requested it for the person; null if they did it themselves. */
  readonly requestedBy: string | null;
  /** The date of the person's own request, while a request by letter takes precedence. */
  readonly ownErasureAt: Date | null;
};

/** An account for statistics. */
export type SignUp = {
  readonly userId: string;
  readonly day: string;
  readonly language: string | null;
  readonly source: SignUpSource | null;
};

export type LeavingAccount = PlannedErasure & { readonly suspendedAt: Date | null };

export type Recipient = {
  readonly firstName: string;
  readonly email: string;
  readonly language: LanguageCode | null;
};

export type StaffMember = Recipient & { readonly roles: readonly StaffRole[] };

export type ReachablePerson = Recipient & { readonly id: string };

/** Never includes the email. */
export type ShownPerson = {
  readonly id: string;
  readonly name: string;
  /** Whether the person is staff. */
  readonly isStaff: boolean;
};
