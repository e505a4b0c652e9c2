import { systemClock } from './clock.ts';
import { createDatabase } from './database.ts';
import { createJobWorker } from './job-worker.ts';
import { createLogger } from './logger.ts';
import { createMailer } from './mail.ts';
import { createSeal } from './seal.ts';
import { createSendMailJob, type SendMail } from './send-mail.job.ts';

/** A worker that is killed after sending, before it tells the queue. */
const [databaseUrl = '', smtpUrl = '', secret = ''] = process.argv.slice(2);
const logger = createLogger({ level: 'silent', name: 'test' });
const { db, pool } = createDatabase(
  { url: databaseUrl, poolSize: 4, applicationName: 'test' },
  logger,
);
const job = createSendMailJob({
  db,
  clock: systemClock,
  documents: {
    renderMail: async (mail, locale) => ({
      subject: `Υπενθύμιση ${mail.kind} ${locale}`,
      html: '<p>Καλημέρα</p>',
      text: 'Καλημέρα',
    }),
    renderPdf: async () => new Uint8Array(),
  },
  mailer: createMailer({ smtpUrl, from: 'Desk <desk@example.org>' }),
});

const worker = createJobWorker({
  seal: createSeal(secret),
  pool,
  logger,
  drainSeconds: 1,
  pollSeconds: 0.5,
  definitions: [
    {
      ...job,
      async handle(payload: SendMail, context) {
        await job.handle(payload, context);
        process.send?.('mail has left');
        await new Promise(() => undefined);
      },
    },
  ],
});
await worker.start();
