import type { CodeWithoutData } from '@danube/contract/declared-error.ts';
import { isAPIError } from 'better-auth/api';
import { DomainError } from '../../../platform/domain-error.ts';
import type { RequestContext } from '../../../platform/request-context.ts';
import type { RequestHeaders } from '../../../platform/request-headers.ts';

/** The header in which the auth library finds the caller's network; visitors can't set it. */
export const networkHeader = 'x-danube-network';

export type CallContext = Pick<RequestContext, 'headers' | 'responseHeaders' | 'network'>;

/**
 * Calls the auth library for a request: it reads the request's cookies, its cookies go into the
 * response, and its errors become those of our contract.
 */
export async function callAccounts<Answer>(
  context: CallContext,
  call: (request: { headers: Headers; returnHeaders: true }) => Promise<{
    headers: Headers;
    response: Answer;
  }>,
): Promise<Answer> {
  try {
    const { headers, response } = await call({
      headers: accountHeaders(context.headers, context.network),
      returnHeaders: true,
    });
    passCookies(headers, context.responseHeaders);
    return response;
  } catch (error) {
    if (isAPIError(error)) passCookies(new Headers(error.headers), context.responseHeaders);
    throw domainErrorOf(error);
  }
}

export function accountHeaders(headers: RequestHeaders, network: string): Headers {
  const copy = new Headers([...headers]);
  copy.set(networkHeader, network);
  return copy;
}

/** The same request without a session. */
export function withoutSession(headers: RequestHeaders): Headers {
  const copy = new Headers([...headers]);
  const cookies = (headers.get('cookie') ?? '').split(/;\s*/);
  copy.set('cookie', cookies.filter((cookie) => !/^(?:__Host-)?session=/.test(cookie)).join('; '));
  return copy;
}

function passCookies(from: Headers, to: Headers): void {
  for (const cookie of from.getSetCookie()) to.append('set-cookie', cookie);
}

/** The library's error codes mapped to ours. Unlisted ones are faults and propagate. */
const codes: Readonly<Record<string, CodeWithoutData>> = {
  INVALID_EMAIL_OR_PASSWORD: 'CREDENTIALS_INVALID',
  INVALID_EMAIL: 'CREDENTIALS_INVALID',
  EMAIL_NOT_VERIFIED: 'CREDENTIALS_INVALID',
  INVALID_PASSWORD: 'PASSWORD_WRONG',
  INVALID_TOKEN: 'LINK_INVALID',
  USER_NOT_FOUND: 'LINK_INVALID',
  INVALID_CODE: 'CODE_INVALID',
  INVALID_BACKUP_CODE: 'CODE_INVALID',
  INVALID_TWO_FACTOR_COOKIE: 'SECOND_FACTOR_EXPIRED',
  TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE: 'SECOND_FACTOR_EXPIRED',
  ACCOUNT_TEMPORARILY_LOCKED: 'SECOND_FACTOR_EXPIRED',
  TOTP_ALREADY_ENABLED: 'TWO_FACTOR_ALREADY_ON',
  TOTP_NOT_ENABLED: 'TWO_FACTOR_OFF',
  TWO_FACTOR_NOT_ENABLED: 'TWO_FACTOR_OFF',
  BACKUP_CODES_NOT_ENABLED: 'TWO_FACTOR_OFF',
  CHALLENGE_NOT_FOUND: 'PASSKEY_REFUSED',
  AUTHENTICATION_FAILED: 'PASSKEY_REFUSED',
  FAILED_TO_VERIFY_REGISTRATION: 'PASSKEY_REFUSED',
  PASSKEY_NOT_FOUND: 'PASSKEY_REFUSED',
  PROVIDER_NOT_FOUND: 'PROVIDER_UNKNOWN',
};

function domainErrorOf(error: unknown): unknown {
  if (!isAPIError(error)) return error;
  const code = String(error.body?.code ?? '');
  if (code === 'SERVICE_UNAVAILABLE') return error.cause ?? error;
  if (code === 'ACCOUNT_SUSPENDED') {
    return new DomainError(code, { reason: String(error.body?.message ?? '') });
  }
  const known = codes[code];
  return known ? Object.assign(new DomainError(known), { cause: error }) : error;
}
