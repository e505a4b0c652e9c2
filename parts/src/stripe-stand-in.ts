import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import Stripe from 'stripe';
import { type AccountContext, createAccountContext } from './stripe-account-context.ts';
import { handleApi, readBearerToken } from './stripe-api.ts';
import { StripeApiError } from './stripe-api-error.ts';
import { type StripeControl, stripeControl } from './stripe-control.ts';
import { controlActions, type Operator, parseJsonForm } from './stripe-control-actions.ts';
import { handleHostedPage } from './stripe-hosted.ts';
import { expireOverdueSessions } from './stripe-sessions.ts';

export interface StandInOptions {
  secretKey: string;
  webhookSecret: string;
  /** Any free port by default. */
  port?: number;
  /** The webhook URL; can be set later through `control`. */
  webhookUrl?: string;
  /** When the bank responds to a debit automatically; by default only through `control`. */
  settleAfterMs?: number;
  /** The simulated time, except in signatures. */
  now?: () => Date;
}

export interface StripeStandIn {
  url: string;
  control: StripeControl;
  close(): Promise<void>;
}

/** A server with Stripe's API that keeps everything in memory and moves no money. */
export async function startStripeStandIn(options: StandInOptions): Promise<StripeStandIn> {
  const seats = new Map<string, AccountContext>();
  const clock = openClock(options.now ?? (() => new Date()));
  const server = createServer();
  const url = await listen(server, options.port ?? 0);

  function open(account: Parameters<Operator['openAccount']>[0]): void {
    const { secretKey, webhookSecret, webhookUrl } = account;
    if (!/^sk_test_\w+$/.test(secretKey)) throw new Error('a secret key begins with sk_test_');
    seats.get(secretKey)?.close();
    const endpoint = { url: webhookUrl, secret: webhookSecret, events: ['*'] };
    const settleAfterMs = options.settleAfterMs ?? null;
    const common = { baseUrl: url, now: clock.now, apiVersion: Stripe.API_VERSION, settleAfterMs };
    seats.set(secretKey, createAccountContext({ secretKey, endpoint, ...common }));
  }

  function expireOverdue(): void {
    for (const { account } of seats.values()) expireOverdueSessions(account);
  }

  const operator: Operator = {
    openAccount: open,
    setClock(now) {
      clock.set(now);
      expireOverdue();
    },
  };
  open({ ...options, webhookUrl: options.webhookUrl ?? null });
  const defaultSeat = () => seats.get(options.secretKey);
  server.on('request', (request, response) => {
    answer(request, response).catch((error: unknown) => failRequest(response, error));
  });

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = request.url ?? '/';
    if (path.startsWith('/v1/')) return handleApi(seats, request, response);
    if (!path.startsWith('/_control/')) return handleHostedPage(seats, request, response);
    const key = readBearerToken(request);
    const seat = key === null ? defaultSeat() : seats.get(key);
    return handleControl({ seat, operator }, request, response);
  }

  const sweep = setInterval(expireOverdue, 1000);
  sweep.unref();
  return {
    url,
    control: stripeControl(url),
    async close() {
      clearInterval(sweep);
      for (const seat of seats.values()) seat.close();
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      server.closeAllConnections();
      await closed;
    },
  };
}

async function handleControl(
  { seat, operator }: { seat: AccountContext | undefined; operator: Operator },
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const act = controlActions[(request.url ?? '').slice('/_control/'.length)];
  if (act === undefined || seat === undefined) {
    writeJson(response, 404, { error: act === undefined ? 'no such call' : 'no such account' });
    return;
  }
  try {
    const form = parseJsonForm(await text(request));
    writeJson(response, 200, await act({ seat, form, operator }));
  } catch (error) {
    if (!(error instanceof StripeApiError)) throw error;
    writeJson(response, error.status, error.body);
  }
}

function failRequest(response: ServerResponse, error: unknown): void {
  const message = error instanceof Error ? (error.stack ?? error.message) : String(error);
  if (!response.headersSent) writeJson(response, 500, { error: { type: 'api_error', message } });
  else response.destroy();
}

function writeJson(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify(body));
}

function listen(server: Server, port: number): Promise<string> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      const address = server.address();
      const actual = typeof address === 'object' && address !== null ? address.port : port;
      resolve(`http://127.0.0.1:${actual}`);
    });
  });
}

function openClock(source: () => Date) {
  let offsetMs = 0;
  return {
    now: () => Math.floor((source().getTime() + offsetMs) / 1000),
    set(now: Date | null) {
      offsetMs = now === null ? 0 : now.getTime() - source().getTime();
    },
  };
}
