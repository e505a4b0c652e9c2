import type { Mail } from '../documents.types.ts';
import type { Texts } from '../texts.ts';
import { button } from './button.ts';
import { toTimeFacts } from './facts.ts';
import type { MailContent } from './mail-content.ts';

/** Lets staff check that emails are delivered. */
export function testMail(mail: Extract<Mail, { kind: 'test-mail' }>, texts: Texts): MailContent {
  const { translate } = texts;
  return {
    subject: translate('mail.staff.testMail.subject'),
    preheader: translate('mail.staff.testMail.preheader'),
    kicker: translate('mail.staff.kicker'),
    heading: translate('mail.staff.testMail.heading'),
    greeting: translate('mail.shared.greetingWithoutName'),
    blocks: [
      { kind: 'paragraph', text: translate('mail.staff.testMail.intro') },
      { kind: 'facts', facts: [toTimeFacts(mail, texts)] },
      ...button(translate('mail.staff.testMail.button'), mail.environmentsUrl, translate),
    ],
    reason: translate('mail.staff.testMail.reason'),
  };
}
