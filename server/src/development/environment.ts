import { startParts } from '@danube/parts/start-parts.ts';

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
  };
  return { ...defaults, ...env, ...definedOnly(process.env) };
}

/** Known to everybody who reads this, so production refuses it. */
export const developmentSecret = 'known-to-everyone-use-in-development-only';

function definedOnly(source: NodeJS.ProcessEnv): Record<string, string> {
  return Object.fromEntries(
    Object.entries(source).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}
