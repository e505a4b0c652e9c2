import { academyTimeZone } from '@danube/contract/academy-time-zone.ts';
import type { Mail } from '../documents.types.ts';
import { formatInstant } from '../format-moment.ts';
import { formatMoney } from '../format-money.ts';
import type { RepMail } from '../rep-mail.types.ts';
import type { Texts } from '../texts.ts';
import { button } from './button.ts';
import { toFacts } from './facts.ts';
import { greet } from './greeting.ts';
import type { MailContent, MailFact } from './mail-content.ts';

type Kind<Name extends RepMail['kind']> = Extract<Mail, { kind: Name }>;
type Words = 'order' | 'held' | 'released' | 'refused' | 'payout' | 'returned' | 'vatId';

export function repOrder(mail: Kind<'rep-order'>, texts: Texts): MailContent {
  const ready = formatInstant(mail.readyAt, academyTimeZone, texts.language);
  return write(mail, texts, {
    words: 'order',
    facts: [{ label: texts.translate('mail.rep.facts.ready'), value: ready }],
  });
}

export function repHeld(mail: Kind<'rep-held'>, texts: Texts): MailContent {
  return write(mail, texts, { words: 'held', facts: [] });
}

export function repDecided(mail: Kind<'rep-decided'>, texts: Texts): MailContent {
  const { translate } = texts;
  return write(mail, texts, {
    words: mail.decision,
    facts: [
      ...toFacts(translate('mail.rep.facts.item'), mail.title),
      ...toFacts(translate('mail.shared.facts.reason'), mail.note),
    ],
  });
}

export function repPayout(mail: Kind<'rep-payout'>, texts: Texts): MailContent {
  return write(mail, texts, { words: 'payout', facts: [account(mail, texts)] });
}

export function repPayoutReturned(mail: Kind<'rep-payout-returned'>, texts: Texts): MailContent {
  const reason = toFacts(texts.translate('mail.shared.facts.reason'), mail.reason);
  return write(mail, texts, { words: 'returned', facts: [account(mail, texts), ...reason] });
}

export function repVatIdRefused(mail: Kind<'rep-vat-id-refused'>, texts: Texts): MailContent {
  const facts = toFacts(texts.translate('mail.rep.facts.vatId'), mail.vatId);
  return write(mail, texts, { words: 'vatId', facts });
}

function account({ ibanEnd }: { ibanEnd: string }, { translate }: Texts): MailFact {
  return { label: translate('mail.shared.facts.iban'), value: `… ${ibanEnd}` };
}

function write(
  mail: RepMail,
  { language, translate }: Texts,
  { words, facts }: { words: Words; facts: readonly MailFact[] },
): MailContent {
  const amount = 'amount' in mail ? formatMoney(mail.amount, language) : '';
  return {
    subject: translate(`mail.rep.${words}.subject`, { amount }),
    preheader: translate(`mail.rep.${words}.preheader`),
    kicker: translate('mail.rep.kicker'),
    heading: translate(`mail.rep.${words}.heading`),
    greeting: greet(mail.firstName, translate),
    blocks: [
      { kind: 'paragraph', text: translate(`mail.rep.${words}.intro`) },
      {
        kind: 'facts',
        facts: [...toFacts(translate('mail.shared.facts.amount'), amount), ...facts],
      },
      ...button(translate('mail.rep.button'), mail.dashboardUrl, translate),
    ],
    reason: translate('mail.rep.reason'),
  };
}
