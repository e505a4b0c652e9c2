import { groupByFour } from '@danube/contract/checkout/group-by-four.ts';
import type { Transfer } from '@danube/contract/checkout/orders.schemas.ts';
import type { Money } from '@danube/contract/money.ts';
import { Copy } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTexts } from '../../../lib/texts.tsx';
import { copyText } from '../../../ui/copy-text.ts';
import { DateDisplay } from '../../../ui/date-display.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { MoneyDisplay } from '../../../ui/money-display.tsx';
import { QrCode } from '../../../ui/qr-code.tsx';

/** The transfer details, to read, copy or scan. */
export function TransferDetails({ transfer, total }: { transfer: Transfer; total: Money }) {
  const t = useTexts('orders');
  return (
    <section
      aria-labelledby="transfer-title"
      className="grid gap-6 rounded-md border border-rule border-t-2 border-t-river bg-surface p-5 sm:p-6"
    >
      <header className="grid gap-1.5">
        <h2 id="transfer-title" className="type-h3">
          {t('orders.transfer.title')}
        </h2>
        <p className="type-body">{t('orders.transfer.text')}</p>
      </header>
      <div className="grid items-start gap-x-10 gap-y-6 sm:grid-cols-[minmax(0,1fr)_auto]">
        <dl className="divide-y divide-rule border-y border-rule">
          <AmountRow total={total} />
          <CopyRow label={t('orders.transfer.reference')} value={transfer.reference} isGrouped />
          <CopyRow label={t('orders.transfer.iban')} value={transfer.iban} isGrouped />
          <CopyRow label={t('orders.transfer.bic')} value={transfer.bic} />
          <CopyRow label={t('orders.transfer.holder')} value={transfer.holder} />
          <div className="grid gap-0.5 py-3">
            <dt className="type-small">{t('orders.transfer.due')}</dt>
            <dd className="font-[560]">
              <DateDisplay instant={transfer.dueAt} style="long" />
            </dd>
          </div>
        </dl>
        <figure className="grid w-52 max-w-full gap-2.5">
          <QrCode {...transfer.qrCode} label={t('orders.transfer.qrCode')} />
          <figcaption className="type-small">{t('orders.transfer.qrText')}</figcaption>
        </figure>
      </div>
    </section>
  );
}

function AmountRow({ total }: { total: Money }) {
  const t = useTexts('orders');
  return (
    <DetailRow label={t('orders.transfer.amount')} copied={(total / 100).toFixed(2)}>
      <MoneyDisplay amount={total} />
    </DetailRow>
  );
}

type CopyRowProps = { label: string; value: string; isGrouped?: boolean };

/** Long values are shown in groups of four and copied without spaces. */
function CopyRow({ label, value, isGrouped = false }: CopyRowProps) {
  return (
    <DetailRow label={label} copied={value}>
      {isGrouped ? groupByFour(value) : value}
    </DetailRow>
  );
}

type DetailRowProps = { label: string; copied: string; children: ReactNode };

function DetailRow({ label, copied, children }: DetailRowProps) {
  const t = useTexts('orders');
  const words = {
    copied: t('orders.transfer.copied', { what: label }),
    notCopied: t('orders.transfer.notCopied'),
  };
  return (
    <div className="pt-3">
      <dt className="type-small -mb-2">{label}</dt>
      <dd className="tabular flex items-center justify-between gap-4 font-[560]">
        <span className="min-w-0 py-2.5 wrap-anywhere">{children}</span>
        <IconButton
          label={t('orders.transfer.copy', { what: label })}
          onClick={() => void copyText(copied, words)}
        >
          <Copy aria-hidden="true" />
        </IconButton>
      </dd>
    </div>
  );
}
