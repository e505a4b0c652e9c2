import { Agent, type IncomingHttpHeaders, type OutgoingHttpHeaders, request } from 'node:http';
import { siteUrl } from './visitor.ts';

/** One sign-in attempt, with what its sender can't hide from the verifier. */
export type SignInAttempt = {
  /** The account concerned, however the name is spelled. */
  readonly account: string;
  /** The actual network: the /24 or /64. */
  readonly network: string;
  readonly copyUrl: string;
  readonly identifier: string;
  readonly password: string;
  readonly headers: OutgoingHttpHeaders;
  /** A socket address that isn't a trusted proxy. */
  readonly localAddress?: string;
};

export type SignInResult = SignInAttempt & {
  /** 0 if there was no response. */
  readonly status: number;
  readonly code: string;
  readonly retryAfterSeconds: number;
  readonly setCookies: readonly string[];
  readonly requestedAt: number;
  readonly answeredAt: number;
};

const timeoutMs = 15_000;
const agent = new Agent({ keepAlive: true, maxSockets: 64, timeout: timeoutMs });
let attemptCount = 0;

/** Alternates between both API paths. */
export async function attemptSignIn(attempt: SignInAttempt): Promise<SignInResult> {
  attemptCount += 1;
  const credentials = { identifier: attempt.identifier, password: attempt.password };
  const isRpc = attemptCount % 2 === 0;
  const requestedAt = performance.now();
  const answer = await post(attempt, {
    path: isRpc ? '/api/rpc/identity/signIn' : '/api/v1/session',
    body: JSON.stringify(isRpc ? { json: credentials } : credentials),
  });
  return {
    ...attempt,
    status: answer.status,
    code: codeOf(answer),
    retryAfterSeconds: Number(answer.headers['retry-after'] ?? Number.NaN),
    setCookies: answer.headers['set-cookie'] ?? [],
    requestedAt,
    answeredAt: performance.now(),
  };
}

/** `name=value` of a cookie that the response sets. */
export function cookieOf({ setCookies }: SignInResult, name: string): string {
  const cookie = setCookies.find((text) => text.startsWith(`${name}=`));
  return cookie?.split(';', 1)[0] ?? '';
}

/** Many in parallel, in the given order; the callback receives the number sent. */
export async function attemptSignIns(
  attempts: readonly SignInAttempt[],
  options: { atOnce: number; onSent?(count: number): void },
): Promise<SignInResult[]> {
  const done: SignInResult[] = [];
  let sent = 0;
  async function sendOneByOne(): Promise<void> {
    for (let next = attempts[sent]; next; next = attempts[sent]) {
      sent += 1;
      options.onSent?.(sent);
      done.push(await attemptSignIn(next));
    }
  }
  await Promise.all(Array.from({ length: options.atOnce }, sendOneByOne));
  return done;
}

type RawResponse = { status: number; headers: IncomingHttpHeaders; body: string };

function post(attempt: SignInAttempt, call: { path: string; body: string }): Promise<RawResponse> {
  return new Promise((resolve) => {
    const fail = (error: Error) => resolve({ status: 0, headers: {}, body: error.message });
    const outgoing = request(`${attempt.copyUrl}${call.path}`, {
      agent,
      method: 'POST',
      timeout: timeoutMs,
      localAddress: attempt.localAddress,
      headers: { origin: siteUrl, 'content-type': 'application/json', ...attempt.headers },
    });
    outgoing.on('response', (response) => {
      let body = '';
      response.setEncoding('utf8');
      response.on('data', (text: string) => {
        body += text;
      });
      response.on('error', fail);
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body }),
      );
    });
    outgoing.on('timeout', () => outgoing.destroy(new Error('no answer in time')));
    outgoing.on('error', fail);
    outgoing.end(call.body);
  });
}

function codeOf({ status, body }: { status: number; body: string }): string {
  if (status === 0 || status === 200) return status === 0 ? body : '';
  const answer: { code?: string; json?: { code?: string } } = JSON.parse(body);
  return answer.json?.code ?? answer.code ?? '';
}
