import { Text, View } from '@react-pdf/renderer';
import { formatMoney, formatRate } from '../format-money.ts';
import type { InvoiceProps } from './invoice-props.ts';
import { styles } from './invoice-style.ts';

/** Article 226 of Directive 2006/112/EC: an invoice without VAT must say why. */
const vatExemptionTexts = {
  reverseCharge: 'invoice.reverseCharge',
  outsideEu: 'invoice.outsideEu',
} as const;

export function InvoiceSums({ invoice, texts: { language, translate } }: InvoiceProps) {
  const { vatTreatment } = invoice;
  return (
    <View wrap={false}>
      <View style={styles.sums}>
        <View style={styles.sum}>
          <Text style={styles.sumLabel}>{translate('invoice.net')}</Text>
          <Text style={styles.amount}>{formatMoney(invoice.net, language)}</Text>
        </View>
        <View style={styles.sum}>
          <Text style={styles.sumLabel}>
            {vatTreatment === 'standard'
              ? translate('invoice.vatAtRate', { rate: formatRate(invoice.vatRate, language) })
              : translate('invoice.vat')}
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
      {vatTreatment !== 'standard' && (
        <Text style={styles.note}>{translate(vatExemptionTexts[vatTreatment])}</Text>
      )}
    </View>
  );
}
