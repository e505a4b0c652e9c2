import { findElements, findText, readXml, type XmlElement } from './read-xml.ts';

/** What the bank reports about one payment, or about a whole file. */
export type BankReportEntry = {
  /** `payment`: by its end-to-end id; `file`: by the id of its file. */
  readonly about: 'payment' | 'file';
  readonly name: string;
  /** `waiting`: accepted, but not booked yet. `refused`: this order was never sent. */
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
  if (message === 'pain.002') return findElements(document, 'CstmrPmtStsRpt').flatMap(statusReport);
  if (message === 'camt.054') {
    return findElements(document, 'BkToCstmrDbtCdtNtfctn/Ntfctn/Ntry').flatMap(bookedEntry);
  }
  return null;
}

/** The file was a duplicate: the bank acts on the first one. */
const duplicateFileCodes = /^(?:AM05|DUPL|DU0[1-5])\b/;

/** RJCT is rejected; ACSC and ACCC are booked; everything else is pending. */
function outcomeOf(status: string | null, reason: string): BankReportEntry['outcome'] {
  if (status === 'RJCT') return duplicateFileCodes.test(reason) ? 'waiting' : 'refused';
  return status === 'ACSC' || status === 'ACCC' ? 'arrived' : 'waiting';
}

function statusReport(report: XmlElement): BankReportEntry[] {
  const words: BankReportEntry[] = [];
  const original = findElements(report, 'OrgnlGrpInfAndSts')[0];
  const message = original ? findText(original, 'OrgnlMsgId') : null;
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
  if (original) ofFile(original, findText(original, 'GrpSts'));
  for (const batch of findElements(report, 'OrgnlPmtInfAndSts')) {
    ofFile(batch, findText(batch, 'PmtInfSts'));
    for (const payment of findElements(batch, 'TxInfAndSts')) {
      const name = findText(payment, 'OrgnlEndToEndId');
      const status = findText(payment, 'TxSts');
      if (name === null || status === null) continue;
      const reason = reasonOf(payment, 'StsRsnInf');
      words.push({
        about: 'payment',
        name,
        outcome: outcomeOf(status, reason),
        reason,
        amount: amountOf(findElements(payment, 'OrgnlTxRef/Amt/InstdAmt')[0]),
      });
    }
  }
  return words;
}

/** Outgoing money was sent; incoming money with a return reason came back. */
function bookedEntry(entry: XmlElement): BankReportEntry[] {
  const status = findText(entry, 'Sts/Cd') ?? findText(entry, 'Sts');
  if (status !== null && status !== 'BOOK') return [];
  const isDebit = findText(entry, 'CdtDbtInd') === 'DBIT';
  const isReversal = findText(entry, 'RvslInd') === 'true';
  return findElements(entry, 'NtryDtls').flatMap((details) => {
    const payments = findElements(details, 'TxDtls');
    if (payments.length > 0) {
      return payments.flatMap((payment) => bookedPayment(payment, { isDebit, isReversal }));
    }
    const name = findText(details, 'Btch/MsgId') ?? findText(details, 'Btch/PmtInfId');
    if (name === null || !isDebit || isReversal) return [];
    const amount = amountOf(findElements(entry, 'Amt')[0]);
    return [{ about: 'file', name, outcome: 'arrived', reason: '', amount }] as const;
  });
}

function bookedPayment(
  payment: XmlElement,
  { isDebit, isReversal }: { isDebit: boolean; isReversal: boolean },
): BankReportEntry[] {
  const name = findText(payment, 'Refs/EndToEndId');
  const isReturn = findElements(payment, 'RtrInf').length > 0 || isReversal;
  // Other people's payments to us, and our returns to them, aren't payouts.
  if (name === null || isDebit === isReturn) return [];
  const amount = amountOf(
    findElements(payment, 'Amt')[0] ?? findElements(payment, 'AmtDtls/TxAmt/Amt')[0],
  );
  const reason = isReturn ? reasonOf(payment, 'RtrInf') : '';
  return [{ about: 'payment', name, outcome: isReturn ? 'returned' : 'arrived', reason, amount }];
}

const maxReasonLength = 200;

function reasonOf(parent: XmlElement, path: string): string {
  const [information] = findElements(parent, path);
  if (!information) return '';
  const code = findText(information, 'Rsn/Cd') ?? findText(information, 'Rsn/Prtry');
  const words = findElements(information, 'AddtlInf').map(({ text }) => text.trim());
  const reason = [code, ...words].filter(Boolean).join(' ').replaceAll(/\s+/g, ' ');
  return reason.slice(0, maxReasonLength).trim();
}

/** Only euros, as sent; other currencies can't be compared. */
function amountOf(amount: XmlElement | undefined): number | null {
  if (amount?.attributes.get('Ccy') !== 'EUR') return null;
  const [, euros, cents = ''] = /^(\d{1,15})(?:\.(\d{1,5}))?$/.exec(amount.text.trim()) ?? [];
  if (euros === undefined || /[1-9]/.test(cents.slice(2))) return null;
  return Number(euros) * 100 + Number(cents.slice(0, 2).padEnd(2, '0'));
}
