import { Text, View } from '@react-pdf/renderer';
import { formatMoney, formatRate } from '../format-money.ts';
import type { InvoiceProps } from './invoice-props.ts';
import { styles } from './invoice-style.ts';

export function InvoiceSums({ invoice, texts: { language, translate } }: InvoiceProps) {
  const isReverseCharge = invoice.vatTreatment === 'reverseCharge';
  return (
    <View wrap={false}>
      <View style={styles.sums}>
        <View style={styles.sum}>
          <Text style={styles.sumLabel}>{translate('invoice.net')}</Text>
          <Text style={styles.amount}>{formatMoney(invoice.net, language)}</Text>
        </View>
        <View style={styles.sum}>
          <Text style={styles.sumLabel}>
            {isReverseCharge
              ? translate('invoice.vat')
              : translate('invoice.vatAtRate', { rate: formatRate(invoice.vatRate, language) })}
          </Text>
          <Text style={styles.amount}>{formatMoney(invoice.vat, language)}</Text>
        </View>
        <View style={styles.grandTotal}>
          <Text style={styles.grandLabel}>
            {translate(invoice.corrects === null ? 'invoice.total' : 'invoice.credited')}
          </Text>
          <Text style={styles.grandAmount}>{formatMoney(invoice.total, language)}</Text>
        </View>
      </View>
      {isReverseCharge && <Text style={styles.note}>{translate('invoice.reverseCharge')}</Text>}
    </View>
  );
}
