import { generateKeyPairSync, type JsonWebKey } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Part, PartContext, PartReport } from './part.ts';
import { findProcess, startProcess, stopProcess } from './processes.ts';
import { answersHttp, waitUntilReady } from './readiness.ts';

/** Configuration of openid-provider-server.ts; a file, because it contains keys. */
export interface OpenidSettings {
  port: number;
  issuer: string;
  clientId: string;
  clientSecret: string;
  cookieKey: string;
  signingKey: JsonWebKey;
}

export const openidPart: Part = {
  name: 'openid',
  variables: ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'],
  optionalVariables: [],
  isRunning: (folder) => findProcess(folder, 'openid') !== undefined,
  start: startOpenidProvider,
  async stop(folder) {
    await stopProcess(folder, { name: 'openid', signal: 'SIGTERM', timeoutMs: 5000 });
  },
};

async function startOpenidProvider(workplace: PartContext): Promise<PartReport> {
  const { folder, environment, secrets } = workplace;
  const port = await workplace.ports.claim('openid');
  const path = join(folder, 'openid.json');
  const settings: OpenidSettings = {
    port,
    issuer: `http://127.0.0.1:${port}`,
    clientId: 'danube',
    clientSecret: secrets.openidClientSecret,
    cookieKey: secrets.openidCookieKey,
    signingKey: readSigningKey(path) ?? createSigningKey(),
  };
  writeFileSync(path, JSON.stringify(settings), { mode: 0o600 });
  await startProcess(folder, {
    name: 'openid',
    command: process.execPath,
    args: [join(import.meta.dirname, 'openid-provider-server.ts'), path],
    options: { cwd: folder, env: environment },
  });
  await waitUntilReady(folder, {
    processes: ['openid'],
    check: () => answersHttp(`${settings.issuer}/.well-known/openid-configuration`),
  });
  return {
    state: 'started',
    implementation: 'oidc-provider',
    address: settings.issuer,
    env: {
      OIDC_ISSUER: settings.issuer,
      OIDC_CLIENT_ID: settings.clientId,
      OIDC_CLIENT_SECRET: settings.clientSecret,
    },
  };
}

/** Persists across restarts, because the product may have cached the public key. */
function readSigningKey(path: string): JsonWebKey | undefined {
  if (!existsSync(path)) return undefined;
  // Only startOpenidProvider writes this file.
  return (JSON.parse(readFileSync(path, 'utf8')) as OpenidSettings).signingKey;
}

function createSigningKey(): JsonWebKey {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  return { ...privateKey.export({ format: 'jwk' }), alg: 'RS256', use: 'sig', kid: 'parts' };
}
