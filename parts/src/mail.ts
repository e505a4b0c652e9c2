import { mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Part, PartContext, PartReport } from './part.ts';
import { findProcess, startProcess, stopProcess } from './processes.ts';
import { acceptsConnections, answersHttp, waitUntilReady } from './readiness.ts';

export const mailPart: Part = {
  name: 'mail',
  variables: ['SMTP_URL'],
  optionalVariables: ['MAIL_INBOX_URL'],
  isRunning: (folder) => findProcess(folder, 'mail') !== undefined,
  start: startMail,
  async stop(folder) {
    await stopProcess(folder, { name: 'mail', signal: 'SIGTERM', timeoutMs: 5000 });
  },
};

async function startMail({ folder, environment, ports }: PartContext): Promise<PartReport> {
  const [smtp, inbox] = await Promise.all([ports.claim('mailSmtp'), ports.claim('mailInbox')]);
  const mails = join(folder, 'mail');
  mkdirSync(mails, { recursive: true });
  await startProcess(folder, {
    name: 'mail',
    command: process.execPath,
    args: [
      findMaildev(),
      '--smtp',
      String(smtp),
      '--web',
      String(inbox),
      '--ip',
      '127.0.0.1',
      '--web-ip',
      '127.0.0.1',
      '--mail-directory',
      mails,
    ],
    options: { cwd: folder, env: environment },
  });
  const inboxUrl = `http://127.0.0.1:${inbox}`;
  await waitUntilReady(folder, {
    processes: ['mail'],
    check: async () => (await answersHttp(`${inboxUrl}/healthz`)) && acceptsConnections(smtp),
  });
  return {
    state: 'started',
    implementation: 'maildev',
    address: inboxUrl,
    env: { SMTP_URL: `smtp://127.0.0.1:${smtp}`, MAIL_INBOX_URL: inboxUrl },
  };
}

function findMaildev(): string {
  const manifest = createRequire(import.meta.url).resolve('maildev/package.json');
  return join(dirname(manifest), 'bin', 'maildev');
}
