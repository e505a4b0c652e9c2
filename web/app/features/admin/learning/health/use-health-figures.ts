import { stoppedAfterDays } from '@danube/contract/learning/learning-health-rules.ts';
import { useTexts } from '../../../../lib/texts.tsx';
import { useFormat } from '../../../../lib/use-format.tsx';
import type { Figure } from '../../kit/statistics/figure-row.tsx';

type FigureName = 'started' | 'finished' | 'learning' | 'stopped' | 'stuck' | 'certificates';

/** Turns counts into figures with explanations. */
export function useHealthFigures() {
  const t = useTexts('students');
  const format = useFormat();
  const days = { days: format.number(stoppedAfterDays) };
  return (
    name: FigureName,
    [value, before]: readonly [value: number, before: number | undefined],
    write: (value: number) => string = format.number,
  ): Figure => ({
    id: name,
    label: t(`students.health.figures.${name}.label`),
    is: t(`students.health.figures.${name}.is`, days),
    not: t(`students.health.figures.${name}.not`, days),
    value,
    before,
    write: (shown) => write(shown),
    isLessBetter: name === 'stopped',
  });
}
