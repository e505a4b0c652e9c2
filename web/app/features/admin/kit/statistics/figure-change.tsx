import { useTexts } from '../../../../lib/texts.tsx';
import { useFormat } from '../../../../lib/use-format.tsx';
import { classNames } from '../../../../ui/class-names.ts';

type FigureChangeProps = {
  value: number;
  before: number;
  write: (value: number) => string;
  /** A decrease is good news, as with refunds. */
  isLessBetter?: boolean;
};

/** How a figure compares with the same figure of an earlier period. */
export function FigureChange({ value, before, write, isLessBetter = false }: FigureChangeProps) {
  const t = useTexts('statistics');
  const format = useFormat();
  const isBetter = value > before !== isLessBetter;
  const colour = isBetter ? 'text-rise' : 'text-fall';
  return (
    <span className={classNames('tabular text-xs', value === before ? 'text-ink-2' : colour)}>
      {label()}
    </span>
  );

  function label(): string {
    if (value === before) return t('statistics.unchanged');
    if (before <= 0) return t('statistics.fromNothing');
    const change = format.change((value - before) / before);
    return t('statistics.change', { change, before: write(before) });
  }
}
