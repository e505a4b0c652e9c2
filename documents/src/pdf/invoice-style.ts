import { StyleSheet } from '@react-pdf/renderer';
import { light } from '../brand.ts';
import { pageWidth, styles as programme } from './pdf-style.ts';

const hairline = { borderTopWidth: 0.6, borderTopColor: light.rule };
const amount = { fontSize: 9.5, textAlign: 'right', color: light.ink } as const;
const label = { fontSize: 8.5, lineHeight: 1.45, color: light.inkFaint };

/** The programme's page; what the comment there says about line heights holds here too. */
export const styles = StyleSheet.create({
  page: { ...programme.page, paddingBottom: 78 },
  head: { ...programme.head, marginBottom: 14 },
  title: { ...programme.title, marginTop: 28, fontSize: 34 },
  number: { ...programme.period, marginTop: 4, paddingHorizontal: 52 },
  river: { marginTop: 12, width: pageWidth },
  parties: { flexDirection: 'row', gap: 22, marginBottom: 26 },
  party: { flex: 1 },
  heading: { fontSize: 9.5, lineHeight: 1.5, fontWeight: 600, color: light.river },
  partyName: { fontSize: 9.5, lineHeight: 1.5, fontWeight: 600, color: light.ink },
  partyLine: { fontSize: 9.5, lineHeight: 1.5 },
  label,
  value: { fontSize: 9.5, lineHeight: 1.5, color: light.ink },
  fact: { marginBottom: 5 },
  identifiers: { marginTop: 5 },
  headRow: { flexDirection: 'row', alignItems: 'flex-end', paddingBottom: 6 },
  row: { flexDirection: 'row', ...hairline, paddingVertical: 6 },
  description: { flex: 1, paddingRight: 12 },
  quantity: { width: 38 },
  net: { width: 90 },
  vat: { width: 84 },
  total: { width: 90 },
  headCell: { fontSize: 8.5, color: light.inkFaint },
  headAmount: { fontSize: 8.5, textAlign: 'right', color: light.inkFaint },
  lineTitle: { fontSize: 9.5, lineHeight: 1.45, color: light.ink },
  amount,
  sums: { borderTopWidth: 1, borderTopColor: light.ink, alignItems: 'flex-end', paddingTop: 8 },
  sum: { flexDirection: 'row', justifyContent: 'space-between', width: 264, paddingVertical: 2.5 },
  sumLabel: { fontSize: 9.5 },
  grandTotal: {
    flexDirection: 'row',
    justifyContent: 'space-between',
    alignItems: 'baseline',
    width: 264,
    ...hairline,
    marginTop: 4,
    paddingTop: 7,
  },
  grandLabel: { fontSize: 11, fontWeight: 600, color: light.ink },
  grandAmount: { fontSize: 15, fontWeight: 600, textAlign: 'right', color: light.ink },
  note: { marginTop: 16, fontSize: 9.5, lineHeight: 1.5, color: light.ink },
  payment: { ...hairline, marginTop: 24, paddingTop: 12 },
  paymentText: { marginTop: 2, fontSize: 9.5, lineHeight: 1.5, color: light.ink },
  transfer: { marginTop: 4, flexDirection: 'row', justifyContent: 'space-between' },
  transferFacts: { width: 312 },
  transferFact: { flexDirection: 'row', paddingVertical: 2 },
  transferLabel: { width: 130, paddingRight: 8, fontSize: 9.5, lineHeight: 1.5 },
  transferValue: {
    flex: 1,
    fontSize: 9.5,
    lineHeight: 1.5,
    fontWeight: 600,
    color: light.ink,
  },
  scan: { width: 170, marginTop: -12, alignItems: 'flex-end', gap: 6 },
  scanCaption: { fontSize: 8, lineHeight: 1.4, textAlign: 'right', color: light.inkFaint },
  footer: programme.footer,
  imprint: { ...programme.imprint, marginTop: 0, gap: 20 },
  imprintWords: { flex: 1 },
});
