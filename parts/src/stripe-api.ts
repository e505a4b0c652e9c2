import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import type { AccountContext } from './stripe-account-context.ts';
import { StripeApiError } from './stripe-api-error.ts';
import { expand } from './stripe-expand.ts';
import { parseForm } from './stripe-form.ts';
import { newId } from './stripe-ids.ts';
import { findRoute } from './stripe-routes.ts';

interface ApiResponse {
  status: number;
  body: string;
  isReplayed: boolean;
}

/** Answers a call below `/v1` like Stripe's API. */
export async function handleApi(
  seats: ReadonlyMap<string, AccountContext>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const url = new URL(request.url ?? '', 'http://stand-in');
  const body = await text(request);
  const seat = seats.get(readBearerToken(request) ?? '');
  if (seat === undefined) return write(response, toErrorResponse(unauthorised(request)));
  const outage = seat.outages.next(url.pathname);
  if (outage?.kind === 'hang') return;
  if (outage?.kind === 'refuse')
    return write(response, toErrorResponse(outageError(outage.status)));
  const answer = handleIdempotently(seat, request, { path: url.pathname, query: url.search, body });
  if (outage?.kind === 'cut') {
    response.destroy();
    return;
  }
  write(response, answer);
}

export function readBearerToken(request: IncomingMessage): string | null {
  return /^Bearer (\S+)$/.exec(request.headers.authorization ?? '')?.[1] ?? null;
}

interface Input {
  path: string;
  query: string;
  body: string;
}

const keysLastSeconds = 24 * 3_600;

/**
 * The same idempotency key returns the same response for a day, and is rejected for other input.
 */
function handleIdempotently(
  seat: AccountContext,
  request: IncomingMessage,
  input: Input,
): ApiResponse {
  const method = request.method ?? 'GET';
  const key = request.headers['idempotency-key'];
  if (method !== 'POST' || typeof key !== 'string') return perform(seat, method, input);
  const fingerprint = `${input.path}\n${input.body}`;
  const now = seat.account.now();
  const known = seat.answers.get(key);
  const stored = known && now - known.at < keysLastSeconds ? known : undefined;
  if (stored !== undefined && stored.request !== fingerprint)
    return toErrorResponse(keyReused(key));
  if (stored !== undefined) return { ...stored, isReplayed: true };
  const answer = perform(seat, method, input);
  const { status, body } = answer;
  seat.answers.set(key, { request: fingerprint, status, body, at: now });
  return answer;
}

function perform(
  { account }: AccountContext,
  method: string,
  { path, query, body }: Input,
): ApiResponse {
  try {
    const { handle, id } = findRoute(method, path);
    const form = parseForm(body === '' ? query : body);
    const object = handle({ account, form, id: decodeURIComponent(id) });
    const expanded = expand(account, object, form.texts('expand'));
    return { status: 200, body: JSON.stringify(expanded), isReplayed: false };
  } catch (error) {
    if (error instanceof StripeApiError) return toErrorResponse(error);
    throw error;
  }
}

function write(response: ServerResponse, { status, body, isReplayed }: ApiResponse): void {
  response.writeHead(status, {
    'content-type': 'application/json',
    'request-id': newId('req'),
    ...(isReplayed && { 'idempotent-replayed': 'true' }),
  });
  response.end(body);
}

function toErrorResponse(fault: StripeApiError): ApiResponse {
  return { status: fault.status, body: JSON.stringify(fault.body), isReplayed: false };
}

function unauthorised(request: IncomingMessage): StripeApiError {
  const key = readBearerToken(request);
  const message =
    key === null
      ? 'You did not provide an API key.'
      : `Invalid API Key provided: ${key.slice(0, 8)}****`;
  return new StripeApiError(401, { type: 'invalid_request_error', message });
}

function outageError(status: number): StripeApiError {
  const message = 'An outage that was asked for.';
  return status === 429
    ? new StripeApiError(429, { type: 'invalid_request_error', code: 'rate_limit', message })
    : new StripeApiError(status, { type: 'api_error', message });
}

function keyReused(key: string): StripeApiError {
  return new StripeApiError(400, {
    type: 'idempotency_error',
    message: `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
  });
}
