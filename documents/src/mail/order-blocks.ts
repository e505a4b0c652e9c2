import { academyTimeZone } from '@danube/contract/academy-time-zone.ts';
import type { Sender } from '../documents.types.ts';
import { formatInstant } from '../format-moment.ts';
import { formatMoney } from '../format-money.ts';
import type { Texts } from '../texts.ts';
import { requireWebUrl } from '../web-url.ts';
import { toSingleLine } from './greeting.ts';
import type { MailBlock } from './mail-content.ts';

type OrderSummary = {
  orderNumber: string;
  lines: readonly { title: string; total: number }[];
  total: number;
};

export function orderedLines(
  { orderNumber, lines, total }: OrderSummary,
  { language, translate }: Texts,
): MailBlock {
  return {
    kind: 'amounts',
    title: `${translate('mail.shared.facts.order')} ${orderNumber}`,
    rows: lines.map((line) => ({
      label: toSingleLine(line.title),
      value: formatMoney(line.total, language),
    })),
    total: { label: translate('mail.shared.facts.total'), value: formatMoney(total, language) },
  };
}

/** Verbatim: the law requires that buyers receive what they declared. */
export function declaredBlocks(declarations: readonly string[], { translate }: Texts): MailBlock[] {
  if (declarations.length === 0) return [];
  return [{ kind: 'list', title: translate('mail.order.orderDeclared'), items: declarations }];
}

type Withdrawal = { declarations: readonly string[]; withdrawalUntil: string | null };

/**
 * Businesses make no declarations and have no right of withdrawal, so this is left out for them.
 */
export function withdrawalBlocks(
  { declarations, withdrawalUntil }: Withdrawal,
  { language, translate }: Texts,
  { siteUrl }: Pick<Sender, 'siteUrl'>,
): MailBlock[] {
  const hasDeclared = declarations.length > 0;
  if (!hasDeclared && withdrawalUntil === null) return [];
  const form: MailBlock = {
    kind: 'link',
    text: translate('mail.order.orderWithdrawal.text'),
    label: translate('mail.order.orderWithdrawal.label'),
    url: requireWebUrl(new URL('/withdrawal', siteUrl).href),
  };
  if (withdrawalUntil === null) {
    return [{ kind: 'paragraph', text: translate('mail.order.orderWithdrawal.declared') }, form];
  }
  return [
    {
      kind: 'facts',
      facts: [
        {
          label: translate('mail.shared.facts.withdrawalUntil'),
          value: formatInstant(withdrawalUntil, academyTimeZone, language),
        },
      ],
    },
    {
      kind: 'paragraph',
      text: hasDeclared
        ? translate('mail.order.orderWithdrawal.untilDeclared')
        : translate('mail.order.orderWithdrawal.until'),
    },
    form,
  ];
}

export function termsLink(termsUrl: string, { translate }: Texts): MailBlock {
  return {
    kind: 'link',
    text: translate('mail.order.orderTerms.text'),
    label: translate('mail.order.orderTerms.label'),
    url: requireWebUrl(termsUrl),
  };
}
