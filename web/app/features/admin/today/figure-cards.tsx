import type { TodayFigure } from '@danube/contract/administration/today.schemas.ts';
import type { Money } from '@danube/contract/money.ts';
import { type ReactNode, useId } from 'react';
import { useLocalPath } from '../../../lib/local-path.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { useFormat } from '../../../lib/use-format.tsx';
import { Card, CardLink } from '../../../ui/card.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { FigureChange } from '../kit/statistics/figure-change.tsx';
import type { Headings } from './headings.ts';
import { SparkColumns } from './spark-columns.tsx';

type FigureCardsProps = { figures: readonly TodayFigure[]; heading: Headings };

/**
 * The last 28 days; each card links to its report. The cards of a row share their lines, so that
 * the figures are level next to a label that wraps.
 */
export function FigureCards({ figures, heading: Heading }: FigureCardsProps) {
  const t = useTexts('today');
  const id = useId();
  const below = Heading === 'h2' ? 'h3' : 'h4';
  if (figures.length === 0) return null;
  return (
    <section aria-labelledby={id} className="grid gap-4">
      <Heading id={id} className="type-h4">
        {t('today.figures.title')}
      </Heading>
      <ul className="grid gap-x-gutter gap-y-8 sm:grid-cols-2 xl:grid-cols-3">
        {figures.map((figure) => (
          <li key={figure.name} className="row-span-3 grid grid-rows-subgrid">
            <FigureCard figure={figure} heading={below} />
          </li>
        ))}
      </ul>
    </section>
  );
}

type FigureCardProps = { figure: TodayFigure; heading: 'h3' | 'h4' };

function FigureCard({ figure, heading: Heading }: FigureCardProps) {
  const t = useTexts('today');
  const format = useFormat();
  const localPath = useLocalPath();
  const label = t(`today.figures.names.${figure.name}`);
  // In cents if the unit says so.
  const write = (value: number) =>
    figure.unit === 'cents' ? format.money(value as Money) : format.number(value);
  return (
    <Card
      kind="ruled"
      className="row-span-3 grid grid-rows-subgrid gap-y-3 transition-colors hover:border-river has-[a:focus-visible]:border-river"
    >
      <div className="flex flex-wrap content-start items-baseline justify-between gap-x-4">
        <Heading className="text-sm font-[560]">
          <CardLink to={localPath(figure.path)}>{label}</CardLink>
        </Heading>
        <p className="tabular text-xs text-ink-2">
          {t('today.figures.today', { value: write(figure.today) })}
        </p>
      </div>
      <dl className="grid grid-cols-2 grid-rows-[auto_1fr] gap-x-4">
        <Sum label={t('today.figures.days')} value={write(figure.total)} size="text-3xl">
          <FigureChange value={figure.total} before={figure.before} write={write} />
        </Sum>
        <Sum label={t('today.figures.yesterday')} value={write(figure.yesterday)} size="text-xl">
          <span className="tabular text-xs text-ink-2">
            {t('today.figures.weekAgo', { value: write(figure.weekAgo) })}
          </span>
        </Sum>
      </dl>
      <SparkColumns values={figure.days} label={t('today.figures.picture', { label })} />
    </Card>
  );
}

type SumProps = { label: string; value: string; size: string; children: ReactNode };

/** Labels end and figures begin on the same line, so that both sums share a baseline. */
function Sum({ label, value, size, children }: SumProps) {
  return (
    <div className="row-span-2 grid grid-rows-subgrid">
      <dt className="self-end text-xs text-ink-2">{label}</dt>
      <dd className="grid content-start">
        <span className={classNames('tabular font-serif leading-10', size)}>{value}</span>
        {children}
      </dd>
    </div>
  );
}
