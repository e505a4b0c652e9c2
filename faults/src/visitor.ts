import { seededLogins, seededPassword } from '@danube/server/modules/identity/identity.seed.ts';

/** The site URL of all instances, regardless of their ports. */
export const siteUrl = 'http://localhost';

const timeoutMs = 15_000;

export type TimedResponse = {
  readonly path: string;
  readonly status: number;
  readonly headers: Headers;
  readonly body: string;
  /** When the request was sent and how long the response took, by performance.now(). */
  readonly requestedAt: number;
  readonly milliseconds: number;
};

/** Status 0 if there was no response. */
export async function sendRequest(url: string, init: RequestInit = {}): Promise<TimedResponse> {
  const requestedAt = performance.now();
  const headers = new Headers(init.headers);
  headers.set('x-forwarded-for', nextNetwork());
  const notify = (status: number, body: string, from = new Headers()): TimedResponse => ({
    path: new URL(url).pathname,
    status,
    headers: from,
    body,
    requestedAt,
    milliseconds: performance.now() - requestedAt,
  });
  try {
    const signal = AbortSignal.timeout(timeoutMs);
    const response = await fetch(url, { ...init, headers, signal, redirect: 'manual' });
    return notify(response.status, await response.text(), response.headers);
  } catch (error) {
    return notify(0, String(error));
  }
}

export type Login = keyof typeof seededLogins;

/** The cookie of a new session. */
export async function signIn(copyUrl: string, login: Login): Promise<string> {
  const answer = await promptSignIn(copyUrl, login);
  const cookie = answer.headers
    .getSetCookie()
    .map((text) => text.split(';', 1)[0] ?? '')
    .find((text) => text.startsWith('session='));
  if (!cookie) throw new Error(`${login} was not signed in: ${answer.status} ${answer.body}`);
  return cookie;
}

export function promptSignIn(copyUrl: string, login: Login): Promise<TimedResponse> {
  return sendRequest(`${copyUrl}/api/v1/session`, {
    method: 'POST',
    headers: { origin: siteUrl, 'content-type': 'application/json' },
    body: JSON.stringify({ identifier: seededLogins[login].email, password: seededPassword }),
  });
}

export function callProcedure(
  copyUrl: string,
  procedure: string,
  call: { input?: unknown; cookie?: string } = {},
): Promise<TimedResponse> {
  return sendRequest(`${copyUrl}/api/rpc/${procedure}`, {
    method: 'POST',
    headers: {
      origin: siteUrl,
      'content-type': 'application/json',
      ...(call.cookie ? { cookie: call.cookie } : {}),
    },
    body: JSON.stringify({ json: call.input ?? {} }),
  });
}

let networks = 0;

/** A different network for each request, as far as the rate limits can tell. */
export function nextNetwork(): string {
  networks += 1;
  return `10.${(networks >> 8) & 255}.${networks & 255}.1`;
}
