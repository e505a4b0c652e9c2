import { systemClock } from '../platform/clock.ts';
import type { Db } from '../platform/database.ts';
import { createLogger } from '../platform/logger.ts';
import type { OptionalMailSource } from '../platform/optional-mail.ts';
import { createSendMailJob, type SendMail } from '../platform/send-mail.job.ts';

/** Delivers these emails; returns the addresses that got one. */
export async function deliverMails(
  db: Db,
  optionalMails: readonly OptionalMailSource[],
  mails: readonly SendMail[],
): Promise<string[]> {
  const delivered: string[] = [];
  const job = createSendMailJob({
    db,
    clock: systemClock,
    documents: {
      renderMail: async () => ({ subject: 'x', html: 'x', text: 'x' }),
      renderPdf: async () => new Uint8Array(),
    },
    mailer: { deliver: async ({ to }) => void delivered.push(to) },
    optionalMails,
  });
  const { signal } = new AbortController();
  const logger = createLogger({ level: 'silent', name: 'test' });
  for (const mail of mails) await job.handle(mail, { jobId: 'job', attempt: 1, signal, logger });
  return delivered;
}
