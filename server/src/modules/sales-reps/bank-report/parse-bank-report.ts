import { elementsAt, readXml, textAt, type XmlElement } from './read-xml.ts';

/** What the bank reports about one payment, or about a whole file. */
export type BankReportEntry = {
  /** `payment`: by its end-to-end id; `file`: by the id of its file. */
  readonly about: 'payment' | 'file';
  readonly name: string;
  /** `waiting`: accepted, but not booked yet. `refused`: never sent, as far as this order goes. */
  readonly outcome: 'arrived' | 'returned' | 'refused' | 'waiting';
  /** The bank's code and text, such as `AC04 closed account`; empty if it gives none. */
  readonly reason: string;
  /** In cents; null if not stated. */
  readonly amount: number | null;
};

/** Null if it is neither a pain.002 nor a camt.054. */
export function parseBankReport(xml: string): BankReportEntry[] | null {
  const document = readXml(xml);
  if (document?.name !== 'Document') return null;
  const [, message] = /:xsd:(pain\.002|camt\.054)\.001\.\d\d$/.exec(document.namespace) ?? [];
  if (message === 'pain.002') return elementsAt(document, 'CstmrPmtStsRpt').flatMap(statusReport);
  if (message === 'camt.054') {
    return elementsAt(document, 'BkToCstmrDbtCdtNtfctn/Ntfctn/Ntry').flatMap(bookedEntry);
  }
  return null;
}

/** The file was a duplicate: the bank acts on the first one. */
const duplicate = /^(?:AM05|DUPL|DU0[1-5])\b/;

/** RJCT is rejected; ACSC and ACCC are booked; everything else is pending. */
function outcomeOf(status: string | null, reason: string): BankReportEntry['outcome'] {
  if (status === 'RJCT') return duplicate.test(reason) ? 'waiting' : 'refused';
  return status === 'ACSC' || status === 'ACCC' ? 'arrived' : 'waiting';
}

function statusReport(report: XmlElement): BankReportEntry[] {
  const words: BankReportEntry[] = [];
  const original = elementsAt(report, 'OrgnlGrpInfAndSts')[0];
  const message = original ? textAt(original, 'OrgnlMsgId') : null;
  const ofFile = (part: XmlElement, status: string | null) => {
    if (message === null || status === null) return;
    const reason = reasonOf(part, 'StsRsnInf');
    words.push({
      about: 'file',
      name: message,
      outcome: outcomeOf(status, reason),
      reason,
      amount: null,
    });
  };
  if (original) ofFile(original, textAt(original, 'GrpSts'));
  for (const batch of elementsAt(report, 'OrgnlPmtInfAndSts')) {
    ofFile(batch, textAt(batch, 'PmtInfSts'));
    for (const payment of elementsAt(batch, 'TxInfAndSts')) {
      const name = textAt(payment, 'OrgnlEndToEndId');
      const status = textAt(payment, 'TxSts');
      if (name === null || status === null) continue;
      const reason = reasonOf(payment, 'StsRsnInf');
      words.push({
        about: 'payment',
        name,
        outcome: outcomeOf(status, reason),
        reason,
        amount: amountOf(elementsAt(payment, 'OrgnlTxRef/Amt/InstdAmt')[0]),
      });
    }
  }
  return words;
}

/** Outgoing money was sent; incoming money with a return reason came back. */
function bookedEntry(entry: XmlElement): BankReportEntry[] {
  const status = textAt(entry, 'Sts/Cd') ?? textAt(entry, 'Sts');
  if (status !== null && status !== 'BOOK') return [];
  const isDebit = textAt(entry, 'CdtDbtInd') === 'DBIT';
  const isReversal = textAt(entry, 'RvslInd') === 'true';
  return elementsAt(entry, 'NtryDtls').flatMap((details) => {
    const payments = elementsAt(details, 'TxDtls');
    if (payments.length > 0) {
      return payments.flatMap((payment) => bookedPayment(payment, { isDebit, isReversal }));
    }
    const name = textAt(details, 'Btch/MsgId') ?? textAt(details, 'Btch/PmtInfId');
    if (name === null || !isDebit || isReversal) return [];
    const amount = amountOf(elementsAt(entry, 'Amt')[0]);
    return [{ about: 'file', name, outcome: 'arrived', reason: '', amount }] as const;
  });
}

function bookedPayment(
  payment: XmlElement,
  { isDebit, isReversal }: { isDebit: boolean; isReversal: boolean },
): BankReportEntry[] {
  const name = textAt(payment, 'Refs/EndToEndId');
  const isReturn = elementsAt(payment, 'RtrInf').length > 0 || isReversal;
  // Other people's payments to us, and our returns to them, aren't payouts.
  if (name === null || isDebit === isReturn) return [];
  const amount = amountOf(
    elementsAt(payment, 'Amt')[0] ?? elementsAt(payment, 'AmtDtls/TxAmt/Amt')[0],
  );
  const reason = isReturn ? reasonOf(payment, 'RtrInf') : '';
  return [{ about: 'payment', name, outcome: isReturn ? 'returned' : 'arrived', reason, amount }];
}

const maxReasonLength = 200;

function reasonOf(parent: XmlElement, path: string): string {
  const [information] = elementsAt(parent, path);
  if (!information) return '';
  const code = textAt(information, 'Rsn/Cd') ?? textAt(information, 'Rsn/Prtry');
  const words = elementsAt(information, 'AddtlInf').map(({ text }) => text.trim());
  const said = [code, ...words].filter(Boolean).join(' ').replaceAll(/\s+/g, ' ');
  return said.slice(0, maxReasonLength).trim();
}

/** Only euros, as sent; other currencies can't be compared. */
function amountOf(amount: XmlElement | undefined): number | null {
  if (amount?.attributes.get('Ccy') !== 'EUR') return null;
  const [, euros, cents = ''] = /^(\d{1,15})(?:\.(\d{1,5}))?$/.exec(amount.text.trim()) ?? [];
  if (euros === undefined || /[1-9]/.test(cents.slice(2))) return null;
  return Number(euros) * 100 + Number(cents.slice(0, 2).padEnd(2, '0'));
}
