import { invoiceIdSchema, orderIdSchema } from '@danube/contract/checkout/orders.schemas.ts';
import type { Context } from 'hono';
import type { Documents } from '../../../platform/documents.ts';
import type { HttpVariables } from '../../../platform/http-variables.ts';
import type { RateLimitResult } from '../../../platform/rate-limit.ts';
import type { IdentityApi } from '../../identity/identity.api.ts';
import type { CheckoutApi } from '../checkout.api.ts';

/** An invoice as PDF, rendered from the stored data; for anyone but its buyer it doesn't exist. */
export function serveInvoice(deps: {
  checkout: Pick<CheckoutApi, 'findInvoice'>;
  identity: Pick<IdentityApi, 'findActor'>;
  documents: Pick<Documents, 'renderPdf'>;
  spend: (userId: string) => Promise<RateLimitResult>;
}) {
  return async (c: Context<HttpVariables>): Promise<Response> => {
    const notFound = () => c.json({ code: 'NOT_FOUND' }, 404);
    const actor = await deps.identity.findActor(c.req.raw.headers);
    if (actor.kind === 'visitor') return notFound();
    const orderId = orderIdSchema.safeParse(c.req.param('orderId'));
    const invoiceId = invoiceIdSchema.safeParse(c.req.param('file')?.replace(/\.pdf$/, ''));
    if (!orderId.success || !invoiceId.success) return notFound();
    const answer = await deps.spend(actor.userId);
    if (!answer.allowed) {
      const wait = { 'retry-after': String(answer.retryAfterSeconds) };
      return c.json({ code: 'TOO_MANY_REQUESTS' }, 429, wait);
    }
    const act = { member: actor, requestId: c.get('requestId') };
    const found = await deps.checkout.findInvoice(act, orderId.data, invoiceId.data);
    if (!found) return notFound();
    const pdf = await deps.documents.renderPdf(found.document, found.language);
    return c.body(new Uint8Array(pdf), 200, {
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="${found.document.number}.pdf"`,
      'cache-control': 'private, no-store',
    });
  };
}
