import type { Mail, Sender } from '../documents.types.ts';
import type { Texts } from '../texts.ts';
import { requireWebUrl } from '../web-url.ts';
import { button } from './button.ts';
import { greet } from './greeting.ts';
import type { MailContent } from './mail-content.ts';
import { declaredBlocks, orderedLines, termsLink, withdrawalBlocks } from './order-blocks.ts';

/** The contract confirmation: everything about the contract is in this one email. */
export function orderPaid(
  mail: Extract<Mail, { kind: 'order-paid' }>,
  texts: Texts,
  sender: Sender,
): MailContent {
  const { translate } = texts;
  const { orderNumber } = mail;
  // No invoice is issued if nothing is due.
  const isFree = mail.total === 0;
  return {
    subject: translate('mail.order.orderPaid.subject', { orderNumber }),
    preheader: translate(
      isFree ? 'mail.order.orderPaid.preheaderFree' : 'mail.order.orderPaid.preheader',
    ),
    kicker: translate('mail.order.orderKicker'),
    heading: translate('mail.order.orderPaid.heading'),
    greeting: greet(mail.firstName, translate),
    blocks: [
      { kind: 'paragraph', text: translate('mail.order.orderPaid.intro') },
      orderedLines(mail, texts),
      { kind: 'paragraph', text: translate('mail.order.orderPaid.ready') },
      ...button(
        translate('mail.learning.access.button'),
        new URL('/library', sender.siteUrl).href,
        translate,
      ),
      {
        kind: 'link',
        text: translate('mail.order.orderPaid.details'),
        label: translate('mail.order.orderButton'),
        url: requireWebUrl(mail.orderUrl),
      },
      ...declaredBlocks(mail.declarations, texts),
      ...withdrawalBlocks(mail, texts, sender),
      termsLink(mail.termsUrl, texts),
      ...(isFree
        ? []
        : [{ kind: 'paragraph' as const, text: translate('mail.order.orderPaid.invoice') }]),
    ],
    reason: translate('mail.order.orderReason'),
  };
}
