import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { queries } from '../../../lib/api.ts';
import { useLanguage, useTexts } from '../../../lib/texts.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import { Skeleton, SkeletonRegion } from '../../../ui/skeleton.tsx';
import { kindTexts } from '../../shop/item/catalogue-names.ts';
import { PeriodForm } from '../kit/statistics/period-form.tsx';
import { DownloadFigures } from './download-figures.tsx';
import { type DownloadsView, downloadsQuery, kinds } from './downloads-view.ts';

/** What was downloaded between two days. */
export function DownloadsScreen({ view }: { view: DownloadsView }) {
  const t = useTexts('admin', 'catalogue');
  return (
    <div className="grid min-w-0 gap-8">
      <PeriodForm period={view.period} narrowed={{ kind: view.kind ?? '' }}>
        <Field label={t('admin.downloads.kind')} className="min-w-0 flex-1 basis-36 sm:max-w-52">
          <Select name="kind" defaultValue={view.kind ?? ''}>
            <option value="">{t('admin.downloads.anyKind')}</option>
            {kinds.map((kind) => (
              <option key={kind} value={kind}>
                {t(kindTexts[kind])}
              </option>
            ))}
          </Select>
        </Field>
      </PeriodForm>
      <Downloads view={view} />
    </div>
  );
}

function Downloads({ view }: { view: DownloadsView }) {
  const t = useTexts('admin');
  const language = useLanguage();
  const read = useQuery({
    ...downloadsQuery(queries, view, language),
    placeholderData: keepPreviousData,
  });
  if (read.isPending) {
    return (
      <SkeletonRegion className="grid gap-8">
        <Skeleton className="h-20 w-full max-w-xl" />
        <Skeleton className="h-56 w-full" />
        <Skeleton className="h-56 w-full" />
      </SkeletonRegion>
    );
  }
  if (read.data === undefined) {
    return (
      <ErrorState
        title={t('admin.downloads.failed')}
        text={t('admin.failedText')}
        onRetry={() => void read.refetch()}
        isRetrying={read.isFetching}
      />
    );
  }
  if (read.data.total === 0) {
    return <EmptyState title={t('admin.downloads.empty')} text={t('admin.downloads.emptyText')} />;
  }
  return (
    <div aria-busy={read.isPlaceholderData || undefined} className="grid min-w-0 gap-12">
      <DownloadFigures downloads={read.data} period={view.period} />
    </div>
  );
}
