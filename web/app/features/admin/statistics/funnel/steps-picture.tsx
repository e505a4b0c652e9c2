import { type FunnelCounts, funnelSteps } from '@danube/contract/analytics/funnel-steps.ts';
import { useTexts } from '../../../../lib/texts.tsx';
import { useFormat } from '../../../../lib/use-format.tsx';
import { percent } from '../../../../ui/chart/percent.ts';

/** A bar for each step, as wide as its share of all sign-ups. */
export function StepsPicture({ total }: { total: FunnelCounts }) {
  const t = useTexts('statistics');
  const format = useFormat();
  const shareOf = (count: number) => (total.signedUp > 0 ? count / total.signedUp : 0);
  return (
    <figure className="grid min-w-0 gap-3">
      <figcaption className="type-h4">
        {t('statistics.paidShare', { share: format.percent(shareOf(total.paid), 0) })}
      </figcaption>
      <ol className="grid gap-2">
        {funnelSteps.map((step) => (
          <li
            key={step}
            className="grid grid-cols-[7rem_minmax(0,1fr)_auto] items-center gap-3 text-sm"
          >
            <span>{t(`statistics.figures.${step}.label`)}</span>
            <span aria-hidden="true" className="block h-6 bg-sunk">
              <span
                className="block h-full bg-river/60"
                style={{ width: percent(shareOf(total[step])) }}
              />
            </span>
            <span className="tabular grid grid-cols-[auto_3.5rem] text-end">
              {format.number(total[step])}
              <span className="text-ink-2">{format.percent(shareOf(total[step]), 0)}</span>
            </span>
          </li>
        ))}
      </ol>
    </figure>
  );
}
