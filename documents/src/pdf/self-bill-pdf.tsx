import { academyTimeZone } from '@danube/contract/academy-time-zone.ts';
import { Text, View } from '@react-pdf/renderer';
import { capitalise, formatDay, formatMonth } from '../format-moment.ts';
import { countryName, formatMoney, formatRate } from '../format-money.ts';
import type { SelfBillPdf as SelfBill } from '../payout.types.ts';
import type { Texts } from '../texts.ts';
import { Party } from './invoice-parties.tsx';
import { styles } from './invoice-style.ts';
import { Facts, PayoutPage } from './payout-page.tsx';

type SelfBillProps = { bill: SelfBill; texts: Texts };

/**
 * The title is the term required by Article 226(10a) of Directive 2006/112/EC, as in each language
 * version of the directive.
 */
export function SelfBillPdf({ bill, texts }: SelfBillProps) {
  const { language, translate } = texts;
  const isCorrection = bill.corrects !== null;
  const title = translate(isCorrection ? 'payout.correction' : 'payout.selfBilling');
  return (
    <PayoutPage
      title={title}
      number={bill.number}
      issuedAt={bill.issuedAt}
      academy={bill.customer}
      texts={texts}
    >
      <View style={styles.parties}>
        <Parties bill={bill} texts={texts} />
        <Facts
          facts={[
            [translate('payout.issued'), formatDay(bill.issuedAt, academyTimeZone, language)],
            [translate('payout.period'), capitalise(formatMonth(bill.period, language), language)],
            [translate('payout.seeStatement'), bill.statementNumber],
            ...(bill.corrects === null
              ? []
              : [[translate('payout.corrects'), bill.corrects] as const]),
          ]}
        />
      </View>
      <Sums bill={bill} texts={texts} />
    </PayoutPage>
  );
}

function Parties({ bill: { supplier, customer }, texts: { language, translate } }: SelfBillProps) {
  const vatId = translate('payout.vatId');
  const country = capitalise(countryName(supplier.country, language), language);
  return (
    <>
      <Party
        heading={translate('payout.supplier')}
        names={[supplier.name]}
        lines={[...supplier.addressLines, country]}
        identifiers={supplier.vatId === null ? [] : [{ label: vatId, value: supplier.vatId }]}
      />
      <Party
        heading={translate('payout.customer')}
        names={[customer.name]}
        lines={[...customer.addressLines, customer.email]}
        identifiers={[
          { label: translate('payout.companyId'), value: customer.companyId },
          { label: vatId, value: customer.vatId },
        ]}
      />
    </>
  );
}

/** An invoice without VAT must say why. */
const vatExemptionTexts = {
  reverseCharge: 'payout.reverseCharge',
  notRegistered: 'payout.notRegistered',
  notPayer: 'payout.notPayer',
} as const;

function Sums({ bill, texts: { language, translate } }: SelfBillProps) {
  const { vatTreatment, vatRate } = bill;
  const money = (cents: number) => formatMoney(cents, language);
  return (
    <View wrap={false}>
      <View style={styles.headRow}>
        <Text style={[styles.description, styles.headCell]}>{translate('payout.description')}</Text>
      </View>
      <View style={styles.row}>
        <Text style={[styles.description, styles.lineTitle]}>
          {`${translate('payout.commission')}, ${formatMonth(bill.period, language)}`}
        </Text>
        <Text style={[styles.total, styles.amount]}>{money(bill.net)}</Text>
      </View>
      <View style={styles.sums}>
        <View style={styles.sum}>
          <Text style={styles.sumLabel}>{translate('payout.net')}</Text>
          <Text style={styles.amount}>{money(bill.net)}</Text>
        </View>
        <View style={styles.sum}>
          <Text style={styles.sumLabel}>
            {vatTreatment === 'standard'
              ? translate('payout.vatAtRate', { rate: formatRate(vatRate, language) })
              : translate('payout.vat')}
          </Text>
          <Text style={styles.amount}>{money(bill.vat)}</Text>
        </View>
        <View style={styles.grandTotal}>
          <Text style={styles.grandLabel}>{translate('payout.total')}</Text>
          <Text style={styles.grandAmount}>{money(bill.total)}</Text>
        </View>
      </View>
      {vatTreatment !== 'standard' && (
        <Text style={styles.note}>{translate(vatExemptionTexts[vatTreatment])}</Text>
      )}
      <Text style={styles.note}>{translate('payout.objection')}</Text>
    </View>
  );
}
