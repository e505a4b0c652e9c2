import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import type Stripe from 'stripe';
import type { AccountContext } from './stripe-account-context.ts';
import { StripeApiError } from './stripe-api-error.ts';
import { parseForm } from './stripe-form.ts';
import {
  renderEndedPage,
  renderMissingPage,
  renderPayPage,
  renderPortalPage,
  successUrl,
} from './stripe-pages.ts';
import { declineSession, paySession } from './stripe-payments.ts';
import { updateSubscription } from './stripe-subscriptions.ts';

/** The hosted pages: `/pay/{session}` and `/portal/{portal session}`. */
export async function handleHostedPage(
  seats: ReadonlyMap<string, AccountContext>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const url = new URL(request.url ?? '', 'http://stand-in');
  const [, kind = '', id = ''] = url.pathname.split('/');
  const form = parseForm(request.method === 'POST' ? await text(request) : '');
  const visit = { id, act: form.text('act'), subscription: form.text('subscription'), url };
  try {
    const page = kind === 'pay' ? visitPay(seats, visit) : visitPortal(seats, visit);
    write(response, page ?? { status: 404, html: renderMissingPage() });
  } catch (error) {
    if (!(error instanceof StripeApiError)) throw error;
    write(response, { status: error.status, html: renderMissingPage() });
  }
}

interface Visit {
  id: string;
  act: string | null;
  subscription: string | null;
  url: URL;
}

type Page = { status: number; html: string } | { location: string };

function visitPay(
  seats: ReadonlyMap<string, AccountContext>,
  { id, act, url }: Visit,
): Page | null {
  for (const seat of seats.values()) {
    const session = seat.account.sessions.find(id);
    if (session !== undefined) {
      return act === null
        ? showPaymentPage(seat, session, url)
        : handleSessionAction(seat, session, act);
    }
  }
  return null;
}

function showPaymentPage(seat: AccountContext, session: Stripe.Checkout.Session, url: URL): Page {
  if (session.status !== 'open') return { status: 410, html: renderEndedPage(session) };
  const isDeclined = url.searchParams.has('declined');
  return { status: 200, html: renderPayPage(seat.account, session, isDeclined) };
}

/** A second click finds the session complete and redirects like the first one. */
function handleSessionAction(
  seat: AccountContext,
  session: Stripe.Checkout.Session,
  act: string,
): Page {
  if (act === 'back' && session.cancel_url !== null) return { location: session.cancel_url };
  if (session.status === 'complete') return { location: successUrl(session) };
  if (session.status !== 'open') return { status: 410, html: renderEndedPage(session) };
  if (act === 'decline') {
    declineSession(seat.account, session);
    return { location: `/pay/${session.id}?declined` };
  }
  paySession(seat.account, session, { kind: act === 'sepa' ? 'sepa_debit' : 'card' });
  if (act === 'sepa') seat.awaitBank(session);
  return { location: successUrl(session) };
}

function visitPortal(
  seats: ReadonlyMap<string, AccountContext>,
  { id, act, subscription }: Visit,
): Page | null {
  for (const { account } of seats.values()) {
    const portal = account.portals.find(id);
    if (portal === undefined) continue;
    if (act === null) return { status: 200, html: renderPortalPage(account, portal) };
    const chosen = account.subscriptions.get(subscription ?? '');
    const change = parseForm(`cancel_at_period_end=${act === 'cancel'}`);
    if (chosen.customer === portal.customer) updateSubscription(account, chosen, change);
    return { location: `/portal/${portal.id}` };
  }
  return null;
}

function write(response: ServerResponse, page: Page): void {
  if ('location' in page) {
    response.writeHead(303, { location: page.location });
    response.end();
    return;
  }
  response.writeHead(page.status, { 'content-type': 'text/html; charset=utf-8' });
  response.end(page.html);
}
