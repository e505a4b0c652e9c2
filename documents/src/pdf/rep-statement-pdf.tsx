import { academyTimeZone } from '@danube/contract/academy-time-zone.ts';
import { StyleSheet, Text, View } from '@react-pdf/renderer';
import { capitalise, formatDay, formatMonth, formatShortDay } from '../format-moment.ts';
import { formatMoney, formatRate } from '../format-money.ts';
import type { RepStatementPdf as RepStatement } from '../payout.types.ts';
import type { TextKey, Texts } from '../texts.ts';
import { Party } from './invoice-parties.tsx';
import { styles } from './invoice-style.ts';
import { Facts, PayoutPage } from './payout-page.tsx';

type StatementProps = { statement: RepStatement; texts: Texts };

const columns = StyleSheet.create({
  number: { width: 48 },
  date: { width: 86, paddingRight: 10 },
  rate: { width: 50 },
  hash: { marginTop: 4, fontSize: 8, lineHeight: 1.5 },
});

const causeTexts = {
  sale: 'payout.causes.sale',
  renewal: 'payout.causes.renewal',
  refund: 'payout.causes.refund',
  withdrawal: 'payout.causes.withdrawal',
  academyFault: 'payout.causes.academyFault',
  disputeOpened: 'payout.causes.disputeOpened',
  disputeWon: 'payout.causes.disputeWon',
  disputeLost: 'payout.causes.disputeLost',
  released: 'payout.causes.released',
  refused: 'payout.causes.refused',
} as const satisfies Record<RepStatement['lines'][number]['cause'], TextKey>;

/** The lines of a payout. */
export function RepStatementPdf({ statement, texts }: StatementProps) {
  const { language, translate } = texts;
  const { academy, holder, total, more, hash } = statement;
  return (
    <PayoutPage
      title={translate('payout.statement')}
      number={statement.number}
      issuedAt={statement.issuedAt}
      academy={academy}
      texts={texts}
    >
      <View style={styles.parties}>
        <Party
          heading={translate('payout.supplier')}
          names={[holder]}
          lines={[translate('payout.account', { end: statement.ibanEnd })]}
          identifiers={[]}
        />
        <Facts
          facts={[
            [translate('payout.issued'), formatDay(statement.issuedAt, academyTimeZone, language)],
            [
              translate('payout.period'),
              capitalise(formatMonth(statement.period, language), language),
            ],
            [translate('payout.code'), statement.code],
          ]}
        />
      </View>
      <Lines statement={statement} texts={texts} />
      {more ? (
        <Text style={styles.note}>
          {translate('payout.more', {
            count: more.count,
            amount: formatMoney(more.amount, language),
          })}
        </Text>
      ) : null}
      <View wrap={false}>
        <View style={styles.sums}>
          <View style={styles.grandTotal}>
            <Text style={styles.grandLabel}>{translate('payout.total')}</Text>
            <Text style={styles.grandAmount}>{formatMoney(total, language)}</Text>
          </View>
        </View>
        <Text style={styles.note}>{translate('payout.hash')}</Text>
        <Text style={columns.hash}>{hash}</Text>
      </View>
    </PayoutPage>
  );
}

function Lines({ statement: { lines }, texts: { language, translate } }: StatementProps) {
  return (
    <View>
      <View style={styles.headRow} fixed>
        <Text style={[columns.number, styles.headCell]}>{translate('payout.number')}</Text>
        <Text style={[columns.date, styles.headCell]}>{translate('payout.date')}</Text>
        <Text style={[styles.description, styles.headCell]}>{translate('payout.what')}</Text>
        <Text style={[styles.vat, styles.headAmount]}>{translate('payout.net')}</Text>
        <Text style={[columns.rate, styles.headAmount]}>{translate('payout.rate')}</Text>
        <Text style={[styles.vat, styles.headAmount]}>{translate('payout.amount')}</Text>
      </View>
      {lines.map((line) => (
        <View key={line.number} style={styles.row} wrap={false}>
          <Text style={[columns.number, styles.partyLine]}>{line.number}</Text>
          <Text style={[columns.date, styles.partyLine]}>
            {formatShortDay(line.at, academyTimeZone, language)}
          </Text>
          <View style={styles.description}>
            <Text style={styles.lineTitle}>{line.title}</Text>
            <Text style={styles.lineNote}>{translate(causeTexts[line.cause])}</Text>
          </View>
          <Text style={[styles.vat, styles.amount]}>{formatMoney(line.net, language)}</Text>
          <Text style={[columns.rate, styles.amount]}>{formatRate(line.rate, language)}</Text>
          <Text style={[styles.vat, styles.amount]}>{formatMoney(line.amount, language)}</Text>
        </View>
      ))}
    </View>
  );
}
