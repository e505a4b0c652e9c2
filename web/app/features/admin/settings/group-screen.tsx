import type { SettingsEdition } from '@danube/contract/settings/settings.contract.ts';
import type { GroupName } from '@danube/contract/settings/settings-groups.ts';
import { useQuery } from '@tanstack/react-query';
import { queries } from '../../../lib/api.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { Skeleton, SkeletonRegion } from '../../../ui/skeleton.tsx';
import { GroupActions } from './group-actions.tsx';
import { GroupFields } from './group-fields.tsx';
import { GroupHistory } from './group-history.tsx';
import { LaunchChecklist } from './launch-checklist.tsx';
import { settingsGroupQuery } from './settings-queries.ts';
import { useGroupForm } from './use-group-form.ts';

/** One group: its fields, actions, and earlier versions. */
export function GroupScreen({ group }: { group: GroupName }) {
  const t = useTexts('admin', 'settings');
  const edition = useQuery(settingsGroupQuery(queries, group));
  if (edition.isPending) {
    return (
      <SkeletonRegion className="grid max-w-2xl gap-5">
        <Skeleton className="h-12" />
        <Skeleton className="h-12" />
        <Skeleton className="h-12" />
      </SkeletonRegion>
    );
  }
  if (edition.data === undefined) {
    return (
      <ErrorState
        title={t('settings.failed')}
        text={t('admin.failedText')}
        onRetry={() => void edition.refetch()}
        isRetrying={edition.isFetching}
      />
    );
  }
  return <GroupEditor edition={edition.data} />;
}

function GroupEditor({ edition }: { edition: SettingsEdition }) {
  const form = useGroupForm(edition);
  return (
    <Form submitError={form.submitError} onSubmit={form.submit} className="grid gap-10">
      <GroupFields form={form} />
      {edition.group === 'site' ? <LaunchChecklist form={form} /> : null}
      <GroupActions form={form} />
      <GroupHistory form={form} />
    </Form>
  );
}
