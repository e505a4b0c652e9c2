import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { freePort } from '@danube/e2e/free-port.ts';
import type { LandingContent } from './landing-content.ts';
import { type Program, startProgram } from './program.ts';

/** A framework's starter in bench/starters. */
export type Starter = {
  readonly name: string;
  readonly folder: string;
  /** Its server in production, inside its folder. */
  readonly server: { readonly file: string; readonly args: readonly string[] };
};

const starters = join(import.meta.dirname, '../starters');

export const reactRouterStarter: Starter = {
  name: 'React Router',
  folder: join(starters, 'react-router'),
  server: { file: 'node_modules/@react-router/serve/bin.cjs', args: ['build/server/index.js'] },
};

export const nextStarter: Starter = {
  name: 'Next',
  folder: join(starters, 'next'),
  server: { file: 'node_modules/next/dist/bin/next', args: ['start'] },
};

/** Installs it on first use, builds it with this content, and starts it. */
export async function startStarter(
  { folder, server }: Starter,
  content: LandingContent,
): Promise<Program> {
  // Not `ci`, which needs a registry that also has the compilers for other systems.
  if (!existsSync(join(folder, 'node_modules'))) {
    runNpm(folder, ['install', '--ignore-scripts', '--no-save']);
  }
  writeContent(folder, content);
  runNpm(folder, ['run', 'build']);
  const port = await freePort();
  return startProgram({
    ...server,
    folder,
    healthPath: '/',
    port,
    env: { NODE_ENV: 'production', PORT: String(port), ...offline },
  });
}

const offline = { NEXT_TELEMETRY_DISABLED: '1' };

function writeContent(folder: string, content: LandingContent): void {
  for (const generated of ['landing', 'public']) {
    rmSync(join(folder, generated), { recursive: true, force: true });
  }
  const { title, description, fonts } = content;
  const head = Object.entries({ title, description, fonts })
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};\n`)
    .join('');
  write(join(folder, 'landing/head.js'), head);
  write(join(folder, 'landing/landing.css'), content.styles);
  write(
    join(folder, 'landing/landing.jsx'),
    `export function Landing() {\n  return (\n    <>\n${content.jsx}\n    </>\n  );\n}\n`,
  );
  for (const [path, bytes] of content.files) write(join(folder, 'public', path), bytes);
}

function write(path: string, content: string | Uint8Array): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
}

function runNpm(folder: string, args: readonly string[]): void {
  const { status } = spawnSync('npm', args, {
    cwd: folder,
    stdio: 'inherit',
    env: { ...process.env, ...offline },
  });
  if (status !== 0) throw new Error(`npm ${args.join(' ')} failed in ${folder}`);
}
