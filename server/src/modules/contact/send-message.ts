import type { ContactMessage } from '@danube/contract/contact/contact.schemas.ts';
import type { Tx } from '../../platform/database.ts';
import { DomainError } from '../../platform/domain-error.ts';
import { createRateLimitError } from '../../platform/guard.ts';
import type { Ids } from '../../platform/ids.ts';
import type { Jobs } from '../../platform/jobs.ts';
import type { RateLimiter } from '../../platform/rate-limit.ts';
import { enqueueMail } from '../../platform/send-mail.job.ts';
import type { Transact } from '../../platform/transact.ts';

export type ContactDependencies = {
  ids: Ids;
  transact: Transact;
  jobs: Pick<Jobs, 'enqueue'>;
  limiter: Pick<RateLimiter<'mailAddress'>, 'consume'>;
  /** The contact mailbox. */
  findContactEmail(tx: Tx): Promise<string>;
};

/** Sends the message to the contact mailbox and a confirmation to its author: both, or neither. */
export async function sendMessage(
  deps: ContactDependencies,
  { trap, ...written }: ContactMessage,
): Promise<{ reference: string }> {
  if (trap) throw new DomainError('MESSAGE_REFUSED');
  const answer = await deps.limiter.consume('mailAddress', written.email);
  if (!answer.allowed) throw createRateLimitError(answer.retryAfterSeconds);
  const id = deps.ids.uuid();
  const reference = referenceOf(id);
  await deps.transact(async ({ tx }) => {
    await enqueueMail(tx, deps.jobs, {
      to: await deps.findContactEmail(tx),
      replyTo: written.email,
      // The academy's language; the email states the visitor's.
      locale: 'en',
      messageKey: `contact-message:${id}`,
      mail: { kind: 'contact-message', reference, ...written },
    });
    await enqueueMail(tx, deps.jobs, {
      to: written.email,
      locale: written.language,
      messageKey: `contact-received:${id}`,
      mail: { kind: 'contact-received', reference },
    });
  });
  return { reference };
}

/** Short enough to read out on the phone: `3F2A-9C1B`. */
function referenceOf(id: string): string {
  const signs = id.replaceAll('-', '').toUpperCase();
  return `${signs.slice(0, 4)}-${signs.slice(4, 8)}`;
}
