import type { TodayFigure } from '@danube/contract/administration/today.schemas.ts';
import type { Money } from '@danube/contract/money.ts';
import { useId } from 'react';
import { useLocalPath } from '../../../lib/local-path.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { useFormat } from '../../../lib/use-format.tsx';
import { Card, CardLink } from '../../../ui/card.tsx';
import { classNames } from '../../../ui/class-names.ts';
import type { Headings } from './headings.ts';
import { SparkColumns } from './spark-columns.tsx';

type FigureCardsProps = { figures: readonly TodayFigure[]; heading: Headings };

/** The last 28 days; each card links to its report. */
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
          <li key={figure.name} className="grid">
            <FigureCard figure={figure} heading={below} />
          </li>
        ))}
      </ul>
    </section>
  );
}

type FigureCardProps = { figure: TodayFigure; heading: 'h3' | 'h4' };

function FigureCard({ figure, heading: Heading }: FigureCardProps) {
  const t = useTexts('today', 'statistics');
  const format = useFormat();
  const localPath = useLocalPath();
  const label = t(`today.figures.names.${figure.name}`);
  // In cents if the unit says so.
  const write = (value: number) =>
    figure.unit === 'cents' ? format.money(value as Money) : format.number(value);
  return (
    <Card
      kind="ruled"
      className="grid content-start gap-3 transition-colors hover:border-river has-[a:focus-visible]:border-river"
    >
      <Heading className="text-sm font-[560]">
        <CardLink to={localPath(figure.path)}>{label}</CardLink>
      </Heading>
      <SparkColumns values={figure.days} label={t('today.figures.picture', { label })} />
      <dl className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div className="flex flex-col-reverse gap-1">
          <dt className="text-xs text-ink-2">{t('today.figures.days')}</dt>
          <dd className="grid gap-0.5">
            <Change value={figure.total} before={figure.before} write={write} />
            <span className="tabular font-serif text-3xl leading-none">{write(figure.total)}</span>
          </dd>
        </div>
        <div className="flex flex-col-reverse gap-1">
          <dt className="text-xs text-ink-2">{t('today.figures.yesterday')}</dt>
          <dd className="grid gap-0.5">
            <span className="tabular text-xs text-ink-2">
              {t('today.figures.weekAgo', { value: write(figure.weekAgo) })}
            </span>
            <span className="tabular font-serif text-2xl leading-none">
              {write(figure.yesterday)}
            </span>
          </dd>
        </div>
      </dl>
    </Card>
  );
}

type ChangeProps = { value: number; before: number; write: (value: number) => string };

function Change({ value, before, write }: ChangeProps) {
  const t = useTexts('statistics');
  const format = useFormat();
  const isMore = value > before;
  return (
    <span
      className={classNames(
        'tabular text-xs',
        value !== before && (isMore ? 'text-rise' : 'text-fall'),
      )}
    >
      {words()}
    </span>
  );

  function words(): string {
    if (value === before) return t('statistics.unchanged');
    if (before <= 0) return t('statistics.fromNothing');
    const change = format.change((value - before) / before);
    return t('statistics.change', { change, before: write(before) });
  }
}
