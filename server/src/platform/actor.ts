import type { StaffRole } from '@danube/contract/staff-roles.ts';

/** Who makes the request. Taken from the session, never from an input. */
export type Visitor = { readonly kind: 'visitor' };

export type Member = {
  readonly kind: 'member';
  readonly userId: string;
  readonly sessionId: string;
  readonly isAdmin: boolean;
  /** What an administrator may do; empty for everyone else. */
  readonly roles: readonly StaffRole[];
  readonly isSalesRep: boolean;
};

export type Actor = Visitor | Member;

export const visitor: Visitor = { kind: 'visitor' };
