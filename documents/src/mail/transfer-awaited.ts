import { academyTimeZone } from '@danube/contract/academy-time-zone.ts';
import { groupByFour } from '@danube/contract/checkout/group-by-four.ts';
import type { Mail, Sender } from '../documents.types.ts';
import { formatDay } from '../format-moment.ts';
import { formatMoney } from '../format-money.ts';
import type { Texts } from '../texts.ts';
import { button } from './button.ts';
import { toFacts } from './facts.ts';
import { greet } from './greeting.ts';
import type { MailContent } from './mail-content.ts';
import { declaredBlocks, orderedLines, termsLink, withdrawalBlocks } from './order-blocks.ts';

export function transferAwaited(
  mail: Extract<Mail, { kind: 'transfer-awaited' }>,
  texts: Texts,
  sender: Sender,
): MailContent {
  const { language, translate } = texts;
  const { orderNumber } = mail;
  const total = formatMoney(mail.total, language);
  return {
    subject: translate('mail.order.transferAwaited.subject', { orderNumber, total }),
    preheader: translate('mail.order.transferAwaited.preheader'),
    kicker: translate('mail.order.orderKicker'),
    heading: translate('mail.order.transferAwaited.heading'),
    greeting: greet(mail.firstName, translate),
    blocks: [
      { kind: 'paragraph', text: translate('mail.order.transferAwaited.intro') },
      {
        kind: 'facts',
        facts: [
          { label: translate('mail.shared.facts.amount'), value: total },
          {
            label: translate('mail.shared.facts.due'),
            value: formatDay(mail.dueAt, academyTimeZone, language),
          },
          ...toFacts(translate('mail.shared.facts.holder'), mail.holder),
          { label: translate('mail.shared.facts.iban'), value: groupByFour(mail.iban) },
          ...toFacts(translate('mail.shared.facts.bic'), mail.bic),
          ...toFacts(translate('mail.shared.facts.paymentReference'), groupByFour(mail.reference)),
        ],
      },
      { kind: 'paragraph', text: translate('mail.order.transferAwaited.reference') },
      orderedLines(mail, texts),
      ...button(translate('mail.order.orderButton'), mail.orderUrl, translate),
      ...declaredBlocks(mail.declarations, texts),
      ...withdrawalBlocks({ ...mail, withdrawalUntil: null }, texts, sender),
      termsLink(mail.termsUrl, texts),
    ],
    reason: translate('mail.order.orderReason'),
  };
}
