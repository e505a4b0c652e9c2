import type { FunnelCounts } from '@danube/contract/analytics/funnel-steps.ts';
import { languages } from '@danube/contract/locale.ts';
import { useTexts } from '../../../../lib/texts.tsx';
import { ReportTable } from '../../kit/statistics/report-table.tsx';
import type { Funnel } from './funnel-query.ts';
import type { FunnelView } from './funnel-view.ts';
import { useStepColumns } from './use-step-columns.tsx';

/** The same people by source, language, representative and course. */
export function GroupTables({ view, data }: { view: FunnelView; data: Funnel }) {
  const t = useTexts('statistics');
  const nameOf = (code: string) => languages.find((known) => known.code === code)?.nativeName;
  return (
    <div className="grid gap-x-[calc(var(--gutter)*2)] gap-y-10 xl:grid-cols-2">
      <GroupTable
        view={view}
        id="source"
        rows={data.sources.map(({ source, ...steps }) => ({
          ...steps,
          key: source ?? '',
          name: t(
            source ? `statistics.signUpSources.${source}` : 'statistics.unnamed.signUpSource',
          ),
        }))}
      />
      <GroupTable
        view={view}
        id="language"
        rows={data.languages.map(({ language, ...steps }) => ({
          ...steps,
          key: language ?? '',
          name: language ? (nameOf(language) ?? language) : t('statistics.unnamed.language'),
        }))}
      />
      {data.reps ? (
        <GroupTable
          view={view}
          id="rep"
          rows={data.reps.map(({ rep, ...steps }) => ({
            ...steps,
            key: rep?.id ?? '',
            name: rep?.name ?? t('statistics.unnamed.rep'),
          }))}
        />
      ) : null}
      <GroupTable
        view={view}
        id="course"
        rows={data.courses.map(({ course, ...steps }) => ({
          ...steps,
          key: course.id,
          name: course.title,
        }))}
      />
    </div>
  );
}

type Group = FunnelCounts & { readonly key: string; readonly name: string };

type GroupTableProps = {
  view: FunnelView;
  /** Names the file and its first column. */
  id: 'source' | 'language' | 'rep' | 'course';
  rows: readonly Group[];
};

function GroupTable({ view, id, rows }: GroupTableProps) {
  const t = useTexts('statistics');
  const steps = useStepColumns();
  return (
    <ReportTable
      title={t(`statistics.funnelBy.${id}`)}
      name={`funnel-${id}s`}
      period={view.period}
      columns={[
        {
          id,
          header: t(`statistics.columns.${id}`),
          cell: ({ name }) => name,
          csv: ({ name }) => name,
        },
        ...steps,
      ]}
      rows={rows}
      rowKey={({ key }) => key}
    />
  );
}
