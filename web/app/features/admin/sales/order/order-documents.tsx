import { groupByFour } from '@danube/contract/checkout/group-by-four.ts';
import type { AdminOrder } from '@danube/contract/checkout/orders.schemas.ts';
import { FileText } from 'lucide-react';
import { useTexts } from '../../../../lib/texts.tsx';
import { DateDisplay } from '../../../../ui/date-display.tsx';
import { MoneyDisplay } from '../../../../ui/money-display.tsx';
import { Section } from '../../kit/section.tsx';
import { declarationTexts, evidenceTexts, invoiceTexts, refundTexts } from '../sales-names.ts';
import { useSalesFormat } from '../use-sales-format.ts';

const rowClasses =
  'flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 border-t border-rule py-2.5 text-sm';

/** Invoices and credit notes, as they were sent. */
export function OrderInvoices({ order }: { order: AdminOrder }) {
  const t = useTexts('sales');
  return (
    <Section title={t('sales.papers.invoices')}>
      {order.invoices.length === 0 ? (
        <p className="type-small">{t('sales.papers.noInvoices')}</p>
      ) : (
        <ul>
          {order.invoices.map((invoice) => (
            <li key={invoice.id} className={`${rowClasses} items-center!`}>
              {/* Not one of our pages: the server responds with the document. */}
              <a
                href={`/api/orders/${order.id}/invoices/${invoice.id}.pdf`}
                target="_blank"
                rel="noreferrer"
                className="tabular inline-flex min-h-9 items-center gap-2 rounded-sm font-[550] text-river-ink underline decoration-river/45 decoration-1 underline-offset-[0.28em] hover:decoration-river touch:min-h-11"
              >
                <FileText aria-hidden="true" className="size-4 shrink-0" />
                {t(invoiceTexts[invoice.kind], { number: invoice.number })}{' '}
                <span className="sr-only">{t('sales.papers.opensPdf')}</span>
              </a>
              <span className="flex gap-4 text-ink-2">
                <DateDisplay instant={invoice.issuedAt} />
                <MoneyDisplay amount={invoice.total} />
              </span>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}

export function OrderRefunds({ order }: { order: AdminOrder }) {
  const t = useTexts('sales');
  if (order.refunds.length === 0) return null;
  return (
    <Section title={t('sales.papers.refunds')}>
      <ul>
        {order.refunds.map((refund) => (
          <li key={refund.id} className={rowClasses}>
            <span className="grid min-w-0">
              <span>{t(refundTexts[refund.state])}</span>
              <span className="text-xs [overflow-wrap:anywhere] text-ink-3">{refund.reason}</span>
              {refund.iban ? (
                <span className="tabular text-xs">
                  {t('sales.papers.payBackTo', { iban: groupByFour(refund.iban) })}
                </span>
              ) : null}
            </span>
            <span className="flex gap-4 text-ink-2">
              <DateDisplay instant={refund.requestedAt} />
              <MoneyDisplay amount={refund.amount} />
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** What the buyer ticked; version and hash identify the exact text. */
export function OrderDeclarations({ order }: { order: AdminOrder }) {
  const t = useTexts('sales');
  return (
    <Section title={t('sales.papers.declarations')}>
      {order.declarations.length === 0 ? (
        <p className="type-small">
          {order.billing.company
            ? t('sales.papers.noneOfCompany')
            : t('sales.papers.noDeclarations')}
        </p>
      ) : (
        <ul>
          {order.declarations.map((declaration) => (
            <li key={declaration.kind} className="grid gap-0.5 border-t border-rule py-2.5 text-sm">
              <span>{t(declarationTexts[declaration.kind])}</span>
              <span className="flex flex-wrap gap-x-3 text-xs text-ink-3">
                <span>{t('sales.papers.version', { version: declaration.version })}</span>
                <DateDisplay instant={declaration.at} style="moment" />
              </span>
              <code className="text-2xs [overflow-wrap:anywhere] text-ink-3">
                {declaration.hash}
              </code>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}

/** Evidence of the buyer's country: the law requires two matching items. */
export function CountryEvidence({ order }: { order: AdminOrder }) {
  const t = useTexts('sales');
  const format = useSalesFormat();
  return (
    <Section title={t('sales.papers.proofs')}>
      {order.locationProofs.length === 0 ? (
        <p className="type-small">{t('sales.papers.noProofs')}</p>
      ) : (
        <ul>
          {order.locationProofs.map((proof) => (
            <li key={`${proof.kind} ${proof.at.toISOString()}`} className={rowClasses}>
              <span className="grid">
                <span suppressHydrationWarning>{format.country(proof.country)}</span>
                <span className="text-xs text-ink-3">{t(evidenceTexts[proof.kind])}</span>
              </span>
              <DateDisplay instant={proof.at} style="moment" className="text-ink-2" />
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
