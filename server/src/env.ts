import { unescape as decodePercents } from 'node:querystring';
import { isIban } from '@danube/contract/checkout/iban.ts';
import { maxLookups } from '@danube/contract/location/lookup-limits.ts';
import * as z from 'zod';

const optionalUrl = z.url().optional();
const list = z
  .string()
  .default('')
  .transform((text) =>
    text
      .split(',')
      .map((item) => item.trim())
      .filter(Boolean),
  );

const withoutSpaces = z
  .string()
  .toUpperCase()
  .overwrite((text) => text.replaceAll(/\s/g, ''));

/** Published in this repository, in earlier versions of it, or as some program's default. */
const knownPasswords: ReadonlySet<string> = new Set([
  'danube',
  'danube_app',
  'danube_owner',
  'danube-local-only',
  'postgres',
  'redis',
  'minio',
  'minioadmin',
  'admin',
  'root',
  'guest',
  'password',
  'secret',
]);

/** The imprint's sample data: the check digits are invalid, so they can't be a real company's. */
const sampleSeller = { SELLER_VAT_ID: 'SK2999014200', SELLER_COMPANY_ID: '99 014 200' };

/** An OpenID Connect provider with explicit endpoints. */
const identityProviderSchema = z.object({
  /** Part of the callback URL. */
  id: z.string().regex(/^[a-z0-9-]{1,40}$/),
  /** The name users know it by. */
  name: z.string().min(1).max(40),
  issuer: z.url(),
  authorizationUrl: z.url(),
  tokenUrl: z.url(),
  jwksUrl: z.url(),
  clientId: z.string().min(1),
  clientSecret: z.string().min(1),
});

const environmentSchema = z
  .object({
    NODE_ENV: z.enum(['development', 'test', 'production']).default('production'),
    /** The public URL: links in emails and canonical URLs are built from it. */
    SITE_URL: z.url().transform((text) => new URL(text).origin),
    HOST: z.string().default('127.0.0.1'),
    PORT: z.coerce.number().int().min(0).max(65535).default(3000),
    /** Metrics are served here only; never expose it publicly. */
    INTERNAL_PORT: z.coerce.number().int().min(0).max(65535).default(9464),
    LOG_LEVEL: z
      .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])
      .default('info'),

    DATABASE_URL: z.url(),
    DATABASE_POOL_SIZE: z.coerce.number().int().min(1).max(100).default(10),
    REDIS_URL: optionalUrl,

    S3_ENDPOINT: optionalUrl,
    S3_REGION: z.string().default('eu-central-1'),
    S3_BUCKET: z.string().default('danube'),
    S3_ACCESS_KEY_ID: z.string().optional(),
    S3_SECRET_ACCESS_KEY: z.string().optional(),
    /** Where browsers reach the storage, if not at S3_ENDPOINT. */
    S3_PUBLIC_ENDPOINT: optionalUrl,
    /**
     * `daily` removes orphaned objects and picks up recordings: only if no other database uses the
     * bucket.
     */
    S3_BUCKET_SWEEP: z.enum(['daily', 'never']).default('never'),
    /** Virus scanner for uploads: `host:port`, or the path of its socket. */
    CLAMD_ADDRESS: z.string().optional(),

    SMTP_URL: optionalUrl,
    MAIL_FROM: z.string().default('Danube Trading Academy <desk@danube-trading.example>'),
    /** The name under which the mail provider publishes its DKIM key: `s1` of `s1._domainkey.`. */
    MAIL_DKIM_SELECTOR: z
      .string()
      .regex(/^[A-Za-z0-9]([A-Za-z0-9.-]{0,62})$/)
      .optional(),

    /** Without both, card payments are off; see docs/runbooks/payments.md. */
    STRIPE_SECRET_KEY: z.string().optional(),
    STRIPE_WEBHOOK_SECRET: z.string().optional(),
    /** URL of a stand-in; Stripe itself if absent. */
    STRIPE_API_URL: optionalUrl,
    /** VIES, the European Commission's VAT id service. */
    VIES_URL: z.url().default('https://ec.europa.eu/taxation_customs/vies/rest-api'),
    /** Without IBAN and BIC no bank transfers are offered. */
    BANK_ACCOUNT_HOLDER: z.string().max(70).optional(),
    BANK_IBAN: withoutSpaces.refine(isIban, 'not an IBAN').optional(),
    BANK_BIC: withoutSpaces.regex(/^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$/, 'not a BIC').optional(),
    /** As printed on invoices; required for taking payments. */
    SELLER_VAT_ID: z.string().default(sampleSeller.SELLER_VAT_ID),
    SELLER_COMPANY_ID: z.string().default(sampleSeller.SELLER_COMPANY_ID),

    AUTH_SECRET: z.string().min(32),
    /** Only used while the admin_config row is missing, and only for verified emails. */
    FALLBACK_ADMIN_EMAILS: list,

    /** Whether admin rights require a second factor; always in production. */
    ADMIN_SECOND_FACTOR: z.enum(['required', 'optional']).optional(),
    /** Identity providers as a JSON list; see docs/runbooks/identity-providers.md. */
    OIDC_PROVIDERS: z
      .string()
      .default('[]')
      .transform((text, context) => parseJsonOrUndefined(text) ?? context.addIssue('not JSON'))
      .pipe(z.array(identityProviderSchema)),
    /** Slug of the video that plays on the landing page without a quickie. */
    SAMPLE_VIDEO: z.string().max(200).optional(),
    /** The contact mailbox, also for people who can't sign in. */
    CONTACT_EMAIL: z.email().default('desk@danube-trading.example'),

    SECURITY_CONTACT: z.email().default('security@danube-trading.example'),
    /** Networks whose forwarding headers are trusted, e.g. the reverse proxy's. */
    TRUSTED_PROXIES: list,
    /** Header with the visitor's country, set by the CDN; trusted from trusted proxies only. */
    COUNTRY_HEADER: z.string().toLowerCase().default('cf-ipcountry'),
    /** Geolocation services; browsers try them in this order, after consent only. */
    LOCATION_SERVICES: list.pipe(
      z.array(z.url({ protocol: /^https$/ })).max(maxLookups - 1, 'at most two'),
    ),

    OTEL_EXPORTER_OTLP_ENDPOINT: optionalUrl,
    /** Seconds between "not ready" and closing, so that proxies notice first. */
    DRAIN_SECONDS: z.coerce.number().min(0).max(25).default(5),
    /** How often an instance polls the database for changes that Redis didn't announce. */
    CHANGE_POLL_MS: z.coerce.number().int().min(100).max(60_000).default(2_000),
    /** How often the worker looks for jobs whose worker died; the heartbeat is 30 s. */
    JOB_MONITOR_SECONDS: z.coerce.number().int().min(1).max(60).default(15),
    /** Folder of this repository's built parts (web/build, documents/build). */
    APPLICATION_ROOT: z.string().default(new URL('../..', import.meta.url).pathname),
  })
  .superRefine((env, context) => {
    if (env.NODE_ENV !== 'production') return;
    if (/development/i.test(env.AUTH_SECRET)) {
      context.addIssue({ code: 'custom', path: ['AUTH_SECRET'], message: 'not a secret' });
    }
    if (env.ADMIN_SECOND_FACTOR === 'optional' && !isLoopback(env.SITE_URL)) {
      const message = 'required in production';
      context.addIssue({ code: 'custom', path: ['ADMIN_SECOND_FACTOR'], message });
    }
    for (const name of ['S3_ENDPOINT', 'SMTP_URL'] as const) {
      if (!env[name]) context.addIssue({ code: 'custom', path: [name], message: 'required' });
    }
    const storage = env.S3_PUBLIC_ENDPOINT ? 'S3_PUBLIC_ENDPOINT' : 'S3_ENDPOINT';
    if (env[storage]?.startsWith('http:') && !isLoopback(env.SITE_URL)) {
      context.addIssue({ code: 'custom', path: [storage], message: 'browsers need https' });
    }
    if (!env.SITE_URL.startsWith('https:') && !isLoopback(env.SITE_URL)) {
      context.addIssue({ code: 'custom', path: ['SITE_URL'], message: 'must be https' });
    }
    for (const name of findKnownPasswords(env)) {
      context.addIssue({
        code: 'custom',
        path: [name],
        message: 'has a password that is published',
      });
    }
    for (const { name, message } of paymentProblems(env)) {
      context.addIssue({ code: 'custom', path: [name], message });
    }
  });

export type Environment = z.infer<typeof environmentSchema>;

/**
 * Reads and validates the whole environment once, at startup; the rest of the code gets typed
 * values.
 */
export function readEnvironment(source: Record<string, string | undefined>): Environment {
  const present = Object.fromEntries(
    Object.entries(source).filter(([, value]) => value !== undefined && value !== ''),
  );
  const result = environmentSchema.safeParse(present);
  if (result.success) return result.data;
  const problems = result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  throw new Error(`The environment is not usable:\n  ${problems.join('\n  ')}`);
}

type SecretSettings = {
  [Name in 'DATABASE_URL' | 'REDIS_URL' | 'SMTP_URL' | 'S3_SECRET_ACCESS_KEY']?: string | undefined;
};

/** The settings whose password anyone can look up. */
function* findKnownPasswords(env: SecretSettings): Generator<string> {
  for (const name of ['DATABASE_URL', 'REDIS_URL', 'SMTP_URL'] as const) {
    const { username, password } = new URL(env[name] ?? 'none:');
    const isName = password !== '' && password === username;
    if (isName || knownPasswords.has(decodePercents(password))) yield name;
  }
  if (knownPasswords.has(env.S3_SECRET_ACCESS_KEY ?? '')) yield 'S3_SECRET_ACCESS_KEY';
}

type PaymentSettings = {
  [Name in `STRIPE_${string}` | `BANK_${string}` | `SELLER_${string}` | 'SITE_URL']?: string;
};

/**
 * An incomplete configuration would silently disable sales; a sample number would end up on real
 * invoices.
 */
function* paymentProblems(env: PaymentSettings): Generator<{ name: string; message: string }> {
  const pairs = [
    ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'],
    ['BANK_IBAN', 'BANK_BIC'],
  ] as const;
  for (const [first, second] of pairs) {
    const [given, other] = env[first] ? [first, second] : [second, first];
    if (env[given] && !env[other]) yield { name: other, message: `required with ${given}` };
  }
  const apiUrl = env.STRIPE_API_URL;
  if (apiUrl && !apiUrl.startsWith('https:') && !isLoopback(apiUrl)) {
    yield { name: 'STRIPE_API_URL', message: 'must be https' };
  }
  const takesMoney = Boolean(env.STRIPE_SECRET_KEY || env.BANK_IBAN);
  if (!takesMoney || isLoopback(env.SITE_URL ?? '')) return;
  for (const name of ['SELLER_VAT_ID', 'SELLER_COMPANY_ID'] as const) {
    if (env[name] === sampleSeller[name]) yield { name, message: 'required to take money' };
  }
}

function parseJsonOrUndefined(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isLoopback(origin: string): boolean {
  return ['localhost', '127.0.0.1', '[::1]'].includes(new URL(origin).hostname);
}
