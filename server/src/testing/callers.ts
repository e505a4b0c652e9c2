import { type Actor, type Member, visitor } from '../platform/actor.ts';
import { createLogger } from '../platform/logger.ts';
import { noReads, type RequestContext } from '../platform/request-context.ts';

/** The kinds of people a procedure can be called by. */
export const callers = {
  anonymous: visitor,
  member: aMember('member-id'),
  otherMember: aMember('other-member-id'),
  rep: aMember('rep-id', { isSalesRep: true }),
  admin: aMember('admin-id', { isAdmin: true }),
} as const satisfies Record<string, Actor>;

export type Caller = keyof typeof callers;

/** What a procedure gets when this person calls it. */
export function contextOf(actor: Actor, overrides: Partial<RequestContext> = {}): RequestContext {
  const { headers = new Headers(), address = null } = overrides;
  return {
    findActor: async () => actor,
    peekActor: async () => actor,
    headers,
    responseHeaders: new Headers(),
    network: '192.0.2.0/24',
    address,
    // As behind a proxy that we trust.
    origin: { proxyHeader: (name) => headers.get(name), address: () => address },
    reads: noReads,
    requestId: 'test',
    spend: async () => ({ allowed: true }),
    logger: createLogger({ level: 'silent', name: 'test' }),
    ...overrides,
  };
}

function aMember(userId: string, rights: { isAdmin?: boolean; isSalesRep?: boolean } = {}): Member {
  return {
    kind: 'member',
    userId,
    sessionId: `session-of-${userId}`,
    isAdmin: rights.isAdmin ?? false,
    isSalesRep: rights.isSalesRep ?? false,
  };
}
