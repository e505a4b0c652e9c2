import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { developmentEnvironment } from './environment.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** Runs the web server and the worker; both restart when their code changes. */
const env = await developmentEnvironment();
process.stdout.write(`Site:  ${env.SITE_URL}\nInbox: ${env.MAIL_INBOX_URL ?? 'none'}\n`);
const programs = ['development/web.ts', 'worker.ts'].map(watch);
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    for (const program of programs) program.kill(signal);
  });
}

function watch(file: string): ChildProcess {
  // Named folders, because Vite writes its own files next to what it loads.
  const watched = ['server/src', 'contract/src'].map((folder) => `--watch-path=${root}${folder}`);
  const program = [...watched, '--watch-preserve-output', `${root}server/src/${file}`];
  return spawn(process.execPath, program, { env, stdio: 'inherit' });
}
