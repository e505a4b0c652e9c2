import type { DBAdapter } from 'better-auth/types';
import { hashToken } from '../one-time-token.ts';

type WhereClause = { field: string; value: unknown };

/**
 * Sessions are stored by the hash of their token, which the auth library doesn't do itself, so that
 * reading the table isn't enough to sign in. The library still sees the browser's token.
 */
export function withHashedSessionTokens(adapter: DBAdapter): DBAdapter {
  return new Proxy(adapter, {
    get(target, name, receiver) {
      const member: unknown = Reflect.get(target, name, receiver);
      if (typeof member !== 'function') return member;
      return async (request: unknown, ...rest: unknown[]) => {
        if (!isSessionRequest(request)) return Reflect.apply(member, target, [request, ...rest]);
        const { hashed, token } = hashTokens(request);
        const answer: unknown = await Reflect.apply(member, target, [hashed, ...rest]);
        return token === undefined ? answer : withToken(answer, token);
      };
    },
  });
}

type SessionRequest = { model: string; where?: WhereClause[]; data?: object; update?: object };

function isSessionRequest(request: unknown): request is SessionRequest {
  return typeof request === 'object' && request !== null && 'model' in request
    ? request.model === 'session'
    : false;
}

/** The request with hashed tokens, and the token it was about. */
function hashTokens(request: SessionRequest): { hashed: SessionRequest; token?: string } {
  let token: string | undefined;
  const hash = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(hash);
    if (typeof value !== 'string') return value;
    token = value;
    return hashToken(value);
  };
  const where = request.where?.map((clause) =>
    clause.field === 'token' ? { ...clause, value: hash(clause.value) } : clause,
  );
  const { data } = request;
  const hashed: SessionRequest = { ...request };
  if (where) hashed.where = where;
  if (data && 'token' in data) hashed.data = { ...data, token: hash(data.token) };
  return token === undefined ? { hashed } : { hashed, token };
}

function withToken(answer: unknown, token: string): unknown {
  if (typeof answer !== 'object' || answer === null || !('token' in answer)) return answer;
  return answer.token === hashToken(token) ? { ...answer, token } : answer;
}
