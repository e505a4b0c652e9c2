/** Who is asking. Taken from the session by the server, never from an input. */
export type Visitor = { readonly kind: 'visitor' };

export type Member = {
  readonly kind: 'member';
  readonly userId: string;
  readonly sessionId: string;
  readonly isAdmin: boolean;
  readonly isSalesRep: boolean;
};

export type Actor = Visitor | Member;

export const visitor: Visitor = { kind: 'visitor' };
