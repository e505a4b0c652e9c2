import type { Audience } from '@danube/contract/site/page.ts';
import { allPages, pages, pathsOf } from '@danube/contract/site/pages.ts';
import { seededLogins } from '@danube/server/modules/identity/identity.seed.ts';
import { isNightly } from '@danube/server/testing/run-size.ts';
import { type BuiltRoute, pickOnePerShape, readBuiltRoutes } from '../built-routes.ts';
import { expect, test } from '../journey.ts';
import { randomNetwork } from '../networks.ts';
import { cookiesOf, type Person } from '../people.ts';
import type { ProductAddresses } from '../product.ts';
import { type RawResponse, requestRaw } from '../raw-request.ts';
import { text } from '../texts.ts';

/** For each URL, its audience in the page table. */
const audiences: Record<string, Audience> = {
  ...Object.fromEntries(
    allPages.flatMap((page) => pathsOf(page).map((address) => [address, page.audience])),
  ),
  '/kit': 'public',
  '/*': 'public',
};

/** URLs that redirect for everyone. */
const otherNames = allPages.filter(({ isRedirect }) => isRedirect).flatMap(pathsOf);
const namesOfHome = pathsOf(pages.home);

/**
 * Depends on the person: some lessons are free, so everyone may open the page, but its content
 * differs.
 */
const readers: readonly string[] = [pages.myCourse.path, pages.reader.path];

/** Open to everyone, but the page itself asks visitors to sign in. */
const askingForSignIn: readonly string[] = [pages.checkout.path, pages.paymentSuccess.path];

/** Personal pages exist only for their owner; these ids belong to no one. */
const nobodysOrder = pages.myOrder.example;
const unknownOrder = pages.adminOrder.example;
const unknownVideo = pages.adminVideo.example;
const unknownRep = pages.adminRep.example;
const belongsToNobody: readonly string[] = [nobodysOrder, unknownOrder, unknownVideo, unknownRep];
const unknownCertificate = pages.certificate.example;

/** An existing page for each path with parameters. */
const examples: Record<string, string> = {
  ...Object.fromEntries(
    allPages.flatMap(({ path, example }) => (example === undefined ? [] : [[path, example]])),
  ),
  '/*': '/no-such-page',
};

const identities = ['visitor', 'member', 'otherMember', 'rep', 'admin'] as const;
type Identity = (typeof identities)[number];

/** For the guards another member is just a member, so that one is only tested nightly. */
const requesters: readonly Identity[] = isNightly
  ? identities
  : ['visitor', 'member', 'rep', 'admin'];

/** Spellings of a URL that lead to the same page or to none, but never past its guard. */
const spellings: Record<string, (path: string, id: string) => string> = {
  'two slashes in front': (path) => `/${path}`,
  'two slashes': (path) => path.replace(/(.)\//, '$1//'),
  'an encoded slash': (path) => path.replace(/(.)\//, '$1%2F'),
  'an encoded slash in front': (path) => `/%2F${path.slice(1)}`,
  'capital letters': (path) => path.toUpperCase(),
  'a slash behind': (path) => `${path}/`,
  'the data of a navigation': (path) => `${path}.data`,
  'the data, with a slash': (path) => `${path}/_.data`,
  'the data of this route alone': (path, id) => `${path}.data?_routes=${encodeURIComponent(id)}`,
  'the data of no route': (path) => `${path}.data?_routes=`,
  'the data of the root alone': (path) => `${path}.data?_routes=root`,
  'capital letters of the data': (path) => `${path.toUpperCase()}.data`,
  'an encoded point': (path) => `/%2e${path}`,
  'an encoded step back': (path) => `/x/%2e%2e${path}`,
  'an encoded letter': (path) => path.replace('/a', '/%61'),
  'a path parameter': (path) => `${path};x`,
  'a path parameter within': (path) => path.replace(/(.)\//, '$1;x/'),
  'a backslash': (path) => path.replace(/(.)\//, '$1\\'),
  'a backslash in front': (path) => `/\\${path.slice(1)}`,
  'a null': (path) => `${path}%00`,
  'an index': (path) => `${path}?index`,
};

test('every page of the build has an audience', async ({ product }) => {
  const built = await readBuiltRoutes(product.firstCopy);
  const found = Object.fromEntries(built.map(({ path, audience }) => [path, audience]));
  expect(found).toEqual(audiences);
});

test('public pages are there for everybody', async ({ product }) => {
  const cookies = await cookiesOfAll(product);
  const signingIn = ['/auth', '/signup', '/login', '/forgot-password'];
  const paths = Object.keys(audiences)
    .filter((path) => audiences[path] === 'public')
    .filter((path) => !askingForSignIn.includes(path))
    .filter((path) => ![...signingIn, ...otherNames, ...readers].includes(path))
    .map((path) => examples[path] ?? path);
  for (const path of paths) {
    const answers = await Promise.all(requesters.map((who) => ask(product, path, cookies[who])));
    const expected = ['/no-such-page', unknownCertificate].includes(path) ? 404 : 200;
    expect(
      answers.map(({ status }) => status),
      path,
    ).toEqual(requesters.map(() => expected));
    const bodies = new Set(answers.map(({ body }) => wordsOf(body)));
    expect(bodies.size, `${path} says the same to everybody`).toBe(1);
  }
  for (const path of askingForSignIn) {
    for (const who of requesters) {
      const { status, body } = await ask(product, path, cookies[who]);
      const asks = body.includes(`/auth?tab=signin&amp;redirect=${encodeURIComponent(path)}`);
      expect([who, status, asks], path).toEqual([who, 200, who === 'visitor']);
    }
  }
  for (const path of signingIn) {
    for (const who of requesters) {
      const { status, location } = await ask(product, `${path}?redirect=/courses`, cookies[who]);
      expect([who, status, location], path).toEqual(
        who === 'visitor' ? [who, 200, undefined] : [who, 303, '/courses'],
      );
    }
  }
});

test('a free lesson opens for everybody in the reader, and is kept for nobody', async ({
  product,
}) => {
  const cookies = await cookiesOfAll(product);
  const lesson = '/my-courses/fast-track/what-a-trade-may-cost';
  for (const who of requesters) {
    const answer = await ask(product, lesson, cookies[who]);
    expect([answer.status, answer.cacheControl], who).toEqual([200, 'private, no-store']);
    expect(foreignAddresses(answer.body, who), who).toEqual([]);
  }
  const course = await ask(product, '/my-courses/fast-track?lang=de', '');
  expect([course.status, course.location]).toEqual([302, `${lesson}?lang=de`]);
});

test('other names of the home page lead to it, and the language goes along [R2.02]', async ({
  product,
}) => {
  for (const path of namesOfHome) {
    const answers = [await ask(product, path, ''), await ask(product, `${path}?lang=de`, '')];
    expect(
      answers.map(({ status, location }) => [status, location]),
      path,
    ).toEqual([
      [301, '/'],
      [301, '/?lang=de'],
    ]);
  }
});

test('guarded pages send visitors to the sign-in and do not exist for others [R2.18]', async ({
  product,
}) => {
  const cookies = await cookiesOfAll(product);
  const unknown = await ask(product, '/no-such-page', cookies.member);
  for (const route of await guardedRoutes(product, cookies.admin)) {
    for (const who of requesters) {
      const reported = `${route.path} for ${who}`;
      const answer = await ask(product, `${route.path}?lang=en&x=1`, cookies[who]);
      expect(answer.cacheControl, reported).toBe('private, no-store');
      if (who === 'visitor') {
        const wanted = encodeURIComponent(`${route.path}?lang=en&x=1`);
        expect(answer.status, reported).toBe(303);
        expect(answer.location, reported).toBe(`/auth?tab=signin&redirect=${wanted}&lang=en`);
      } else if (isAdmitted(who, route.audience)) {
        expect(answer.status, reported).toBe(belongsToNobody.includes(route.path) ? 404 : 200);
      } else {
        expect(answer.status, reported).toBe(404);
        expect(wordsOf(answer.body), reported).toBe(wordsOf(unknown.body));
        expect(answer.body, reported).toContain(text('page.notFound.title'));
      }
    }
  }
});

test('no spelling of an address leads past its guard', async ({ product }) => {
  // Thousands of requests in the nightly run, and more with every new page.
  test.setTimeout(600_000);
  const cookies = await cookiesOfAll(product);
  const guarded = await guardedRoutes(product, cookies.admin);
  const routes = isNightly ? guarded : pickOnePerShape(guarded);
  const attempts = routes.flatMap((route) =>
    Object.entries(spellings).flatMap(([spelling, spell]) =>
      requesters.map((who) => ({ route, spelling, who, address: spell(route.path, route.id) })),
    ),
  );
  const wrong: string[] = [];
  let admitted = 0;
  await withConcurrency(attempts, async ({ route, spelling, who, address }) => {
    const answer = await ask(product, address, cookies[who]);
    const complaint = verify(answer, who, route.audience);
    if (complaint) wrong.push(`${who}, ${spelling}, ${address}: ${answer.status} ${complaint}`);
    if (answer.status === 200 && isAdmitted(who, route.audience)) admitted++;
  });
  expect(wrong).toEqual([]);
  expect(admitted, 'some spellings lead to the page, for those who may see it').toBeGreaterThan(50);
});

test('each member sees their own account and nobody else’s', async ({ product }) => {
  const cookies = await cookiesOfAll(product);
  for (const who of ['member', 'otherMember', 'rep', 'admin'] as const) {
    for (const path of ['/account-settings', '/account-settings.data']) {
      const { status, body } = await ask(product, path, cookies[who]);
      expect(status).toBe(200);
      expect(body).toContain(seededLogins[who].email);
      expect(foreignAddresses(body, who), `${path} of ${who}`).toEqual([]);
    }
  }
});

type Cookies = Record<Identity, string>;

async function cookiesOfAll(product: ProductAddresses): Promise<Cookies> {
  const of = (person: Person) => cookiesOf(product, person);
  const [member, otherMember, rep, admin] = await Promise.all([
    of('member'),
    of('otherMember'),
    of('rep'),
    of('admin'),
  ]);
  return {
    visitor: '',
    member: member ?? '',
    otherMember: otherMember ?? '',
    rep: rep ?? '',
    admin: admin ?? '',
  };
}

/** Guarded pages with their parameters filled in, with an existing person. */
async function guardedRoutes(product: ProductAddresses, cookie: string): Promise<BuiltRoute[]> {
  const people = await fetch(`${product.firstCopy}/api/v1/people?search=Brandt`, {
    headers: { cookie },
  });
  const found: { people: { id: string }[] } = await people.json();
  const userId = found.people[0]?.id ?? '';
  return (await readBuiltRoutes(product.firstCopy))
    .filter(({ audience }) => audience !== 'public')
    .map((route) => ({
      ...route,
      path:
        route.path === pages.adminPerson.path
          ? route.path.replace(':userId', userId)
          : (examples[route.path] ?? route.path),
    }));
}

function ask(product: ProductAddresses, address: string, cookie: string): Promise<RawResponse> {
  const headers = { 'x-forwarded-for': randomNetwork(), ...(cookie && { cookie }) };
  return requestRaw(product.firstCopy, address, headers);
}

function isAdmitted(who: Identity, audience: Audience): boolean {
  if (audience === 'public') return true;
  if (audience === 'member') return who !== 'visitor';
  return who === audience;
}

/** Redirected to sign-in, as a document (303) or as a data request (202), or not found. */
const rejections = [202, 303, 400, 404];

/** What is wrong with a response, whichever page the URL may have meant. */
function verify(answer: RawResponse, who: Identity, audience: Audience): string | undefined {
  const { status, location, cacheControl } = answer;
  if (status >= 500) return 'failed';
  if (location && !/^\/(?![/\\])/.test(location)) return `leads to ${location}`;
  if (status === 200 && cacheControl !== 'private, no-store') return `may be kept: ${cacheControl}`;
  if (!isAdmitted(who, audience)) return verifyRejection(answer, who);
  if (who === 'admin' && audience === 'admin') return undefined;
  return foreignAddresses(answer.body, who).length === 0 ? undefined : 'shows others';
}

function verifyRejection({ status, body }: RawResponse, who: Identity): string | undefined {
  if (!rejections.includes(status)) return 'is no refusal';
  if (body.replaceAll(ownAddress(who), '').includes('@danube.example')) return 'shows addresses';
  const words = [text('account.profile.text'), text('admin.people.lede'), text('admin.audit.lede')];
  return words.some((each) => body.includes(each)) ? 'shows the page' : undefined;
}

function ownAddress(who: Identity): string {
  return who === 'visitor' ? 'nobody' : seededLogins[who].email;
}

function foreignAddresses(body: string, who: Identity): string[] {
  return Object.values(seededLogins)
    .map(({ email }) => email)
    .filter((email) => email !== ownAddress(who) && body.includes(email));
}

/** A page's text, without scripts and attributes that differ between responses. */
function wordsOf(html: string): string {
  return html
    .replaceAll(/<(script|style|head)\b[\s\S]*?<\/\1>/g, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ');
}

/** Limited concurrency, as in a browser. */
async function withConcurrency<T>(
  items: readonly T[],
  act: (item: T) => Promise<void>,
): Promise<void> {
  const rest = [...items];
  const lane = async () => {
    for (let item = rest.shift(); item !== undefined; item = rest.shift()) await act(item);
  };
  await Promise.all(Array.from({ length: 6 }, lane));
}
