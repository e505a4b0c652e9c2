import type { Mail } from '../documents.types.ts';
import type { Texts } from '../texts.ts';
import { button } from './button.ts';
import { toFacts } from './facts.ts';
import { toSingleLine } from './greeting.ts';
import type { MailContent } from './mail-content.ts';

/** A course is complete: links to the certificate. */
export function certificateIssued(
  mail: Extract<Mail, { kind: 'certificate-issued' }>,
  { translate }: Texts,
): MailContent {
  const course = toSingleLine(mail.courseTitle);
  return {
    subject: translate('mail.learning.certificate.subject', { course }),
    preheader: translate('mail.learning.certificate.preheader'),
    kicker: translate('mail.learning.kicker'),
    heading: translate('mail.learning.certificate.heading'),
    greeting: translate('mail.shared.greetingWithoutName'),
    blocks: [
      { kind: 'paragraph', text: translate('mail.learning.certificate.intro', { course }) },
      {
        kind: 'facts',
        facts: [...toFacts(translate('mail.learning.certificate.number'), mail.number)],
      },
      ...button(translate('mail.learning.certificate.button'), mail.certificateUrl, translate),
      { kind: 'paragraph', text: translate('mail.learning.certificate.next') },
    ],
    reason: translate('mail.learning.certificate.reason'),
  };
}
