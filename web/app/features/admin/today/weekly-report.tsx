import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { queries } from '../../../lib/api.ts';
import { errorText } from '../../../lib/error-texts.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Skeleton, SkeletonRegion } from '../../../ui/skeleton.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { showToast } from '../../../ui/toast.ts';
import { weeklyReportQuery } from './today-query.ts';

/** Each member of staff chooses for themselves whether Today comes by email. */
export function WeeklyReport() {
  const t = useTexts('today', 'admin');
  const queryClient = useQueryClient();
  const query = weeklyReportQuery(queries);
  const read = useQuery(query);
  const choose = useMutation({
    ...queries.administration.chooseWeeklyReport.mutationOptions(),
    onSuccess(chosen) {
      queryClient.setQueryData(query.queryKey, chosen);
      const title = t(chosen.isOn ? 'today.weekly.switchedOn' : 'today.weekly.switchedOff');
      showToast({ kind: 'success', title });
    },
    onError: (error) => showToast({ kind: 'destructive', title: errorText(error, t) }),
  });
  if (read.isPending) {
    return (
      <SkeletonRegion>
        <Skeleton className="h-12 w-full max-w-md" />
      </SkeletonRegion>
    );
  }
  if (read.data === undefined) {
    return (
      <ErrorState
        title={t('today.weekly.failed')}
        text={t('admin.failedText')}
        onRetry={() => void read.refetch()}
        isRetrying={read.isFetching}
        className="py-4!"
      />
    );
  }
  return (
    <div className="max-w-prose border-t border-rule pt-6">
      <Switch
        label={t('today.weekly.label')}
        help={t('today.weekly.help')}
        checked={read.data.isOn}
        disabled={choose.isPending}
        onChange={(event) => choose.mutate({ isOn: event.currentTarget.checked })}
      />
    </div>
  );
}
