import type { Money } from '@danube/contract/money.ts';
import { toSepaCharacters } from './sepa-characters.ts';

export type BankFile = {
  /** The payout's id. */
  readonly id: string;
  readonly madeAt: Date;
  /** A day: `2026-12-01`. */
  readonly executeOn: string;
  readonly from: { readonly holder: string; readonly iban: string; readonly bic: string };
  readonly payments: readonly {
    readonly id: string;
    readonly amount: Money;
    readonly holder: string;
    readonly iban: string;
    readonly text: string;
  }[];
};

/**
 * SEPA credit transfers as pain.001.001.09. No address lines, which banks reject as free text; sums
 * are added in cents and formatted once.
 */
export function writeBankFile({ id, madeAt, executeOn, from, payments }: BankFile): string {
  const message = id.replaceAll('-', '');
  const count = element('NbOfTxs', String(payments.length));
  const sum = element('CtrlSum', euros(payments.reduce((all, { amount }) => all + amount, 0)));
  const header = [
    element('MsgId', message),
    element('CreDtTm', madeAt.toISOString().slice(0, 19)),
    count,
    sum,
    element('InitgPty', name(from.holder)),
  ];
  const batch = [
    element('PmtInfId', message),
    element('PmtMtd', 'TRF'),
    count,
    sum,
    element('PmtTpInf', element('SvcLvl', element('Cd', 'SEPA'))),
    element('ReqdExctnDt', element('Dt', executeOn)),
    element('Dbtr', name(from.holder)),
    element('DbtrAcct', account(from.iban)),
    element('DbtrAgt', element('FinInstnId', element('BICFI', from.bic))),
    element('ChrgBr', 'SLEV'),
    ...payments.map(transfer),
  ];
  const body = element('GrpHdr', ...header) + element('PmtInf', ...batch);
  return `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.001.001.09">${element('CstmrCdtTrfInitn', body)}</Document>
`;
}

function transfer({ id, amount, holder, iban, text }: BankFile['payments'][number]): string {
  return element(
    'CdtTrfTxInf',
    element('PmtId', element('EndToEndId', id)),
    element('Amt', `<InstdAmt Ccy="EUR">${euros(amount)}</InstdAmt>`),
    element('Cdtr', name(holder)),
    element('CdtrAcct', account(iban)),
    element('RmtInf', element('Ustrd', text)),
  );
}

function name(holder: string): string {
  return element('Nm', toSepaCharacters(holder).slice(0, 70).trim());
}

function account(iban: string): string {
  return element('Id', element('IBAN', iban));
}

/** The content is generated here or consists of bank letters, which need no XML escaping. */
function element(tag: string, ...content: readonly string[]): string {
  return `<${tag}>${content.join('')}</${tag}>`;
}

function euros(amount: number): string {
  return `${Math.trunc(amount / 100)}.${String(amount % 100).padStart(2, '0')}`;
}
