import { createHash } from 'node:crypto';
import { createTransport } from 'nodemailer';

export type MailAttachment = {
  /** Letters, digits, dots and dashes only: every mail client displays and saves such a name. */
  fileName: string;
  contentType: 'application/pdf';
  content: Uint8Array;
};

/** A calendar invitation, as iCalendar text with this method. */
export type CalendarAttachment = {
  fileName: string;
  method: 'REQUEST' | 'CANCEL';
  content: string;
};

export type OutgoingMail = {
  to: string;
  /** The reply address, if it isn't the sender. */
  replyTo?: string;
  subject: string;
  html: string;
  text: string;
  /** Identifies this message permanently: the same key gives the same Message-ID. */
  messageKey: string;
  /** One-click unsubscribe without signing in. */
  unsubscribeUrl?: string;
  attachment?: MailAttachment;
  calendar?: CalendarAttachment;
  /** Overrides the mailer's default name. */
  senderName?: string | null;
};

export type Mailer = {
  deliver(mail: OutgoingMail): Promise<void>;
  /** Throws if the server is unreachable or rejects our credentials. */
  check(): Promise<void>;
  close(): void;
};

/** The server rejected this recipient permanently; retrying won't help. */
export class MailRefusedError extends Error {
  override readonly name = 'MailRefusedError';
}

const timeouts = {
  connectionTimeout: 5_000,
  greetingTimeout: 5_000,
  dnsTimeout: 5_000,
  socketTimeout: 15_000,
};

export function createMailer(settings: { smtpUrl: string; from: string }): Mailer {
  const url = new URL(settings.smtpUrl);
  const domain = senderDomain(settings.from);
  const transport = createTransport({
    url: settings.smtpUrl,
    // Never send a password unencrypted.
    requireTLS: url.protocol === 'smtp:' && url.username !== '',
    disableFileAccess: true,
    disableUrlAccess: true,
    ...timeouts,
  });

  return {
    async deliver(mail) {
      try {
        await transport.sendMail({
          from: mail.senderName
            ? { name: checkedHeader(mail.senderName), address: senderAddress(settings.from) }
            : settings.from,
          // As an object it is parsed as one address, whatever characters it contains.
          to: { name: '', address: checkedAddress(mail.to) },
          ...(mail.replyTo === undefined
            ? {}
            : { replyTo: { name: '', address: checkedAddress(mail.replyTo) } }),
          subject: checkedHeader(mail.subject),
          html: mail.html,
          text: mail.text,
          attachments: mail.attachment === undefined ? [] : [toMailerAttachment(mail.attachment)],
          ...(mail.calendar === undefined ? {} : { icalEvent: checkedCalendar(mail.calendar) }),
          messageId: `<${messageName(mail.messageKey)}@${domain}>`,
          headers: {
            // RFC 3834: prevents out-of-office replies.
            'Auto-Submitted': 'auto-generated',
            ...unsubscribeHeaders(mail.unsubscribeUrl),
          },
        });
      } catch (error) {
        if (isRecipientRefused(error)) {
          throw new MailRefusedError('the recipient was refused', { cause: error });
        }
        throw error;
      }
    },
    async check() {
      await transport.verify();
    },
    close: () => transport.close(),
  };
}

function toMailerAttachment({ fileName, contentType, content }: MailAttachment) {
  return { filename: checkedFileName(fileName), contentType, content: Buffer.from(content) };
}

function checkedCalendar({ fileName, method, content }: CalendarAttachment) {
  return { filename: checkedFileName(fileName), method, content };
}

function checkedFileName(fileName: string): string {
  if (!/^[\w-]+(\.[\w-]+)*$/.test(fileName) || fileName.length > 100) {
    throw new RangeError('not the name of a file');
  }
  return fileName;
}

/** RFC 8058: one-click unsubscribe needs both headers. */
function unsubscribeHeaders(url: string | undefined): Record<string, string> {
  if (url === undefined) return {};
  if (!URL.canParse(url)) throw new RangeError('the unsubscribe address is not an address');
  return {
    'List-Unsubscribe': `<${new URL(url).href}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}

function checkedHeader(value: string): string {
  if (/\p{Cc}/u.test(value)) throw new RangeError('a header may not hold control characters');
  return value;
}

function checkedAddress(address: string): string {
  const isOneAddress = /^[^\s@,;:<>()[\]"\\\p{Cc}]+@[^\s@,;:<>()[\]"\\\p{Cc}]+$/u.test(address);
  if (!isOneAddress || address.length > 254) throw new RangeError('not one mail address');
  return address;
}

/** A digest, because a key may contain characters that a Message-ID may not. */
function messageName(key: string): string {
  return createHash('sha256').update(key).digest('hex').slice(0, 40);
}

function senderDomain(from: string): string {
  const domain = /@([A-Za-z0-9.-]+)>?\s*$/.exec(from)?.[1];
  if (!domain) throw new RangeError('the sender has no mail address');
  return domain;
}

function senderAddress(from: string): string {
  return /<([^<>]+)>\s*$/.exec(from)?.[1] ?? from;
}

function isRecipientRefused(error: unknown): boolean {
  if (!(error instanceof Error) || !('code' in error) || !('responseCode' in error)) return false;
  const status = Number(error.responseCode);
  return error.code === 'EENVELOPE' && status >= 550 && status <= 553;
}
