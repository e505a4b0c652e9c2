import type { SettingsSummary } from '@danube/contract/settings/settings.contract.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { queries } from '../../../lib/api.ts';
import { useLocalPath } from '../../../lib/local-path.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { useFormat } from '../../../lib/use-format.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Skeleton, SkeletonRegion } from '../../../ui/skeleton.tsx';
import { Section } from '../kit/section.tsx';
import { settingsListQuery } from './settings-queries.ts';
import { sectionOf, settingsSections } from './settings-sections.ts';

/** Every group of settings, and which of them have an unpublished draft. */
export function SettingsScreen() {
  const t = useTexts('admin', 'settings');
  const list = useQuery(settingsListQuery(queries));
  if (list.isPending) return <SettingsSkeleton />;
  if (list.data === undefined) {
    return (
      <ErrorState
        title={t('settings.failed')}
        text={t('admin.failedText')}
        onRetry={() => void list.refetch()}
        isRetrying={list.isFetching}
      />
    );
  }
  const groupsOf = Map.groupBy(list.data, ({ group }) => sectionOf(group));
  return (
    <div className="grid gap-10">
      {settingsSections.map((section) => (
        <Section key={section} title={t(`settings.sections.${section}`)}>
          <ul className="border-t border-ink">
            {groupsOf.get(section)?.map((summary) => (
              <GroupRow key={summary.group} summary={summary} />
            ))}
          </ul>
        </Section>
      ))}
    </div>
  );
}

function GroupRow({ summary }: { summary: SettingsSummary }) {
  const t = useTexts('settings');
  const localPath = useLocalPath();
  const { group, isChanged } = summary;
  return (
    <li className="relative grid gap-x-6 gap-y-1 border-b border-rule py-3 text-sm hover:bg-sunk md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)_14rem] md:items-baseline">
      <h3 className="font-[560]">
        <Link
          to={localPath(`/admin/settings/${group}`)}
          className="rounded-sm underline-offset-[0.28em] after:absolute after:inset-0 hover:underline"
        >
          {t(`settings.groups.${group}.title`)}
        </Link>
      </h3>
      <p className="text-ink-2">{t(`settings.groups.${group}.text`)}</p>
      <p className="flex flex-wrap items-baseline gap-2 md:justify-end">
        {isChanged ? <Badge>{t('settings.draft')}</Badge> : null}
        <LastChange summary={summary} />
      </p>
    </li>
  );
}

function LastChange({ summary: { updatedAt, updatedBy } }: { summary: SettingsSummary }) {
  const t = useTexts('settings');
  const format = useFormat();
  if (!updatedAt) return <span className="type-small">{t('settings.untouched')}</span>;
  const date = format.date(updatedAt, 'medium');
  return (
    <span className="type-small" suppressHydrationWarning>
      {updatedBy ? t('settings.changedBy', { date, name: updatedBy }) : date}
    </span>
  );
}

function SettingsSkeleton() {
  const rows = Array.from({ length: 8 }, (_, index) => index);
  return (
    <SkeletonRegion className="grid border-t border-ink">
      {rows.map((row) => (
        <div key={row} className="grid gap-2 border-b border-rule py-4">
          <Skeleton className="h-4 w-48" />
          <Skeleton className="h-3.5 w-80 max-w-full" />
        </div>
      ))}
    </SkeletonRegion>
  );
}
