import type { CommissionLine, Receipt } from '@danube/contract/sales-reps/sales-reps.schemas.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { outcomeTexts, ruleTexts } from './line-texts.ts';
import { useRepFormat } from './use-rep-format.ts';

type LineProps = { line: CommissionLine };

/** How the amount was calculated, and why it belongs to the rep. Opens without scripts. */
export function LineReceipt({ line }: LineProps) {
  const t = useTexts('commissions');
  return (
    <details className="group/receipt">
      <summary className="inline-flex min-h-9 cursor-pointer items-center touch:min-h-11 text-sm font-[550] text-river-ink underline decoration-river/45 decoration-1 underline-offset-[0.28em] hover:decoration-river">
        {t('commissions.receipt.open', { number: line.number })}
      </summary>
      <div className="grid gap-x-10 gap-y-4 rounded-md border border-rule bg-surface px-4 py-3.5 mb-2.5 text-sm md:grid-cols-2">
        <Amounts line={line} />
        <div className="grid content-start gap-2 text-ink-2">
          {line.receipt ? <AttributionReason receipt={line.receipt} /> : null}
          {line.reverses ? (
            <p>{t('commissions.receipt.reverses', { number: line.reverses.number })}</p>
          ) : null}
        </div>
      </div>
    </details>
  );
}

function Amounts({ line }: LineProps) {
  const t = useTexts('commissions');
  const format = useRepFormat();
  const rows = [
    ...(line.price > 0
      ? [{ name: t('commissions.receipt.price'), text: format.money(line.price) }]
      : []),
    ...(line.discount > 0
      ? [{ name: t('commissions.receipt.discount'), text: `−${format.money(line.discount)}` }]
      : []),
    { name: t('commissions.receipt.total'), text: format.money(line.total) },
    {
      name: t('commissions.receipt.vat', { country: format.country(line.country) }),
      text: format.money(line.vat),
    },
    { name: t('commissions.receipt.net'), text: format.money(line.net), isSum: true },
    {
      name: t('commissions.receipt.yours', { rate: format.rate(line.rate) }),
      text: format.money(line.amount),
      isSum: true,
    },
  ];
  return (
    <table className="tabular w-full self-start">
      <caption className="sr-only">
        {t('commissions.receipt.open', { number: line.number })}
      </caption>
      <tbody>
        {rows.map(({ name, text, isSum }) => (
          <tr key={name} className={isSum ? 'font-semibold' : 'text-ink-2'}>
            <th
              scope="row"
              className="border-b border-dotted border-rule-strong py-1.5 text-start font-[inherit]"
            >
              {name}
            </th>
            <td className="border-b border-dotted border-rule-strong py-1.5 text-end">{text}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function AttributionReason({ receipt }: { receipt: Receipt }) {
  const t = useTexts('commissions');
  const format = useRepFormat();
  const others = receipt.candidates.filter(({ outcome }) => outcome !== 'won');
  return (
    <>
      <p>
        <b className="font-semibold text-ink">{t('commissions.receipt.why')}</b>{' '}
        {t(ruleTexts[receipt.rule], {
          code: receipt.code,
          date: format.date(receipt.at, 'moment'),
        })}
      </p>
      {others.length === 0 ? (
        <p>{t('commissions.receipt.noOther')}</p>
      ) : (
        <ul className="grid gap-1">
          {others.map(({ source, code, outcome }) => (
            <li key={`${source} ${code ?? ''} ${outcome}`}>
              {t(outcomeTexts[outcome], { code: code ?? t('commissions.receipt.otherCode') })}
            </li>
          ))}
        </ul>
      )}
      <p className="text-xs text-ink-3">
        {t('commissions.receipt.version', { version: receipt.ruleVersion })}
      </p>
    </>
  );
}
