import { startParts } from '@danube/parts/start-parts.ts';
import { stripeControl } from '@danube/parts/stripe-control.ts';

/**
 * Everything the programs need on a developer's machine: the addresses of the real parts, and
 * values that are good for nothing else. What the shell already sets wins.
 */
export async function developmentEnvironment(): Promise<Record<string, string>> {
  const { env } = await startParts({});
  const port = process.env.PORT ?? '3000';
  const defaults = {
    NODE_ENV: 'development',
    SITE_URL: `http://localhost:${port}`,
    PORT: port,
    HOST: '127.0.0.1',
    INTERNAL_PORT: '0',
    AUTH_SECRET: developmentSecret,
    DRAIN_SECONDS: '0',
    ...sampleBank,
  };
  const given = definedOnly(process.env);
  const environment = { ...defaults, ...env, ...sampleProvider(env), ...given };
  await subscribeToStripe(environment);
  return environment;
}

/** An account that nobody has, so that transfers are offered. */
export const sampleBank = {
  BANK_ACCOUNT_HOLDER: 'Danube Trading Academy s.r.o.',
  BANK_IBAN: 'SK3112000000198742637541',
  BANK_BIC: 'DANUSKBX',
};

/** Has the stand-in bring its events to this copy; the real Stripe cannot reach it. */
async function subscribeToStripe(env: Record<string, string>): Promise<void> {
  const { STRIPE_API_URL: url, STRIPE_SECRET_KEY: key, SITE_URL: site } = env;
  if (url && key) await stripeControl(url, key).setWebhook({ url: `${site}/api/stripe/webhook` });
}

/** The real OpenID provider of the parts, with its sample people, as a second way to sign in. */
export function sampleProvider(parts: Record<string, string>): Record<string, string> {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret } = parts;
  if (!issuer) return {};
  const endpoints = {
    authorizationUrl: `${issuer}/auth`,
    tokenUrl: `${issuer}/token`,
    jwksUrl: `${issuer}/jwks`,
  };
  const provider = {
    id: 'sample',
    name: 'Sample ID',
    issuer,
    clientId,
    clientSecret,
    ...endpoints,
  };
  return { OIDC_PROVIDERS: JSON.stringify([provider]) };
}

/** Known to everyone who reads this, so production refuses it. */
export const developmentSecret = 'known-to-everyone-use-in-development-only';

function definedOnly(source: NodeJS.ProcessEnv): Record<string, string> {
  return Object.fromEntries(
    Object.entries(source).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}
