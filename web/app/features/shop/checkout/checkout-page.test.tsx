// @vitest-environment jsdom
import type { Billing, Quote } from '@danube/contract/checkout/checkout.schemas.ts';
import { moneySchema } from '@danube/contract/money.ts';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { PageFrame } from '../../../lib/testing/page-frame.tsx';
import { StubError } from '../../../lib/testing/stub-api.ts';
import { makeCart, makeCartItem } from '../cart/cart.factory.ts';
import { CheckoutPage } from './checkout-page.tsx';
import { makeQuote } from './quote.factory.ts';

const network = await vi.hoisted(async () => {
  const { replaceNetwork } = await import('../../../lib/testing/stub-api.ts');
  return replaceNetwork();
});
const redirects = vi.hoisted(() => ({ for: [] as string[] }));
vi.mock('../../../lib/redirect-to-external-site.ts', () => ({
  redirectToExternalSite: (url: string) => redirects.for.push(url),
}));

afterEach(() => {
  cleanup();
  redirects.for.length = 0;
});

type User = ReturnType<typeof userEvent.setup>;
type Answers = Parameters<typeof network.answer>[0];

const payAt = 'https://pay.example/session';
const orderId = '018f4c5e-0000-7000-8000-000000000001';

const linz = { street: 'Hauptplatz 1', postcode: '4020', city: 'Linz', country: 'AT' } as const;
const fromLinz = { ...linz, name: 'J. Nováková', company: 'Linie GmbH', vatId: 'ATU12345678' };

/** Renders the page with these quotes, and records the requests. */
function open(
  quote: (request: Input) => Quote,
  more: Answers = {},
  lastBilling: Billing | null = null,
) {
  const calls = network.answer({
    'checkout.countries': () => ({ countries: ['AT', 'DE', 'SK'], here: 'SK' }),
    'salesReps.invitation': () => null,
    'cart.read': () => makeCart(makeCartItem()),
    // The page sends the contract's input.
    'checkout.quote': (request) => quote(request as Input),
    ...more,
  });
  const user = userEvent.setup();
  render(
    <PageFrame path="/checkout">
      <CheckoutPage buyer={{ firstName: 'Jana', lastName: 'Nováková' }} lastBilling={lastBilling} />
    </PageFrame>,
  );
  const sent = (procedure: string) =>
    calls.filter((call) => call.procedure === procedure).map(({ input }) => input);
  return { user, sent };
}

type Input = { country: string; isCompany: boolean; vatId: string | null; coupon: string | null };

function money(cents: number) {
  return moneySchema.parse(cents);
}

async function fillIn(user: User): Promise<void> {
  await user.type(await screen.findByLabelText('Street and number'), 'Laurinská 14');
  await user.type(screen.getByLabelText('Postcode'), '811 01');
  await user.type(screen.getByLabelText('Town or city'), 'Bratislava');
  await user.click(await screen.findByRole('checkbox', { name: 'Begin at once.' }));
  await user.click(screen.getByRole('checkbox', { name: 'I lose the right.' }));
}

function orderButton(name = 'Order and pay €149.00') {
  return screen.findByRole('button', { name });
}

const failing = (error: Error) => () => {
  throw error;
};

describe('the button that orders', () => {
  it('names the amount and says that it is paid', async () => {
    const { user } = open(() => makeQuote());
    expect(await orderButton('Order and pay €149.00')).toBeDefined();
    await user.click(screen.getByRole('radio', { name: /^SEPA bank transfer/ }));
    expect(await orderButton('Order with obligation to pay €149.00')).toBeDefined();
  });

  it('says that nothing is due where nothing is', async () => {
    open(() => makeQuote({ total: money(0), methods: ['none'] }));
    expect(await orderButton('Order for €0.00')).toBeDefined();
    expect(screen.getByText('There’s nothing to pay for this order.')).toBeDefined();
  });

  it('never calls a subscription free, and says what comes after the first payment', async () => {
    const recurring = { total: money(3_900), interval: 'month' } as const;
    open(() => makeQuote({ total: money(0), methods: ['stripe'], recurring }));
    expect(await orderButton('Order with obligation to pay €0.00')).toBeDefined();
    expect(screen.getAllByText('Then €39.00 each month until you cancel.')).toHaveLength(2);
  });
});

describe('the first view', () => {
  const nowhere = {
    'checkout.countries': () => ({ countries: ['AT', 'DE', 'SK'], here: null }),
  };

  it('shows items, prices and total with the seller’s VAT before a country is chosen', async () => {
    const { user, sent } = open(() => makeQuote(), nowhere);
    expect(await screen.findAllByText('Fast Track')).toHaveLength(2);
    expect(
      screen.getByText(
        'Prices include VAT for Slovakia. The VAT may change once you’ve chosen your country.',
      ),
    ).toBeDefined();
    expect(screen.getByText('VAT 23% (Slovakia)')).toBeDefined();
    expect(sent('checkout.quote')).toMatchObject([{ country: 'SK', isCompany: false }]);
    // The declarations and the button's obligation depend on the country.
    expect(screen.queryByText('Begin at once.')).toBeNull();
    await user.click(await orderButton('Order and pay'));
    expect(screen.getByLabelText(/^Country/).getAttribute('aria-invalid')).toBe('true');
    expect(sent('checkout.placeOrder')).toEqual([]);

    await user.selectOptions(screen.getByLabelText(/^Country/), 'AT');
    expect(await screen.findByText('Begin at once.')).toBeDefined();
    expect(screen.queryByText(/^Prices include VAT for/)).toBeNull();
    await waitFor(() =>
      expect(sent('checkout.quote')).toMatchObject([{ country: 'SK' }, { country: 'AT' }]),
    );
  });

  it('begins with the billing details of the latest order', async () => {
    const { sent } = open(() => makeQuote(), {}, fromLinz);
    expect(await screen.findByDisplayValue('Hauptplatz 1')).toBeDefined();
    for (const text of ['J. Nováková', '4020', 'Linz', 'Linie GmbH', 'ATU12345678', 'Austria']) {
      expect(screen.getByDisplayValue(text), text).toBeDefined();
    }
    expect(screen.getByText(/^Filled in from your last order\./)).toBeDefined();
    await waitFor(() =>
      expect(sent('checkout.quote')).toMatchObject([
        { country: 'AT', isCompany: true, vatId: 'ATU12345678' },
      ]),
    );
    expect(localStorage).toHaveLength(0);
  });

  it('begins with the detected country where the latest order’s is no longer sold to', async () => {
    const lastBilling = { ...fromLinz, city: 'Milano', country: 'IT' };
    open(() => makeQuote(), {}, lastBilling);
    expect(await screen.findByDisplayValue('Slovakia')).toBeDefined();
  });
});

describe('the declarations', () => {
  it('come unticked, in the words of the server, and are needed', async () => {
    const { user, sent } = open(() => makeQuote());
    const ticks = [
      await screen.findByRole('checkbox', { name: 'Begin at once.' }),
      screen.getByRole('checkbox', { name: 'I lose the right.' }),
    ];
    expect(ticks.map((tick) => tick.matches(':checked'))).toEqual([false, false]);
    expect(screen.getByText('Most accounts lose money.')).toBeDefined();
    await user.click(await orderButton());
    expect(ticks.map((tick) => tick.getAttribute('aria-invalid'))).toEqual(['true', 'true']);
    expect(sent('checkout.placeOrder')).toEqual([]);
  });

  it('are read again when their texts have changed', async () => {
    let text = 'Begin at once.';
    const quote = () =>
      makeQuote({
        declarations: [
          {
            kind: 'supply',
            text,
            version: 1,
            hash: (text === 'Begin at once.' ? 'a' : 'c').repeat(64),
          },
          { kind: 'withdrawal', text: 'I lose the right.', version: 1, hash: 'b'.repeat(64) },
        ],
      });
    const { user, sent } = open(quote, {
      'checkout.placeOrder': () => {
        text = 'Begin now.';
        throw new StubError('DECLARATIONS_CHANGED', 409);
      },
    });
    await fillIn(user);
    await user.click(await orderButton());
    await screen.findByText(/The declarations have changed/);
    const tick = await screen.findByRole('checkbox', { name: 'Begin now.' });
    expect(tick.matches(':checked')).toBe(false);
    expect(screen.getByRole('checkbox', { name: 'I lose the right.' }).matches(':checked')).toBe(
      true,
    );
    await user.click(await orderButton());
    expect(sent('checkout.placeOrder')).toHaveLength(1);
  });

  it('are not asked of a company', async () => {
    const { user } = open(({ isCompany }) => makeQuote(isCompany ? { declarations: [] } : {}));
    await user.click(await screen.findByRole('checkbox', { name: /I’m buying for a business/ }));
    await screen.findByText('Businesses don’t need to confirm anything here.');
    await waitFor(() => expect(screen.queryByText('Begin at once.')).toBeNull());
  });
});

describe('an order', () => {
  it('is sent with what is on the screen, and leads to the page of the provider', async () => {
    const { user, sent } = open(() => makeQuote(), {
      'checkout.placeOrder': () => ({ orderId, payAt }),
    });
    await fillIn(user);
    await user.click(await orderButton());
    await waitFor(() => expect(redirects.for).toEqual([payAt]));
    expect(sent('checkout.placeOrder')).toEqual([
      {
        key: expect.stringMatching(/^[0-9a-f-]{36}$/),
        cartVersion: 3,
        shownTotal: makeQuote().total,
        billing: {
          name: 'Jana Nováková',
          street: 'Laurinská 14',
          postcode: '811 01',
          city: 'Bratislava',
          country: 'SK',
          company: null,
          vatId: null,
        },
        coupon: null,
        invitedBy: null,
        method: 'stripe',
        ticked: [
          { kind: 'supply', hash: 'a'.repeat(64) },
          { kind: 'withdrawal', hash: 'b'.repeat(64) },
        ],
        language: 'en',
      },
    ]);
  });

  it('keeps its key when it is sent again, and gets another when it is another order', async () => {
    const { user, sent } = open(() => makeQuote(), {
      'checkout.placeOrder': () => {
        throw new StubError('PAYMENT_UNAVAILABLE', 503);
      },
    });
    await fillIn(user);
    await user.click(await orderButton());
    await screen.findByText(/can’t reach our payment provider. You haven’t been charged/);
    await waitFor(() => expect(sent('checkout.quote').length).toBeGreaterThan(1));
    await user.click(await orderButton());
    await waitFor(() => expect(sent('checkout.placeOrder')).toHaveLength(2));
    await user.type(screen.getByLabelText('Town or city'), ' 1');
    await user.click(await orderButton());
    await waitFor(() => expect(sent('checkout.placeOrder')).toHaveLength(3));
    const keys = sent('checkout.placeOrder').map((input) => Reflect.get(Object(input), 'key'));
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
  });

  it('is not sent while the amounts are those of something else', async () => {
    const { user, sent } = open(({ country }) =>
      makeQuote(country === 'DE' ? { vatRate: 1900, total: money(14_416) } : {}),
    );
    await fillIn(user);
    await user.selectOptions(screen.getByLabelText('Country'), 'DE');
    await user.click(screen.getByRole('button', { name: /^Order and pay/ }));
    await screen.findByText(/We were still updating your total/);
    expect(sent('checkout.placeOrder')).toEqual([]);
    expect(await orderButton('Order and pay €144.16')).toBeDefined();
  });

  it('brings the keyboard to the first field that is missing', async () => {
    const { user } = open(() => makeQuote());
    await user.click(await orderButton());
    expect(document.activeElement).toBe(screen.getByLabelText('Street and number'));
    expect(screen.getByRole('alert').textContent).toContain('5 things need your attention');
  });

  it('names the field that the server refuses, and can be sent again', async () => {
    let isRefused = true;
    const { user } = open(() => makeQuote(), {
      'checkout.placeOrder': () => {
        const issues = [{ path: ['billing', 'postcode'], message: '' }];
        if (isRefused) throw new StubError('BAD_REQUEST', 400, { issues });
        return { orderId, payAt };
      },
    });
    await fillIn(user);
    await user.click(await orderButton());
    const postcode = screen.getByLabelText('Postcode');
    await waitFor(() => expect(document.activeElement).toBe(postcode));
    isRefused = false;
    await user.type(postcode, '0');
    await user.click(await orderButton());
    await waitFor(() => expect(redirects.for).toEqual([payAt]));
  });

  it('says that the cart has changed and shows the new one', async () => {
    let total = 14_900;
    const { user } = open(() => makeQuote({ total: money(total) }), {
      'checkout.placeOrder': () => {
        total = 9_900;
        throw new StubError('CART_CHANGED', 409);
      },
    });
    await fillIn(user);
    await user.click(await orderButton());
    await screen.findByText(/Your cart or a price has changed/);
    expect(await orderButton('Order and pay €99.00')).toBeDefined();
  });
});

describe('what the amounts depend on', () => {
  it('is a coupon: a refused one is named, and the amounts come without it', async () => {
    const { user, sent } = open(({ coupon }) => {
      if (coupon === 'OLD-ONE') throw new StubError('COUPON_REFUSED', 409, { why: 'unusable' });
      return coupon ? makeQuote({ discount: money(1_490), total: money(13_410) }) : makeQuote();
    });
    const code = await screen.findByLabelText(/Coupon code/);
    await user.type(code, 'old-one{Enter}');
    await screen.findByText(/That code isn’t valid for this order/);
    expect(await orderButton()).toBeDefined();
    await user.clear(code);
    await user.type(code, 'danube10');
    await user.click(screen.getByRole('button', { name: 'Apply' }));
    await screen.findByText('Coupon DANUBE10 applied.');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Remove' }));
    expect(await orderButton('Order and pay €134.10')).toBeDefined();
    expect(sent('checkout.quote').at(-1)).toMatchObject({ coupon: 'DANUBE10' });
  });

  it('is a VAT number: it is asked about when it is left, and a refused one stops the order', async () => {
    const { user, sent } = open(({ vatId }) => {
      if (vatId === 'DE1') throw new StubError('VAT_ID_REFUSED', 409, { why: 'malformed' });
      if (vatId)
        return makeQuote({ declarations: [], vatTreatment: 'reverseCharge', vat: money(0) });
      return makeQuote({ declarations: [] });
    });
    await user.click(await screen.findByRole('checkbox', { name: /I’m buying for a business/ }));
    const field = screen.getByLabelText(/VAT number/);
    await user.type(field, 'de 1');
    expect(sent('checkout.quote').some((request) => Reflect.get(Object(request), 'vatId'))).toBe(
      false,
    );
    await user.type(screen.getByLabelText('Company name'), 'Muster GmbH');
    await screen.findByText(/That isn’t a valid VAT number/);
    await user.click(screen.getByRole('button', { name: /^Order and pay/ }));
    expect(sent('checkout.placeOrder')).toEqual([]);
    await user.clear(field);
    await user.type(field, 'ATU12345678');
    await user.tab();
    await screen.findByText('Valid VAT number. You won’t be charged VAT.');
    expect(screen.getByText('Reverse charge: the recipient accounts for the VAT.')).toBeDefined();
  });

  it('is a country outside the EU: no EU VAT, any tax number, and what a company declares', async () => {
    const { user } = open(() => makeQuote({ vatTreatment: 'outsideEu', vat: money(0) }));
    await user.click(await screen.findByRole('checkbox', { name: /I’m buying for a business/ }));
    expect(await screen.findByLabelText(/Tax number/)).toBeDefined();
    expect(screen.getByText(/^No EU VAT: services supplied outside the EU/)).toBeDefined();
    expect(screen.queryByText('Businesses don’t need to confirm anything here.')).toBeNull();
  });

  it('is a country to which nothing may be sold', async () => {
    open(failing(new StubError('SALE_NOT_ALLOWED', 409)));
    await screen.findByText(/We can’t sell to this country/);
    expect(screen.getByLabelText('Country')).toBeDefined();
  });

  it('is something that can no longer be ordered, which is named', async () => {
    const data = { title: 'Fast Track', why: 'unavailable' } as const;
    open(failing(new StubError('CART_NOT_ORDERABLE', 409, data)));
    await screen.findByText(/“Fast Track” is no longer available/);
    const links = screen.getAllByRole('link', { name: 'Edit cart' });
    expect(links.map((link) => link.getAttribute('href'))).toContain('/cart');
  });
});

it('lets a failed start be repeated', async () => {
  let isDown = true;
  const { user } = open(() => makeQuote(), {
    'checkout.countries': () => {
      if (isDown) throw new StubError('SERVICE_UNAVAILABLE', 503);
      return { countries: ['SK'], here: null };
    },
  });
  await screen.findByText('We couldn’t open the checkout');
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText(/^Prices include VAT for Slovakia\./);
});
