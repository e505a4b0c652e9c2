import type { Session } from '@danube/contract/identity/identity.schemas.ts';
import { RouterContextProvider } from 'react-router';
import { describe, expect, it } from 'vitest';
import { makeSession } from '../features/shared/session/session.factory.ts';
import { makeOrder, sampleOrderId } from '../features/shop/orders/orders.factory.ts';
import { declaredFailure } from '../lib/testing/declared-failure.ts';
import { type PageRequest, pageRequest } from '../page/page-request.ts';
import { loader as loadOrder } from './my-order.tsx';
import { loader as loadSuccess } from './payment-success.tsx';

const otherId = '018f4c5e-0000-7000-8000-000000000009';

/** A request by someone with one order; any other id is answered with `failure`. */
function requestOf(path: string, failure: Error, session: Session | null = makeSession()) {
  const asked: string[] = [];
  const read = async ({ id }: { id: string }) => {
    asked.push(id);
    if (id !== sampleOrderId) throw failure;
    return makeOrder();
  };
  const url = new URL(`https://academy.example${path}`);
  const context = new RouterContextProvider();
  // The loaders only call these procedures.
  const api = { orders: { read }, identity: { session: async () => session } };
  context.set(pageRequest, { api, language: 'en' } as unknown as PageRequest);
  return { asked, request: { context, request: new Request(url), url } };
}

const unknown = declaredFailure('ORDER_NOT_FOUND', 404);

function openOrder(orderId: string, failure: Error = unknown) {
  const { request } = requestOf(`/my-orders/${orderId}`, failure);
  return loadOrder({ ...request, params: { orderId }, pattern: '/my-orders/:orderId' });
}

function openSuccess(search: string, session?: Session | null) {
  const { asked, request } = requestOf(`/payment/success${search}`, unknown, session);
  const loading = loadSuccess({ ...request, params: {}, pattern: '/payment/success' });
  return { asked, loading };
}

describe('the page of an order', () => {
  it('comes with the order of whoever asks', async () => {
    expect((await openOrder(sampleOrderId)).queries).toHaveLength(1);
  });

  it.each([
    ['somebody else’s order', otherId, unknown],
    ['what cannot be an order', 'x', declaredFailure('BAD_REQUEST', 400)],
  ])('does not exist for %s', async (_, id, failure) => {
    await expect(openOrder(id, failure)).rejects.toMatchObject({ init: { status: 404 } });
  });

  it('says that the records are away where they are', async () => {
    const away = declaredFailure('SERVICE_UNAVAILABLE', 503);
    await expect(openOrder(otherId, away)).rejects.toMatchObject({ init: { status: 503 } });
  });
});

describe('the page after a payment', () => {
  it('[R2.10c] is there for a visitor, whom it asks to sign in, and reads no order', async () => {
    const { asked, loading } = openSuccess(`?order=${sampleOrderId}`, null);
    expect(await loading).toEqual({ isSignedIn: false, queries: [] });
    expect(asked).toEqual([]);
  });

  it('does not exist for somebody else’s order', async () => {
    const { loading } = openSuccess(`?order=${otherId}`);
    await expect(loading).rejects.toMatchObject({ init: { status: 404 } });
  });

  it.each(['', '?order=', '?order=x', '?session_id=cs_1'])(
    'asks for nothing where the address names no order: %s',
    async (search) => {
      const { asked, loading } = openSuccess(search);
      expect((await loading).queries).toEqual([]);
      expect(asked).toEqual([]);
    },
  );
});
