import { randomUUID } from 'node:crypto';
import type { contract } from '@danube/contract/contract.ts';
import { createORPCClient } from '@orpc/client';
import { RPCLink } from '@orpc/client/fetch';
import type { ContractRouterClient } from '@orpc/contract';

export type ProbeSettings = {
  readonly siteUrl: string;
  /** An account that nothing else uses, without a second factor. */
  readonly email: string;
  readonly password: string;
  /** The slug of a course that is on sale. */
  readonly course: string;
  /** From the last attempt: the site emails the owner of an account about each unknown device. */
  readonly cookies: Cookies;
};

export type Cookies = Readonly<Record<string, string>>;

export type ProbeOutcome = {
  readonly steps: readonly { readonly name: string; readonly seconds: number }[];
  readonly failure: { readonly step: string; readonly reason: string } | null;
  readonly cookies: Cookies;
};

const language = 'en';
const timeoutMs = 20_000;

const billing = {
  name: 'Purchase Probe',
  street: 'Not a buyer 1',
  postcode: '0000',
  city: 'Nowhere',
  company: null,
  vatId: null,
};

/**
 * Does what a buyer does, up to Stripe's page: nothing is paid, and the order is cancelled again,
 * so there is neither an invoice nor a posting.
 */
export async function probePurchase(settings: ProbeSettings): Promise<ProbeOutcome> {
  const { email, password, course } = settings;
  const { api, openPage, readCookies } = openVisitor(settings);
  const steps: { name: string; seconds: number }[] = [];
  let current = '';

  async function step<Result>(name: string, act: () => Promise<Result>): Promise<Result> {
    current = name;
    const begin = performance.now();
    const result = await act();
    steps.push({ name, seconds: (performance.now() - begin) / 1000 });
    return result;
  }

  try {
    await step('page', () => openPage(`${settings.siteUrl}/course/${course}`));
    await step('sign-in', async () => {
      const { outcome } = await api.identity.signIn({ identifier: email, password });
      if (outcome !== 'signed-in') throw new Error('the account needs a second factor');
    });
    await step('cart', async () => {
      await api.cart.clear();
      await api.cart.add({ itemType: 'course', item: course, language });
    });
    const { country, quote } = await step('quote', async () => {
      const { countries, here } = await api.checkout.countries();
      const country = countries.find((code) => code === here) ?? countries[0];
      if (!country) throw new Error('nothing is sold to any country');
      const buyer = { country, isCompany: false, vatId: null, coupon: null };
      return { country, quote: await api.checkout.quote({ ...buyer, language }) };
    });
    const { orderId, payAt } = await step('order', () =>
      api.checkout.placeOrder({
        key: randomUUID(),
        cartVersion: quote.cartVersion,
        shownTotal: quote.total,
        billing: { ...billing, country },
        coupon: null,
        method: 'stripe',
        ticked: quote.declarations.map(({ kind, hash }) => ({ kind, hash })),
        language,
      }),
    );
    await step('payment-page', async () => {
      if (payAt === null) throw new Error('the order names no page to pay on');
      await openPage(payAt);
    });
    await step('cancel', () => api.orders.cancel({ id: orderId }));
    await step('sign-out', async () => {
      await api.cart.clear();
      await api.identity.signOut();
    });
    return { steps, failure: null, cookies: readCookies() };
  } catch (error) {
    const failure = { step: current, reason: String(error) };
    return { steps, failure, cookies: readCookies() };
  }
}

/** Keeps cookies, as a browser would. */
function openVisitor({ siteUrl, cookies: former }: ProbeSettings) {
  const cookies = new Map(Object.entries(former));

  async function send(request: Request | string, init: RequestInit = {}): Promise<Response> {
    const response = await fetch(request, { ...init, signal: AbortSignal.timeout(timeoutMs) });
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';', 1);
      const equals = pair.indexOf('=');
      const [name, value] = [pair.slice(0, equals), pair.slice(equals + 1)];
      if (value) cookies.set(name, value);
      else cookies.delete(name);
    }
    return response;
  }

  const api: ContractRouterClient<typeof contract> = createORPCClient(
    new RPCLink({
      url: `${siteUrl}/api/rpc`,
      fetch: send,
      headers: () => ({
        origin: siteUrl,
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      }),
    }),
  );
  return {
    api,
    readCookies: () => Object.fromEntries(cookies),
    async openPage(url: string): Promise<void> {
      const response = await send(url);
      await response.body?.cancel();
      if (!response.ok) throw new Error(`${new URL(url).pathname} answered ${response.status}`);
    },
  };
}
