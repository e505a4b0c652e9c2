import { useTexts } from '../../../lib/texts.tsx';
import { useFormat } from '../../../lib/use-format.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { MoneyDisplay } from '../../../ui/money-display.tsx';
import type { Outcome } from './calculate.ts';
import { type Figures, figuresOf } from './figures.ts';
import { GrowthYears } from './growth-years.tsx';
import type { Market } from './markets.ts';
import { tools } from './tools.ts';

type ResultPanelProps = {
  market: Market;
  /** Undefined while a field is invalid. */
  outcome: Outcome | undefined;
  /** Reserves the space of the result while there is none. */
  example: Outcome;
  /** Set if it is within a text. */
  isSmall?: boolean;
};

/** The result in large type, with its assumptions below. */
export function ResultPanel({ market, outcome, example, isSmall = false }: ResultPanelProps) {
  const t = useTexts('widgets');
  const format = useFormat();
  const figures = outcome
    ? figuresOf(outcome, { t, format, market })
    : withoutValues(figuresOf(example, { t, format, market }), t('widgets.results.waiting'));
  return (
    <div className="grid grid-cols-1 content-start gap-8 border-t-2 border-river pt-6">
      {/* Screen readers announce an output when it changes, after the typed text. */}
      <output className="grid content-start gap-7">
        <FigureList figures={figures} size={isSmall ? 'text-5xl' : 'text-7xl'} />
      </output>
      {outcome?.tool === 'growth' ? <GrowthYears years={outcome.result.byYear} /> : null}
      <div className="grid gap-2 border-t border-rule pt-5 text-xs leading-relaxed text-ink-2">
        <p className="font-semibold text-ink">{t('widgets.assumptions.title')}</p>
        {tools[example.tool].dependsOnMarket ? (
          <>
            <p>{t(market.assumption)}</p>
            <p>{t('widgets.assumptions.costs')}</p>
          </>
        ) : (
          <p>{t('widgets.assumptions.growth')}</p>
        )}
      </div>
    </div>
  );
}

function withoutValues(figures: Figures, warning: string): Figures {
  const value = '–';
  return { ...figures, value, rows: figures.rows.map((row) => ({ ...row, value })), warning };
}

function FigureList({ figures, size }: { figures: Figures; size: string }) {
  const { label, value, rows, warning } = figures;
  return (
    <>
      <span className="grid gap-3">
        <span className="type-label">{label}</span>
        {typeof value === 'string' ? (
          <span className={classNames('type-number whitespace-nowrap', size)}>{value}</span>
        ) : (
          <MoneyDisplay amount={value.money} kind="price" className={size} />
        )}
        {warning ? <span className="text-sm text-risk">{warning}</span> : null}
      </span>
      <dl className="grid">
        {rows.map((row) => (
          <div
            key={row.label}
            className="flex items-baseline justify-between gap-6 border-t border-rule py-2.5 text-sm"
          >
            <dt className="text-ink-2">{row.label}</dt>
            <dd className="tabular font-[560] whitespace-nowrap">{row.value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
