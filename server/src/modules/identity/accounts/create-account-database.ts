import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { APIError } from 'better-auth/api';
import { type Db, isDatabaseUnavailable } from '../../../platform/database.ts';
import { accountTables } from '../identity.repository.ts';
import { withHashedSessionTokens } from './session-tokens.ts';

type OpenAdapter = ReturnType<typeof drizzleAdapter>;

/**
 * The auth library's database adapter. The library turns every foreign error into a plain 500, so
 * an unreachable database is reported as one of its own errors.
 */
export function createAccountDatabase(db: Db): OpenAdapter {
  const open = drizzleAdapter(db, { provider: 'pg', schema: accountTables, usePlural: true });
  return (options) =>
    new Proxy(withHashedSessionTokens(open(options)), {
      get(adapter, name, receiver) {
        const member: unknown = Reflect.get(adapter, name, receiver);
        if (typeof member !== 'function') return member;
        return async (...args: unknown[]) => {
          try {
            return await Reflect.apply(member, adapter, args);
          } catch (error) {
            throw isDatabaseUnavailable(error) ? unavailable(error) : error;
          }
        };
      },
    });
}

function unavailable(cause: unknown): APIError {
  const error = new APIError('SERVICE_UNAVAILABLE', { code: 'SERVICE_UNAVAILABLE' });
  return Object.assign(error, { cause });
}
