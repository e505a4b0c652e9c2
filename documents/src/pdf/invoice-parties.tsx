import { Text, View } from '@react-pdf/renderer';
import { capitalise } from '../format-moment.ts';
import { countryName } from '../format-money.ts';
import type { InvoiceProps } from './invoice-props.ts';
import { styles } from './invoice-style.ts';

export type InvoiceFact = { label: string; value: string };

type InvoicePartiesProps = InvoiceProps & { facts: readonly InvoiceFact[] };

/** Buyer, seller and dates, side by side. */
export function InvoiceParties({ invoice, texts, facts }: InvoicePartiesProps) {
  const { buyer, seller } = invoice;
  const { language, translate } = texts;
  const vatId = translate('invoice.vatId');
  // Irish and Maltese put an article before the name, in lower case.
  const country = capitalise(countryName(buyer.country, language), language);
  return (
    <View style={styles.parties}>
      <Party
        heading={translate('invoice.buyer')}
        names={buyer.company === null ? [buyer.name] : [buyer.company, buyer.name]}
        lines={[...buyer.addressLines, country]}
        identifiers={buyer.vatId === null ? [] : [{ label: vatId, value: buyer.vatId }]}
      />
      <Party
        heading={translate('invoice.seller')}
        names={[seller.name]}
        lines={[...seller.addressLines, seller.email]}
        identifiers={[
          { label: translate('invoice.companyId'), value: seller.companyId },
          { label: vatId, value: seller.vatId },
        ]}
      />
      <View style={styles.party}>
        {facts.map(({ label, value }) => (
          <View key={label} style={styles.fact}>
            <Text style={styles.label}>{label}</Text>
            <Text style={styles.value}>{value}</Text>
          </View>
        ))}
      </View>
    </View>
  );
}

type PartyProps = {
  heading: string;
  /** The first is the buyer or seller. */
  names: readonly string[];
  lines: readonly string[];
  identifiers: readonly InvoiceFact[];
};

export function Party({ heading, names: [name, ...others], lines, identifiers }: PartyProps) {
  return (
    <View style={styles.party}>
      <Text style={styles.heading}>{heading}</Text>
      <Text style={styles.partyName}>{name}</Text>
      <Text style={styles.partyLine}>{[...others, ...lines].join('\n')}</Text>
      {identifiers.length > 0 && (
        <View style={styles.identifiers}>
          {identifiers.map(({ label, value }) => (
            <Text key={label} style={styles.partyLine}>
              {`${label}: ${value}`}
            </Text>
          ))}
        </View>
      )}
    </View>
  );
}
