import type { Mail } from '../documents.types.ts';
import type { Texts } from '../texts.ts';
import { button } from './button.ts';
import { toFacts, toTimeFacts } from './facts.ts';
import { greet, looksLikeLink } from './greeting.ts';
import type { MailContent } from './mail-content.ts';

export function newSignIn(mail: Extract<Mail, { kind: 'new-sign-in' }>, texts: Texts): MailContent {
  const { translate } = texts;
  return {
    subject: translate('mail.account.newSignIn.subject'),
    preheader: translate('mail.account.newSignIn.preheader'),
    kicker: translate('mail.account.kicker'),
    heading: translate('mail.account.newSignIn.heading'),
    greeting: greet(mail.firstName, translate),
    blocks: [
      { kind: 'paragraph', text: translate('mail.account.newSignIn.intro') },
      {
        kind: 'facts',
        facts: [
          toTimeFacts(mail, texts),
          ...toFacts(translate('mail.shared.facts.device'), deviceName(mail.device)),
          ...toFacts(translate('mail.shared.facts.network'), mail.network),
        ],
      },
      { kind: 'paragraph', text: translate('mail.account.nothingToDo') },
      { kind: 'paragraph', text: translate('mail.account.newSignIn.unexpected') },
      ...button(translate('mail.account.settingsButton'), mail.settingsUrl, translate),
    ],
    reason: translate('mail.account.reason'),
  };
}

/** A browser can send any name, so anything an email client would turn into a link is dropped. */
function deviceName(device: string): string {
  return looksLikeLink(device) ? '' : device;
}
