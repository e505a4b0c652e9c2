import type { Mail, SecondFactorChange } from '../documents.types.ts';
import { capitalised } from '../format-moment.ts';
import type { TextKey, Texts } from '../texts.ts';
import { button } from './button.ts';
import { whenFact } from './facts.ts';
import { greet } from './greeting.ts';
import type { MailContent } from './mail-content.ts';

/** Written out, so that the compiler and the check of the catalogues see every key. */
const wordsOf = {
  'two-factor-on': {
    title: 'mail.secondFactorChanged.twoFactorOn.title',
    intro: 'mail.secondFactorChanged.twoFactorOn.intro',
  },
  'two-factor-off': {
    title: 'mail.secondFactorChanged.twoFactorOff.title',
    intro: 'mail.secondFactorChanged.twoFactorOff.intro',
  },
  'recovery-codes-renewed': {
    title: 'mail.secondFactorChanged.recoveryCodesRenewed.title',
    intro: 'mail.secondFactorChanged.recoveryCodesRenewed.intro',
  },
  'recovery-code-used': {
    title: 'mail.secondFactorChanged.recoveryCodeUsed.title',
    intro: 'mail.secondFactorChanged.recoveryCodeUsed.intro',
  },
  'passkey-added': {
    title: 'mail.secondFactorChanged.passkeyAdded.title',
    intro: 'mail.secondFactorChanged.passkeyAdded.intro',
  },
  'passkey-removed': {
    title: 'mail.secondFactorChanged.passkeyRemoved.title',
    intro: 'mail.secondFactorChanged.passkeyRemoved.intro',
  },
  'provider-linked': {
    title: 'mail.secondFactorChanged.providerLinked.title',
    intro: 'mail.secondFactorChanged.providerLinked.intro',
  },
} as const satisfies Record<SecondFactorChange, { title: TextKey; intro: TextKey }>;

export function secondFactorChanged(
  mail: Extract<Mail, { kind: 'second-factor-changed' }>,
  texts: Texts,
): MailContent {
  const { language, translate } = texts;
  const words = wordsOf[mail.change];
  const title = translate(words.title);
  const intro = translate(words.intro);
  return {
    subject: title,
    // After a greeting with a comma some languages go on in lower case.
    preheader: capitalised(intro, language),
    kicker: translate('mail.accountKicker'),
    heading: title,
    greeting: greet(mail.firstName, translate),
    blocks: [
      { kind: 'paragraph', text: intro },
      { kind: 'facts', facts: [whenFact(mail, texts)] },
      { kind: 'paragraph', text: translate('mail.nothingToDo') },
      { kind: 'paragraph', text: translate('mail.secondFactorChanged.unexpected') },
      ...button(translate('mail.settingsButton'), mail.settingsUrl, translate),
    ],
    reason: translate('mail.accountReason'),
  };
}
