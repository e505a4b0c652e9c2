import { academyTimeZone } from '@danube/contract/academy-time-zone.ts';
import { groupByFour } from '@danube/contract/checkout/group-by-four.ts';
import { Path, Svg, Text, View } from '@react-pdf/renderer';
import type { InvoicePdf } from '../documents.types.ts';
import { formatDay } from '../format-moment.ts';
import { formatMoney } from '../format-money.ts';
import type { TextKey, Texts } from '../texts.ts';
import type { InvoiceProps } from './invoice-props.ts';
import { styles } from './invoice-style.ts';

type Payment = InvoicePdf['payment'];

const paidBy: Record<Extract<Payment, { kind: 'paid' }>['method'], TextKey> = {
  stripe: 'invoice.paid.stripe',
  transfer: 'invoice.paid.transfer',
  none: 'invoice.paid.none',
};

/** How it was paid, can be paid, or is refunded. */
export function InvoicePayment({ invoice, texts }: InvoiceProps) {
  const { payment } = invoice;
  return (
    <View style={styles.payment} wrap={false}>
      <Text style={styles.heading}>{texts.translate('invoice.payment')}</Text>
      {payment.kind === 'transfer' ? (
        <Transfer payment={payment} total={invoice.total} texts={texts} />
      ) : (
        <Text style={styles.paymentText}>{sentenceOf(payment, texts)}</Text>
      )}
    </View>
  );
}

function sentenceOf(
  payment: Exclude<Payment, { kind: 'transfer' }>,
  { language, translate }: Texts,
): string {
  if (payment.kind === 'refund') return translate('invoice.refund');
  return translate(paidBy[payment.method], {
    date: formatDay(payment.at, academyTimeZone, language),
  });
}

type TransferProps = {
  payment: Extract<Payment, { kind: 'transfer' }>;
  total: number;
  texts: Texts;
};

function Transfer({ payment, total, texts: { language, translate } }: TransferProps) {
  const facts = [
    [translate('invoice.amountDue'), formatMoney(total, language)],
    [translate('invoice.due'), formatDay(payment.dueAt, academyTimeZone, language)],
    [translate('invoice.holder'), payment.holder],
    [translate('invoice.iban'), groupByFour(payment.iban)],
    [translate('invoice.bic'), payment.bic],
    [translate('invoice.reference'), groupByFour(payment.reference)],
  ] as const;
  const { size, path } = payment.qrCode;
  return (
    <View style={styles.transfer}>
      <View style={styles.transferFacts}>
        {facts.map(([label, value]) => (
          <View key={label} style={styles.transferFact}>
            <Text style={styles.transferLabel}>{label}</Text>
            <Text style={styles.transferValue}>{value}</Text>
          </View>
        ))}
      </View>
      <View style={styles.scan}>
        <Svg width={100} height={100} viewBox={`0 0 ${size} ${size}`}>
          <Path d={path} fill="#000000" />
        </Svg>
        <Text style={styles.scanCaption}>{translate('invoice.scan')}</Text>
      </View>
    </View>
  );
}
