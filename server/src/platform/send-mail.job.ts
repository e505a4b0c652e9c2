import { isLanguageCode, type LanguageCode } from '@danube/contract/locale.ts';
import type { Mail, Pdf } from '@danube/documents/documents.types.ts';
import * as z from 'zod';
import type { Clock } from './clock.ts';
import type { Db, Tx } from './database.ts';
import type { Documents } from './documents.ts';
import { type JobDefinition, type JobType, PermanentJobError } from './job-definition.ts';
import type { Jobs } from './jobs.ts';
import { isMailSent, recordSentMail } from './mail.repository.ts';
import {
  type CalendarAttachment,
  type MailAttachment,
  type Mailer,
  MailRefusedError,
} from './mail.ts';
import { isStillWanted, type OptionalMail, type OptionalMailSource } from './optional-mail.ts';

export type SendMail = {
  to: string;
  /** The reply address, if it isn't ours. */
  replyTo?: string;
  locale: LanguageCode;
  mail: Mail;
  /** One per message that should reach this person, e.g. `reset-password:<request id>`. */
  messageKey: string;
  unsubscribeUrl?: string;
  /** Set if the person can turn this kind off: it is only delivered if they still want it then. */
  optional?: OptionalMail;
  /** Rendered when the email is sent, in its language. */
  attachment?: { fileName: string; pdf: Pdf };
  /** A calendar invitation; the same in every language. */
  calendar?: CalendarAttachment;
};

export const sendMailJob: JobType<SendMail> = {
  name: 'send-mail',
  schema: z.object({
    to: z.email().max(254),
    replyTo: z.email().max(254).optional(),
    locale: z.custom<LanguageCode>(isLanguageCode),
    // The documents build knows the content of each kind; a worker older than the sender fails on
    // an unknown kind, and a newer worker retries it.
    mail: z.custom<Mail>(hasKind),
    messageKey: z.string().min(1).max(200),
    unsubscribeUrl: z.url().optional(),
    optional: z.object({ kind: z.string().min(1).max(60), userId: z.string().min(1) }).optional(),
    attachment: z
      .object({ fileName: z.string().min(1).max(100), pdf: z.custom<Pdf>(hasKind) })
      .optional(),
    calendar: z
      .object({
        fileName: z.string().min(1).max(100),
        method: z.enum(['REQUEST', 'CANCEL']),
        content: z.string().max(20_000),
      })
      .optional(),
  }),
  // Survives a day without an email server, and sends within 5 minutes of its return.
  retry: { limit: 400, delaySeconds: 10, maxDelaySeconds: 240 },
  expireInSeconds: 60,
  concurrency: 4,
  policy: 'exclusive',
  // The payload contains an address and one-time links.
  isSealed: true,
  keepCompletedSeconds: 60 * 60,
};

/** The only way to send an email: it is sent after the caller's transaction has committed. */
export async function enqueueMail(
  tx: Pick<Tx, 'execute'>,
  jobs: Pick<Jobs, 'enqueue'>,
  mail: SendMail,
): Promise<void> {
  await jobs.enqueue(tx, sendMailJob, { payload: mail, key: mail.messageKey });
}

/**
 * Sends first and records afterwards: a worker that dies in between sends a second copy with the
 * same Message-ID. The other order would lose the email.
 */
export function createSendMailJob(deps: {
  db: Db;
  clock: Clock;
  documents: Pick<Documents, 'renderMail' | 'renderPdf'>;
  mailer: Pick<Mailer, 'deliver'>;
  /** Null to use the mailer's default name. */
  findSenderName?(): Promise<string | null>;
  /** What people can turn off. */
  optionalMails?: readonly OptionalMailSource[];
}): JobDefinition<SendMail> {
  return {
    ...sendMailJob,
    async handle({ locale, mail, attachment, optional, ...envelope }) {
      const { messageKey } = envelope;
      if (await isMailSent(deps.db, messageKey)) return;
      if (optional && !(await isStillWanted(deps.db, deps.optionalMails ?? [], optional))) return;
      const rendered = await deps.documents.renderMail(mail, locale);
      const printed = attachment && (await printAttachment(deps.documents, attachment, locale));
      try {
        const senderName = (await deps.findSenderName?.()) ?? null;
        await deps.mailer.deliver({ ...envelope, ...rendered, attachment: printed, senderName });
      } catch (error) {
        if (!(error instanceof MailRefusedError)) throw error;
        throw new PermanentJobError('the recipient was refused', { cause: error });
      }
      await recordSentMail(deps.db, messageKey, deps.clock.now());
    },
  };
}

async function printAttachment(
  documents: Pick<Documents, 'renderPdf'>,
  { fileName, pdf }: NonNullable<SendMail['attachment']>,
  locale: LanguageCode,
): Promise<MailAttachment> {
  const content = await documents.renderPdf(pdf, locale);
  return { fileName, contentType: 'application/pdf', content };
}

function hasKind(value: unknown): boolean {
  if (typeof value !== 'object' || value === null || !('kind' in value)) return false;
  return typeof value.kind === 'string';
}
