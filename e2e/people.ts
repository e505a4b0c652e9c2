import type { EventDraft, EventPlan } from '@danube/contract/events/events.schemas.ts';
import { seededLogins, seededPassword } from '@danube/server/modules/identity/identity.seed.ts';
import type { BrowserContext, Page } from '@playwright/test';
import { randomNetwork } from './networks.ts';
import type { ProductAddresses } from './product.ts';

export type Person = keyof typeof seededLogins;

/** Someone with an account: their credentials and name. */
export type Login = {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly password: string;
};

/** A seeded login, or one that a journey created. */
export function loginOf(person: Person | Login): Login {
  return typeof person === 'string'
    ? { ...seededLogins[person], password: seededPassword }
    : person;
}

/** Signs in the page's browser, as the sign-in form would. */
export async function signIn(page: Page, person: Person | Login): Promise<void> {
  const { email: identifier, password } = loginOf(person);
  const status = await page.evaluate(
    async (credentials) => {
      const response = await fetch('/api/v1/session', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(credentials),
      });
      return response.status;
    },
    { identifier, password },
  );
  if (status !== 200) throw new Error(`sign-in of ${identifier} answered ${status}`);
}

/** A person's session cookies, for requests outside a browser. */
export async function cookiesOf(
  product: ProductAddresses,
  person: Person | Login,
): Promise<string> {
  const { email: identifier, password } = loginOf(person);
  const response = await fetch(`${product.firstCopy}/api/v1/session`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      origin: product.url,
      'x-forwarded-for': randomNetwork(),
    },
    body: JSON.stringify({ identifier, password }),
  });
  if (!response.ok) throw new Error(`sign-in of ${identifier} answered ${response.status}`);
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';', 1)[0])
    .join('; ');
}

/** Sessions of seeded people, who never sign out: each process needs one of each. */
const sessionsOfSeed = new Map<string, Promise<string>>();

function rememberedCookiesOf(product: ProductAddresses, person: Person): Promise<string> {
  const key = `${person} at ${product.url}`;
  const known = sessionsOfSeed.get(key) ?? cookiesOf(product, person);
  sessionsOfSeed.set(key, known);
  return known;
}

/** Signs in a whole context before it opens a page. */
export async function loadCookies(
  context: BrowserContext,
  product: ProductAddresses,
  person: Person | Login,
): Promise<void> {
  const session =
    typeof person === 'string' ? rememberedCookiesOf(product, person) : cookiesOf(product, person);
  const cookies = (await session).split('; ').map((cookie) => {
    const [name = '', value = ''] = cookie.split('=', 2);
    return { name, value, url: product.url };
  });
  await context.addCookies(cookies);
}

export type Administrator = {
  plan(draft: Partial<EventDraft> & Pick<EventDraft, 'title' | 'firstStart'>): Promise<EventPlan>;
  /** Removes everything this administrator has planned. */
  tidyUp(): Promise<void>;
};

/** An administrator who uses the first copy's public API. */
export async function administratorOf(product: ProductAddresses): Promise<Administrator> {
  const cookie = await cookiesOf(product, 'admin');
  const planned: string[] = [];

  async function call(method: string, path: string, body?: unknown): Promise<Response> {
    const response = await fetch(`${product.firstCopy}/api/v1${path}`, {
      method,
      headers: { cookie, origin: product.url, 'content-type': 'application/json' },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}`);
    return response;
  }

  return {
    async plan(draft) {
      const response = await call('POST', '/events', { ...plainSession, ...draft });
      const plan: EventPlan = await response.json();
      planned.push(plan.id);
      return plan;
    },
    async tidyUp() {
      for (const id of planned.splice(0)) await call('DELETE', `/events/${id}`);
    },
  };
}

const plainSession = {
  description: 'Planned by a journey.',
  type: 'other',
  isAllDay: false,
  durationMinutes: 30,
  recurrenceRule: null,
  meetingUrl: null,
} satisfies Partial<EventDraft>;
