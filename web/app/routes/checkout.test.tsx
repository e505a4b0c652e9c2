import type { Billing } from '@danube/contract/checkout/checkout.schemas.ts';
import { renderToString } from 'react-dom/server';
import { RouterContextProvider } from 'react-router';
import { describe, expect, it } from 'vitest';
import { makeSession } from '../features/shared/session/session.factory.ts';
import { makeCart, makeCartItem } from '../features/shop/cart/cart.factory.ts';
import { CheckoutPage } from '../features/shop/checkout/checkout-page.tsx';
import { makeQuote } from '../features/shop/checkout/quote.factory.ts';
import { PageQueries } from '../lib/page-queries.tsx';
import { declaredFailure } from '../lib/testing/declared-failure.ts';
import { PageFrame } from '../lib/testing/page-frame.tsx';
import { type PageRequest, pageRequest } from '../page/page-request.ts';
import { loader } from './checkout.tsx';

const linz: Billing = {
  name: 'J. Nováková',
  street: 'Hauptplatz 1',
  postcode: '4020',
  city: 'Linz',
  country: 'AT',
  company: null,
  vatId: null,
};

/** The server's HTML, and which amounts were asked for. */
async function open(answers: {
  lastBilling?: () => Promise<Billing | null>;
  quote?: () => Promise<ReturnType<typeof makeQuote>>;
}) {
  const { lastBilling = async () => null, quote = async () => makeQuote() } = answers;
  const asked: unknown[] = [];
  const api = {
    identity: { session: async () => makeSession() },
    cart: { read: async () => makeCart(makeCartItem()) },
    salesReps: { invitation: async () => null },
    checkout: {
      lastBilling,
      countries: async () => ({ countries: ['AT', 'DE', 'SK'], here: 'SK' }),
      quote: (input: unknown) => {
        asked.push(input);
        return quote();
      },
    },
  };
  const context = new RouterContextProvider();
  // The loader only calls these procedures.
  context.set(pageRequest, { api, language: 'en' } as unknown as PageRequest);
  const url = new URL('https://academy.example/checkout');
  const request = new Request(url);
  const data = await loader({ context, request, url, params: {}, pattern: '/checkout' });
  const html = renderToString(
    <PageFrame path="/checkout">
      <PageQueries packed={data.queries}>
        <CheckoutPage
          buyer={{ firstName: 'Jana', lastName: 'Nováková' }}
          lastBilling={data.lastBilling}
        />
      </PageQueries>
    </PageFrame>,
  );
  return { html, asked };
}

describe('the server’s page of the checkout', () => {
  it('has the form, the amounts and the declarations, so that nothing moves later', async () => {
    const { html, asked } = await open({});
    for (const text of ['Street and number', '€149.00', 'Begin at once.', 'SEPA bank transfer']) {
      expect(html, text).toContain(text);
    }
    expect(html).not.toContain('aria-busy="true"');
    expect(asked).toMatchObject([{ country: 'SK', isCompany: false, vatId: null, coupon: null }]);
  });

  it('cannot be filled in before it is hydrated, which would lose what was typed', async () => {
    const { html } = await open({});
    expect(html).toMatch(/<div class="columns-12[^"]*" inert=""/);
  });

  it('begins with the latest order’s details', async () => {
    const { html, asked } = await open({ lastBilling: async () => linz });
    expect(html).toContain('value="Hauptplatz 1"');
    expect(asked).toMatchObject([{ country: 'AT' }]);
  });

  it('doesn’t wait for the register of VAT numbers', async () => {
    const company = { ...linz, company: 'Linie GmbH', vatId: 'ATU12345678' };
    const { html, asked } = await open({ lastBilling: async () => company });
    expect(html).toContain('value="ATU12345678"');
    expect(asked).toEqual([]);
  });

  it('is there without the latest details or the amounts', async () => {
    const away = async () => {
      throw declaredFailure('SERVICE_UNAVAILABLE', 503);
    };
    const { html } = await open({ lastBilling: away, quote: away });
    expect(html).toContain('value="Jana Nováková"');
  });
});
