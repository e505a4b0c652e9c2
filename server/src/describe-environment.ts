import { Resolver } from 'node:dns/promises';
import type { Environment } from './env.ts';
import type {
  EnvironmentFacts,
  Variable,
} from './modules/environments/environments.dependencies.ts';
import type { OwnerDetails } from './owner-details.ts';
import { createMailer } from './platform/mail.ts';

/** For each configuration value, whether the admin page may show it. */
const isOpen: { readonly [Name in keyof Environment]-?: boolean } = {
  NODE_ENV: true,
  SITE_URL: true,
  HOST: true,
  PORT: true,
  INTERNAL_PORT: true,
  LOG_LEVEL: true,
  DATABASE_URL: false,
  DATABASE_POOL_SIZE: true,
  REDIS_URL: false,
  S3_ENDPOINT: true,
  S3_REGION: true,
  S3_BUCKET: true,
  S3_ACCESS_KEY_ID: false,
  S3_SECRET_ACCESS_KEY: false,
  S3_PUBLIC_ENDPOINT: true,
  S3_BUCKET_SWEEP: true,
  CLAMD_ADDRESS: true,
  SMTP_URL: false,
  MAIL_FROM: true,
  MAIL_DKIM_SELECTOR: true,
  STRIPE_SECRET_KEY: false,
  STRIPE_WEBHOOK_SECRET: false,
  STRIPE_API_URL: true,
  VIES_URL: true,
  BANK_ACCOUNT_HOLDER: true,
  BANK_IBAN: true,
  BANK_BIC: true,
  SELLER_VAT_ID: true,
  SELLER_COMPANY_ID: true,
  AUTH_SECRET: false,
  FALLBACK_ADMIN_EMAILS: false,
  ADMIN_SECOND_FACTOR: true,
  OIDC_PROVIDERS: false,
  SAMPLE_VIDEO: true,
  CONTACT_EMAIL: true,
  SECURITY_CONTACT: true,
  TRUSTED_PROXIES: true,
  COUNTRY_HEADER: true,
  LOCATION_SERVICES: true,
  OTEL_EXPORTER_OTLP_ENDPOINT: false,
  DRAIN_SECONDS: true,
  CHANGE_POLL_MS: true,
  JOB_MONITOR_SECONDS: true,
  APPLICATION_ROOT: false,
};

/** What the `environments` module knows about its server; contains no secrets. */
export function describeEnvironment(env: Environment, owner: OwnerDetails): EnvironmentFacts {
  const { SMTP_URL: smtpUrl, MAIL_FROM: from } = env;
  return {
    siteUrl: env.SITE_URL,
    mailFrom: from,
    dkimSelector: env.MAIL_DKIM_SELECTOR ?? null,
    variables: describeVariables(env),
    isStripeLive: /^(sk|rk)_live_/.test(env.STRIPE_SECRET_KEY ?? ''),
    providerKeys: env.OIDC_PROVIDERS.map(({ jwksUrl }) => jwksUrl),
    checkMail: smtpUrl ? () => checkMail(smtpUrl, from) : null,
    hasBank: async (tx) => (await owner.findBank(tx)) !== null,
    findTextRecords,
  };
}

function describeVariables(env: Environment): Variable[] {
  // The keys of an object literal are exactly those of its type.
  const names = Object.keys(isOpen) as (keyof Environment)[];
  return names.map((name) => {
    const text = [env[name] ?? ''].flat().map(String).join(', ');
    const isSet = text !== '';
    // The user info of a URL may contain a password.
    const shown = isSet && isOpen[name] ? text.replaceAll(/\/\/[^@/\s]*@/g, '//') : null;
    return { name, isSet, isSecret: !isOpen[name], value: shown };
  });
}

async function checkMail(smtpUrl: string, from: string): Promise<void> {
  const mailer = createMailer({ smtpUrl, from });
  try {
    await mailer.check();
  } finally {
    mailer.close();
  }
}

/** Two attempts of two seconds: the page must not hang when the name server doesn't answer. */
const resolver = new Resolver({ timeout: 2_000, tries: 2 });

async function findTextRecords(name: string): Promise<string[]> {
  try {
    return (await resolver.resolveTxt(name)).map((parts) => parts.join(''));
  } catch (error) {
    const isAbsent = error instanceof Error && 'code' in error && error.code === 'ENODATA';
    if (isAbsent || isNotFound(error)) return [];
    throw error;
  }
}

function isNotFound(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOTFOUND';
}
