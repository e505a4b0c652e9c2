import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openStage, type Stage, siteUrl } from '../../../testing/stage.ts';

// Nothing listens there, as if the provider were down while our server starts.
const unreachableUrl = 'https://id.example:9';
const provider = {
  id: 'away',
  name: 'Away ID',
  issuer: unreachableUrl,
  authorizationUrl: `${unreachableUrl}/auth`,
  tokenUrl: `${unreachableUrl}/token`,
  jwksUrl: `${unreachableUrl}/jwks`,
  clientId: 'danube',
  clientSecret: 'known only to the two of us',
};
let stage: Stage;

beforeAll(async () => {
  stage = await openStage({ OIDC_PROVIDERS: JSON.stringify([provider]) });
});

afterAll(() => stage.close());

test('names the providers that are set up, and nothing secret about them', async () => {
  const browser = stage.browser();
  expect(await browser.call((api) => api.identity.providers())).toEqual([
    { id: 'away', name: 'Away ID' },
  ]);
});

test('[R7.01h] sends the browser to a provider with PKCE, also to one that was down at our start', async () => {
  const browser = stage.browser();
  const { url } = await browser.call((api) =>
    api.identity.startProviderSignIn({ provider: 'away' }),
  );
  const address = new URL(url);
  expect(address.origin + address.pathname).toBe(provider.authorizationUrl);
  expect(Object.fromEntries(address.searchParams)).toMatchObject({
    response_type: 'code',
    code_challenge_method: 'S256',
    code_challenge: expect.stringMatching(/^[\w-]{43}$/),
    redirect_uri: `${siteUrl}/api/auth/callback/away`,
    scope: expect.stringContaining('openid'),
    state: expect.stringMatching(/.{20,}/),
  });
  expect(url).not.toContain(provider.clientSecret);
  for (const cookie of browser.setCookies) expect(cookie).toMatch(/^__Host-.*HttpOnly/);
});

test('a return that nobody began signs nobody in and leads to the site root', async () => {
  const forged = new Request(`${siteUrl}/api/auth/callback/away?code=stolen&state=guessed`);
  const answer = await stage.parts.identity.api.answerProviderCallback(forged, 'unknown');
  expect(answer?.status).toBe(302);
  expect(new URL(answer?.headers.get('location') ?? '').origin).toBe(siteUrl);
  expect(answer?.headers.getSetCookie().join()).not.toMatch(/session=[^;]/);
});

test.each([
  ['away?code=stolen&state=guessed', 'provider away', /^[a-z_]+$/],
  ['away?error=access_denied&state=guessed', 'provider away', /^[a-z_]+$/],
  ['elsewhere?code=any&state=any', 'provider unknown', /^\w+$|^HTTP 4/],
])('logs a return that signs nobody in: %s', async (path, at, reason) => {
  const record = vi.spyOn(stage.parts.securityLog, 'record');
  const request = new Request(`${siteUrl}/api/auth/callback/${path}`);
  await stage.parts.identity.api.answerProviderCallback(request, 'unknown');
  const event = { kind: 'proof-refused', at, userId: null };
  expect(record.mock.calls).toEqual([[{ ...event, reason: expect.stringMatching(reason) }]]);
  record.mockRestore();
});

test('an unknown provider is refused', async () => {
  await expect(
    stage.browser().call((api) => api.identity.startProviderSignIn({ provider: 'nobody' })),
  ).rejects.toMatchObject({ code: 'PROVIDER_UNKNOWN' });
});
