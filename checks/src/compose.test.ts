import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { repositoryRoot } from './repository.ts';

type Service = {
  image?: string;
  build?: unknown;
  user?: string;
  read_only?: boolean;
  mem_limit?: string;
  cap_drop?: string[];
  security_opt?: string[];
  logging?: { options?: Record<string, string> };
  healthcheck?: { disable?: boolean; test?: unknown };
  restart?: string;
  command?: string[];
  ports?: string[];
  volumes?: string[];
  environment?: Record<string, string>;
  depends_on?: Record<string, { condition: string }>;
};

const readServices = (name: string): Record<string, Service> =>
  parse(readFileSync(join(repositoryRoot, 'ops', name), 'utf8'), { merge: true }).services;

const services = readServices('compose.yaml');
const all = Object.entries(services);
/** It runs once and exits, so it needs no health check. */
const endsByItself = ({ restart }: Service) => restart === 'no';

test.each(all)('%s can neither fill the machine nor change itself', (_, service) => {
  expect(service.mem_limit).toMatch(/^\d+[mg]$/);
  expect(service.logging?.options).toMatchObject({ 'max-size': '10m', 'max-file': '5' });
  expect(service.read_only).toBe(true);
  expect(service.cap_drop).toEqual(['ALL']);
  expect(service.security_opt).toContain('no-new-privileges:true');
});

test('only the stand-in for a storage service runs as root', () => {
  const asRoot = all.filter(([, { user }]) => !user || user === 'root').map(([name]) => name);
  expect(asRoot).toEqual(['s3']);
});

test.each(all.filter(([, service]) => !endsByItself(service)))(
  '%s is asked for its health',
  (_, service) => {
    expect(service.healthcheck?.disable).toBeUndefined();
    expect(service.healthcheck?.test).toBeDefined();
  },
);

function linesOf(name: string): string[] {
  return readFileSync(join(repositoryRoot, name), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));
}

test('what is not committed is not sent to the builder of the image', () => {
  // Only in .gitignore does a bare name mean every folder.
  const uncommitted = linesOf('.gitignore')
    .map((line) => line.replace(/\/$/, ''))
    .map((line) => (line.startsWith('/') ? line.slice(1) : `**/${line}`));
  expect(linesOf('.dockerignore')).toEqual(expect.arrayContaining(['.git', ...uncommitted]));
});

test('every image names its version', () => {
  const images = all.flatMap(([, { image }]) => image ?? []);
  expect(images.filter((image) => !/:[\w.-]*\d[\w.-]*$/.test(image))).toEqual([]);
});

test('the product starts when its bucket is made, its tables are migrated and Redis answers', () => {
  for (const name of ['web', 'worker']) {
    expect(services[name]?.depends_on).toEqual({
      migrate: { condition: 'service_completed_successfully' },
      bucket: { condition: 'service_completed_successfully' },
      redis: { condition: 'service_healthy' },
    });
  }
  expect(services.bucket?.command?.join(' ')).toContain('mc mb --ignore-existing local/danube');
});

test('what is waited for can be waited for', () => {
  for (const [name, { depends_on: needed = {} }] of all) {
    for (const [other, { condition }] of Object.entries(needed)) {
      const service = services[other];
      expect(service, `${name} needs ${other}`).toBeDefined();
      const isHealthRequested = condition === 'service_healthy';
      expect(service && endsByItself(service), `${name} needs ${other}`).toBe(!isHealthRequested);
    }
  }
});

test('only the proxy is open to other machines', () => {
  const open = all.filter(([, { ports = [] }]) => ports.some((p) => !p.startsWith('127.0.0.1:')));
  expect(open.map(([name]) => name)).toEqual(['proxy']);
});

test('with TLS, the product is told its https addresses, and the proxy finds its configuration', () => {
  const secure = readServices('compose.https.yaml');
  expect(Object.keys(secure).filter((name) => !services[name])).toEqual([]);
  for (const name of ['web', 'worker']) {
    // The addresses of compose.yaml are those of a trial on this machine.
    for (const address of ['SITE_URL', 'S3_PUBLIC_ENDPOINT']) {
      expect(services[name]?.environment?.[address]).toMatch(/^http:/);
      expect(secure[name]?.environment?.[address]).toContain(`\${${address}:?`);
    }
  }
  const files = secure.proxy?.volumes?.flatMap((volume) => /^(\.[^:]+):/.exec(volume)?.[1] ?? []);
  expect(files).toEqual(['./nginx/https.conf']);
  expect(files?.every((file) => existsSync(join(repositoryRoot, 'ops', file)))).toBe(true);
});

test('no password has a default', () => {
  const text = ['ops/compose.yaml', 'ops/postgres-roles.sql']
    .map((path) => readFileSync(join(repositoryRoot, path), 'utf8'))
    .join('\n');
  const given = [
    ...text.matchAll(/(?:PASSWORD|SECRET\w*|_KEY): (.+)/g),
    ...text.matchAll(/:\/\/\w+:(.+?)@/g),
    ...text.matchAll(/\bpassword (.+);/g),
  ].map(([, value]) => value);
  expect(given).toHaveLength(12);
  const required = /^(?:\$\{[A-Z0-9_]+:\?.*\}|:'(?:app|owner)_password')$/;
  // Grafana asks for it at its start.
  const others = given.filter((value) => !required.test(value ?? ''));
  expect(others).toEqual([expect.stringContaining('GRAFANA_ADMIN_PASSWORD:-}')]);
});

const left = new RegExp(`^(?:${linesOf('.dockerignore').map(toPattern).join('|')})(?:/|$)`);

/** The sources that the image is built from, without what `.dockerignore` names. */
const sourcesOfImage = globSync('{contract,indicators,server,web,documents}/**/*.{ts,tsx}', {
  cwd: repositoryRoot,
  exclude: (path) => path.endsWith('node_modules') || path.endsWith('/build'),
}).filter((path) => !left.test(path));

function toPattern(glob: string): string {
  return glob
    .replaceAll('.', '\\.')
    .replaceAll('**/', '(?:.*/)?')
    .replaceAll(/(?<!\.)\*/g, '[^/]*');
}

test('the image has no tests, sample data or tools of developers', () => {
  expect(sourcesOfImage.length).toBeGreaterThan(2_000);
  const needless = /\.(?:test|factory|fixture|seed)\.|\/(?:testing|development|hostile)\//;
  const found = sourcesOfImage.filter(
    (path) => needless.test(path) || sourceOf(path).includes("from 'vitest'"),
  );
  expect(found).toEqual([]);
});

test('nothing in the image imports what was left out of it', () => {
  const broken = sourcesOfImage.flatMap((path) =>
    importsOf(path)
      .filter((imported) => left.test(imported))
      .map((imported) => `${path} imports ${imported}`),
  );
  expect(broken).toEqual([]);
});

function sourceOf(path: string): string {
  return readFileSync(join(repositoryRoot, path), 'utf8');
}

/** The files of this repository that a source names in its imports. */
function importsOf(path: string): string[] {
  const named = [...sourceOf(path).matchAll(/(?:from|import)\s*\(?\s*'([^']+\.tsx?)'/g)];
  return named.map(([, name = '']) =>
    name.startsWith('.')
      ? join(path, '..', name)
      : name.replace(/^@danube\/(\w+)\//, (_, workspace) => `${workspace}/src/`),
  );
}

test('the image has all content that modules read', () => {
  const dockerfile = readFileSync(join(repositoryRoot, 'ops/Dockerfile'), 'utf8');
  const modules = globSync('server/src/modules/*/*.module.ts', { cwd: repositoryRoot });
  const read = modules.flatMap((file) => {
    const source = readFileSync(join(repositoryRoot, file), 'utf8');
    return [...source.matchAll(/\bcontent\/[\w.-]+/g)].map(([path]) => path);
  });
  expect(read).toContain('content/help');
  expect(read.filter((path) => !dockerfile.includes(`COPY ${path} ${path}\n`))).toEqual([]);
});
