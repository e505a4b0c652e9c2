import { useId, useState } from 'react';
import { useTexts } from '../../../../lib/texts.tsx';
import { useFormat } from '../../../../lib/use-format.tsx';
import { classNames } from '../../../../ui/class-names.ts';
import { FigureChange } from './figure-change.tsx';

/** A figure with an explanation of how it is counted. */
export type Figure = {
  readonly id: string;
  readonly label: string;
  readonly value: number;
  /** The value of the comparison period, if there is one. */
  readonly before?: number | undefined;
  readonly write: (value: number) => string;
  /** A decrease is good news, as with refunds. */
  readonly isLessBetter?: boolean;
  /** What it counts, and what it leaves out. */
  readonly is: string;
  readonly not: string;
};

type FigureRowProps = { figures: readonly Figure[]; asOf: Date };

/** Figures side by side, the first one large. Selecting one explains how it is counted. */
export function FigureRow({ figures, asOf }: FigureRowProps) {
  const [openId, setOpenId] = useState<string | null>(null);
  const panelId = useId();
  const open = figures.find(({ id }) => id === openId);
  return (
    <div className="grid gap-4 border-y border-rule py-5">
      <dl className="grid grid-cols-2 items-start gap-x-6 gap-y-6 sm:flex sm:flex-wrap sm:items-end sm:gap-x-12">
        {figures.map((figure, index) => (
          <FigureCell
            key={figure.id}
            figure={figure}
            isLarge={index === 0}
            isOpen={figure.id === openId}
            panelId={panelId}
            onToggle={() => setOpenId(figure.id === openId ? null : figure.id)}
          />
        ))}
      </dl>
      <div id={panelId} aria-live="polite">
        {open ? <Explanation figure={open} asOf={asOf} /> : null}
      </div>
    </div>
  );
}

type FigureCellProps = {
  figure: Figure;
  isLarge: boolean;
  isOpen: boolean;
  panelId: string;
  onToggle: () => void;
};

function FigureCell({ figure, isLarge, isOpen, panelId, onToggle }: FigureCellProps) {
  return (
    <div className={classNames('grid gap-1.5', isLarge && 'max-sm:col-span-full')}>
      <dt className="text-xs text-ink-2">{figure.label}</dt>
      <dd className="grid gap-2">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={panelId}
          onClick={onToggle}
          className={classNames(
            'tabular w-fit min-h-6 min-w-6 cursor-pointer text-start font-serif leading-none underline decoration-rule-strong decoration-dotted decoration-2 underline-offset-[0.22em] hover:decoration-river',
            isLarge ? 'text-6xl' : 'text-2xl',
          )}
        >
          {figure.write(figure.value)}
        </button>
        {figure.before === undefined ? null : <FigureChange {...figure} before={figure.before} />}
      </dd>
    </div>
  );
}

function Explanation({ figure: { label, is, not }, asOf }: { figure: Figure; asOf: Date }) {
  const t = useTexts('statistics');
  const format = useFormat();
  return (
    <div className="grid max-w-2xl gap-2 rounded-md bg-sunk p-4 text-sm">
      <p className="font-[560]">{label}</p>
      <p>{is}</p>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1">
        <dt className="text-ink-2">{t('statistics.asOf')}</dt>
        <dd suppressHydrationWarning>{format.date(asOf, 'moment')}</dd>
        <dt className="text-ink-2">{t('statistics.notIncluded')}</dt>
        <dd>{not}</dd>
      </dl>
    </div>
  );
}
