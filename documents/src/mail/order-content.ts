import type { OrderMail, Sender } from '../documents.types.ts';
import type { Texts } from '../texts.ts';
import type { MailContent } from './mail-content.ts';
import { orderCancelled } from './order-cancelled.ts';
import { orderPaid } from './order-paid.ts';
import { orderRefunded } from './order-refunded.ts';
import { subscriptionCancelled } from './subscription-cancelled.ts';
import { subscriptionPaymentFailed } from './subscription-payment-failed.ts';
import { subscriptionRenewed } from './subscription-renewed.ts';
import { transferAwaited } from './transfer-awaited.ts';
import { withdrawalReceived } from './withdrawal-received.ts';

export function orderContent(mail: OrderMail, texts: Texts, sender: Sender): MailContent {
  switch (mail.kind) {
    case 'order-paid':
      return orderPaid(mail, texts, sender);
    case 'transfer-awaited':
      return transferAwaited(mail, texts, sender);
    case 'order-cancelled':
      return orderCancelled(mail, texts, sender);
    case 'order-refunded':
      return orderRefunded(mail, texts);
    case 'withdrawal-received':
      return withdrawalReceived(mail, texts, sender);
    case 'subscription-renewed':
      return subscriptionRenewed(mail, texts);
    case 'subscription-payment-failed':
      return subscriptionPaymentFailed(mail, texts);
    case 'subscription-cancelled':
      return subscriptionCancelled(mail, texts, sender);
  }
}
