import { useTexts } from '../../../lib/texts.tsx';
import { useFormat } from '../../../lib/use-format.tsx';
import type { Figure } from '../kit/statistics/figure-row.tsx';

type FigureName =
  | 'joined'
  | 'people'
  | 'returned'
  | 'downloads'
  | 'views'
  | 'dailyVisitors'
  | 'allowed'
  | 'bots'
  | 'unused'
  | 'signedUp'
  | 'began'
  | 'ordered'
  | 'paid'
  | 'finished'
  | 'signUpRate'
  | 'skipped';

/** Turns counts into figures with explanations. */
export function useCounted() {
  const t = useTexts('statistics');
  const format = useFormat();
  return (
    name: FigureName,
    [value, before]: readonly [value: number, before: number | undefined],
    write: (value: number) => string = format.number,
  ): Figure => ({
    id: name,
    label: t(`statistics.figures.${name}.label`),
    is: t(`statistics.figures.${name}.is`),
    not: t(`statistics.figures.${name}.not`),
    value,
    before,
    write: (shown) => write(shown),
  });
}
