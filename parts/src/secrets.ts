import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const secretNames = [
  'postgresSuperuserPassword',
  'postgresOwnerPassword',
  'postgresAppPassword',
  's3AccessKeyId',
  's3SecretAccessKey',
  'openidClientSecret',
  'openidCookieKey',
  'stripeSecretKey',
  'stripeWebhookSecret',
] as const;

export type Secrets = Record<(typeof secretNames)[number], string>;

/** Random per folder and stored there, because the data they protect is stored too. */
export function readOrCreateSecrets(folder: string): Secrets {
  const path = join(folder, 'secrets.json');
  // Only this function writes the file; an older one may know fewer names.
  const saved: Partial<Secrets> = existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {};
  const entries = secretNames.map((name) => [name, saved[name] ?? randomBytes(20).toString('hex')]);
  // Built from every name of secretNames, each with a string.
  const secrets = Object.fromEntries(entries) as Secrets;
  writeFileSync(path, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 });
  return secrets;
}
