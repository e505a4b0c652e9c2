import type { Mail, SecondFactorChange } from '../documents.types.ts';
import { capitalise } from '../format-moment.ts';
import type { TextKey, Texts } from '../texts.ts';
import { button } from './button.ts';
import { toTimeFacts } from './facts.ts';
import { greet } from './greeting.ts';
import type { MailContent } from './mail-content.ts';

/** Spelled out, so that the compiler and the catalogue check see every key. */
const wordsOf = {
  'two-factor-on': {
    title: 'mail.account.secondFactorChanged.twoFactorOn.title',
    intro: 'mail.account.secondFactorChanged.twoFactorOn.intro',
  },
  'two-factor-off': {
    title: 'mail.account.secondFactorChanged.twoFactorOff.title',
    intro: 'mail.account.secondFactorChanged.twoFactorOff.intro',
  },
  'recovery-codes-renewed': {
    title: 'mail.account.secondFactorChanged.recoveryCodesRenewed.title',
    intro: 'mail.account.secondFactorChanged.recoveryCodesRenewed.intro',
  },
  'recovery-code-used': {
    title: 'mail.account.secondFactorChanged.recoveryCodeUsed.title',
    intro: 'mail.account.secondFactorChanged.recoveryCodeUsed.intro',
  },
  'passkey-added': {
    title: 'mail.account.secondFactorChanged.passkeyAdded.title',
    intro: 'mail.account.secondFactorChanged.passkeyAdded.intro',
  },
  'passkey-removed': {
    title: 'mail.account.secondFactorChanged.passkeyRemoved.title',
    intro: 'mail.account.secondFactorChanged.passkeyRemoved.intro',
  },
  'provider-linked': {
    title: 'mail.account.secondFactorChanged.providerLinked.title',
    intro: 'mail.account.secondFactorChanged.providerLinked.intro',
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
    // After a greeting with a comma some languages continue in lower case.
    preheader: capitalise(intro, language),
    kicker: translate('mail.account.kicker'),
    heading: title,
    greeting: greet(mail.firstName, translate),
    blocks: [
      { kind: 'paragraph', text: intro },
      { kind: 'facts', facts: [toTimeFacts(mail, texts)] },
      { kind: 'paragraph', text: translate('mail.account.nothingToDo') },
      { kind: 'paragraph', text: translate('mail.account.secondFactorChanged.unexpected') },
      ...button(translate('mail.account.settingsButton'), mail.settingsUrl, translate),
    ],
    reason: translate('mail.account.reason'),
  };
}
