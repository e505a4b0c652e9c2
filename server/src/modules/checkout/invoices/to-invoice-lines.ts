import { type Money, moneySchema } from '@danube/contract/money.ts';
import type { InvoicePdf } from '@danube/documents/documents.types.ts';
import type { Part } from '../ledger/postings.ts';
import { allocate } from '../pricing/allocate.ts';

type SoldLine = { readonly title: string; readonly credit: Money } & Part;

export function toInvoiceLines(lines: readonly SoldLine[]): InvoicePdf['lines'] {
  return lines.map(({ title, credit, net, vat, total }) => ({ title, credit, net, vat, total }));
}

/** The credited lines, by how much of each is credited; amounts are negative. */
export function toCreditLines(
  lines: readonly SoldLine[],
  shares: readonly Money[],
  part: Part,
): InvoicePdf['lines'] {
  const vats = allocate(part.vat, shares);
  return lines.flatMap(({ title, credit }, index) => {
    const total = shares[index] ?? 0;
    const vat = vats[index] ?? 0;
    if (total === 0) return [];
    const amounts = { net: negative(total - vat), vat: negative(vat), total: negative(total) };
    return [{ title, credit, ...amounts }];
  });
}

export function toPartialCreditLine({ total, net, vat }: Part): Part {
  return { total: negative(total), net: negative(net), vat: negative(vat) };
}

function negative(amount: number): Money {
  return moneySchema.parse(0 - amount);
}
