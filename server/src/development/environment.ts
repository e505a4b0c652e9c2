import { startParts } from '@danube/parts/start-parts.ts';
import { stripeControl } from '@danube/parts/stripe-control.ts';

/**
 * The environment of a developer's machine: the addresses of the real parts, and values only for
 * development. Variables set in the shell take precedence.
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

/** A fictional account, so that bank transfers are offered. */
export const sampleBank = {
  BANK_ACCOUNT_HOLDER: 'Danube Trading Academy s.r.o.',
  BANK_IBAN: 'SK3112000000198742637541',
  BANK_BIC: 'DANUSKBX',
};

/** Makes the stand-in send its events to this instance; the real Stripe can't reach it. */
async function subscribeToStripe(env: Record<string, string>): Promise<void> {
  const { STRIPE_API_URL: url, STRIPE_SECRET_KEY: key, SITE_URL: site } = env;
  if (url && key) await stripeControl(url, key).setWebhook({ url: `${site}/api/stripe/webhook` });
}

/** The parts' OpenID provider with its sample people, as a second way to sign in. */
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

/** Public knowledge, so production rejects it. */
export const developmentSecret = 'known-to-everyone-use-in-development-only';

function definedOnly(source: NodeJS.ProcessEnv): Record<string, string> {
  return Object.fromEntries(
    Object.entries(source).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}
