import type { Mail } from '../documents.types.ts';
import type { Texts } from '../texts.ts';
import { button } from './button.ts';
import { toFacts } from './facts.ts';
import { toSingleLine } from './greeting.ts';
import type { MailContent } from './mail-content.ts';

/** The name on a certificate was corrected: links to the one that is valid now. */
export function certificateCorrected(
  mail: Extract<Mail, { kind: 'certificate-corrected' }>,
  { translate }: Texts,
): MailContent {
  const course = toSingleLine(mail.courseTitle);
  return {
    subject: translate('mail.learning.corrected.subject', { course }),
    preheader: translate('mail.learning.corrected.preheader'),
    kicker: translate('mail.learning.kicker'),
    heading: translate('mail.learning.corrected.heading'),
    greeting: translate('mail.shared.greetingWithoutName'),
    blocks: [
      { kind: 'paragraph', text: translate('mail.learning.corrected.intro', { course }) },
      {
        kind: 'facts',
        facts: [
          ...toFacts(translate('mail.learning.corrected.number'), mail.number),
          ...toFacts(translate('mail.learning.corrected.oldNumber'), mail.oldNumber),
        ],
      },
      ...button(translate('mail.learning.certificate.button'), mail.certificateUrl, translate),
    ],
    reason: translate('mail.learning.corrected.reason'),
  };
}
