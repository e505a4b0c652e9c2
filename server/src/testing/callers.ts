import { type Actor, type Member, visitor } from '../platform/actor.ts';
import { createLogger } from '../platform/logger.ts';
import { noReads, type RequestContext } from '../platform/request-context.ts';

/** The kinds of callers a procedure can have. */
export const callers = {
  anonymous: visitor,
  member: aMember('member-id'),
  otherMember: aMember('other-member-id'),
  rep: aMember('rep-id', { isSalesRep: true }),
  admin: aMember('admin-id', { isAdmin: true, roles: ['owner'] }),
  editor: aMember('editor-id', { isAdmin: true, roles: ['editor'] }),
  support: aMember('support-id', { isAdmin: true, roles: ['support'] }),
  bookkeeper: aMember('bookkeeper-id', { isAdmin: true, roles: ['bookkeeper'] }),
  moderator: aMember('moderator-id', { isAdmin: true, roles: ['moderator'] }),
  /** As a faulty migration would leave them. */
  adminWithoutRole: aMember('roleless-id', { isAdmin: true }),
} as const satisfies Record<string, Actor>;

export type Caller = keyof typeof callers;

/** The context of a procedure called by this person. */
export function contextOf(actor: Actor, overrides: Partial<RequestContext> = {}): RequestContext {
  const { headers = new Headers(), address = null } = overrides;
  return {
    findActor: async () => actor,
    peekActor: async () => actor,
    headers,
    responseHeaders: new Headers(),
    network: '192.0.2.0/24',
    address,
    // As behind a trusted proxy.
    origin: { proxyHeader: (name) => headers.get(name), address: () => address },
    reads: noReads,
    requestId: 'test',
    spend: async () => ({ allowed: true }),
    logger: createLogger({ level: 'silent', name: 'test' }),
    securityLog: { record: () => undefined },
    ...overrides,
  };
}

type Rights = Partial<Pick<Member, 'isAdmin' | 'isSalesRep' | 'roles'>>;

function aMember(userId: string, rights: Rights = {}): Member {
  return {
    kind: 'member',
    userId,
    sessionId: `session-of-${userId}`,
    isAdmin: rights.isAdmin ?? false,
    roles: rights.roles ?? [],
    isSalesRep: rights.isSalesRep ?? false,
  };
}
