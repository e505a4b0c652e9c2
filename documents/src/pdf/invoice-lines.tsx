import { Text, View } from '@react-pdf/renderer';
import { formatMoney, formatRate } from '../format-money.ts';
import type { InvoiceProps } from './invoice-props.ts';
import { styles } from './invoice-style.ts';

/** The law requires a quantity, and each line is one licence. */
const quantityPerLine = 1;

/** What is bought or credited; the header repeats on every page. */
export function InvoiceLines({ invoice, texts: { language, translate } }: InvoiceProps) {
  return (
    <View>
      <View style={styles.headRow} fixed>
        <Text style={[styles.description, styles.headCell]}>
          {translate('invoice.description')}
        </Text>
        <Text style={[styles.quantity, styles.headAmount]}>{translate('invoice.quantity')}</Text>
        <Text style={[styles.net, styles.headAmount]}>{translate('invoice.net')}</Text>
        <Text style={[styles.vat, styles.headAmount]}>
          {invoice.vatTreatment === 'standard'
            ? translate('invoice.vatAtRate', { rate: formatRate(invoice.vatRate, language) })
            : translate('invoice.vat')}
        </Text>
        <Text style={[styles.total, styles.headAmount]}>{translate('invoice.total')}</Text>
      </View>
      {[...invoice.lines.entries()].map(([place, line]) => (
        <View key={place} style={styles.row} wrap={false}>
          <View style={styles.description}>
            <Text style={styles.lineTitle}>{line.title}</Text>
            {line.credit ? (
              <Text style={styles.lineNote}>
                {translate('invoice.ownedCredit', { amount: formatMoney(line.credit, language) })}
              </Text>
            ) : null}
          </View>
          <Text style={[styles.quantity, styles.amount]}>{quantityPerLine}</Text>
          <Text style={[styles.net, styles.amount]}>{formatMoney(line.net, language)}</Text>
          <Text style={[styles.vat, styles.amount]}>{formatMoney(line.vat, language)}</Text>
          <Text style={[styles.total, styles.amount]}>{formatMoney(line.total, language)}</Text>
        </View>
      ))}
    </View>
  );
}
