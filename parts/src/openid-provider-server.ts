import { readFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import Provider, { type Configuration, interactionPolicy } from 'oidc-provider';
import { renderLoginPage } from './openid-login-page.ts';
import { type Person, people } from './openid-people.ts';
import type { OpenidSettings } from './openid-provider.ts';
import { isAllowedRedirect } from './openid-redirect.ts';

/* Run as: node openid-provider-server.ts <file with OpenidSettings> */
const [path] = process.argv.slice(2);
if (path === undefined) throw new Error('a file with settings is needed');
// Written by openid-provider.ts with exactly this type.
const settings = JSON.parse(readFileSync(path, 'utf8')) as OpenidSettings;
createProvider(settings).listen(settings.port, '127.0.0.1');

function createProvider({ issuer, ...rest }: OpenidSettings): Provider {
  const provider = new Provider(issuer, configure({ issuer, ...rest }));
  // The product listens on any free port, so its URL can't be listed in advance.
  provider.Client.prototype.redirectUriAllowed = isAllowedRedirect;
  addLoginPage(provider);
  return provider;
}

function configure(settings: OpenidSettings): Configuration {
  return {
    clients: [
      {
        client_id: settings.clientId,
        client_secret: settings.clientSecret,
        redirect_uris: ['http://localhost/api/auth/callback/openid'],
      },
    ],
    jwks: { keys: [settings.signingKey] },
    cookies: { keys: [settings.cookieKey] },
    claims: {
      openid: ['sub'],
      email: ['email', 'email_verified'],
      profile: ['name', 'given_name', 'family_name', 'locale'],
    },
    // Large public providers put claims into the ID token, so this one does too.
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false } },
    interactions: {
      policy: createLoginPolicy(),
      url: (_context, interaction) => `/interaction/${interaction.uid}`,
    },
    async findAccount(_context, id) {
      const person = people.find((candidate) => candidate.id === id);
      return person && { accountId: id, claims: () => claimsOf(person) };
    },
    async loadExistingGrant({ oidc }) {
      if (!oidc.client || !oidc.session?.accountId) return undefined;
      const { clientId } = oidc.client;
      const grant = new oidc.provider.Grant({ clientId, accountId: oidc.session.accountId });
      grant.addOIDCScope('openid email profile offline_access');
      await grant.save();
      return grant;
    },
  };
}

/** No consent and no remembered login: the next sign-in may be as someone else. */
function createLoginPolicy(): interactionPolicy.DefaultPolicy {
  const { Check, base } = interactionPolicy;
  const policy = base();
  policy.remove('consent');
  policy.get('login')?.checks.add(
    new Check('choose_person', 'a person must be chosen', ({ oidc }) => {
      return oidc.result?.login ? Check.NO_NEED_TO_PROMPT : Check.REQUEST_PROMPT;
    }),
  );
  return policy;
}

function addLoginPage(provider: Provider): void {
  provider.use(async (context, next) => {
    if (!context.path.startsWith('/interaction/')) return next();
    const { uid } = await provider.interactionDetails(context.req, context.res);
    const chosen = context.method === 'POST' ? await readChoice(context.req) : undefined;
    if (chosen === undefined) {
      context.type = 'html';
      context.body = renderLoginPage(people, uid);
      return;
    }
    // The library writes the redirect itself.
    context.respond = false;
    await provider.interactionFinished(context.req, context.res, {
      login: { accountId: chosen.id, remember: false },
    });
  });
}

async function readChoice(request: IncomingMessage): Promise<Person | undefined> {
  const form = new URLSearchParams(await text(request));
  return people.find((person) => person.id === form.get('person'));
}

function claimsOf(person: Person) {
  return {
    sub: person.id,
    email: person.email,
    email_verified: person.isEmailVerified,
    name: `${person.givenName} ${person.familyName}`,
    given_name: person.givenName,
    family_name: person.familyName,
    locale: person.locale,
  };
}
