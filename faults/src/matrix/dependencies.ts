import { sampleProvider } from '@danube/server/development/environment.ts';
import { type Fault, type FaultProxy, startFaultProxy } from './fault-proxy.ts';

/** By the name they have on the command line. */
export const dependencyTitles = {
  postgres: 'PostgreSQL',
  redis: 'Redis',
  s3: 'S3 storage',
  smtp: 'SMTP server',
  stripe: 'Stripe',
  identity: 'Identity provider',
} as const;

export type DependencyName = keyof typeof dependencyTitles;

export function isDependencyName(name: string): name is DependencyName {
  return name in dependencyTitles;
}

/** A server that the product needs, behind one proxy for the website and one for the worker. */
export type Dependency = {
  readonly name: DependencyName;
  setFault(fault: Fault | null): Promise<void>;
  /** Bytes that the product has sent to it on account of visitors. */
  bytesSeen(): number;
};

const addressVariables = {
  postgres: 'DATABASE_URL',
  redis: 'REDIS_URL',
  s3: 'S3_ENDPOINT',
  smtp: 'SMTP_URL',
  stripe: 'STRIPE_API_URL',
} as const satisfies Partial<Record<DependencyName, string>>;

type Environment = Record<string, string>;

/** Puts proxies before all dependencies; returns the settings that lead the product to them. */
export async function openDependencies(env: Environment) {
  const web = await openProxies(env);
  const worker = await openProxies(env);
  const names = Object.keys(dependencyTitles).filter(isDependencyName);
  const dependencies = names.map((name): Dependency => {
    const [outer, inner] = [web.proxies[name], worker.proxies[name]];
    return {
      name,
      async setFault(fault) {
        await Promise.all([outer.setFault(fault), inner.setFault(fault)]);
      },
      // The worker polls PostgreSQL all the time, whatever visitors do.
      bytesSeen: () => outer.bytesSeen() + (name === 'postgres' ? 0 : inner.bytesSeen()),
    };
  });
  return {
    dependencies,
    webSettings: web.settings,
    workerSettings: worker.settings,
    async close() {
      const all = [web, worker].flatMap(({ proxies }) => Object.values(proxies));
      await Promise.all(all.map((proxy) => proxy.close()));
    },
  };
}

async function openProxies(env: Environment) {
  const settings: Environment = {};
  const open = async (name: keyof typeof addressVariables): Promise<FaultProxy> => {
    const variable = addressVariables[name];
    const address = new URL(env[variable] ?? '');
    const target = { host: address.hostname, port: Number(address.port) };
    const proxy = await startFaultProxy(target);
    settings[variable] = withPort(address.href, proxy.port);
    return proxy;
  };
  const issuer = new URL(env.OIDC_ISSUER ?? '');
  const identity = await startFaultProxy({ host: issuer.hostname, port: Number(issuer.port) });
  settings.OIDC_PROVIDERS = providersBehind(env, identity.port);
  const proxies = {
    postgres: await open('postgres'),
    redis: await open('redis'),
    s3: await open('s3'),
    smtp: await open('smtp'),
    stripe: await open('stripe'),
    identity,
  } satisfies Record<DependencyName, FaultProxy>;
  return { proxies, settings };
}

/** Only what the product itself calls is behind the proxy; browsers go to the provider directly. */
function providersBehind(env: Environment, port: number): string {
  const { OIDC_PROVIDERS = '[]' } = sampleProvider(env);
  const providers: { tokenUrl: string; jwksUrl: string }[] = JSON.parse(OIDC_PROVIDERS);
  return JSON.stringify(
    providers.map((provider) => ({
      ...provider,
      tokenUrl: withPort(provider.tokenUrl, port),
      jwksUrl: withPort(provider.jwksUrl, port),
    })),
  );
}

function withPort(address: string, port: number): string {
  const changed = new URL(address);
  changed.port = String(port);
  // Clients append paths to it.
  return changed.href.replace(/\/$/, '');
}
