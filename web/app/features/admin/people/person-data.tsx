import type { Export } from '@danube/contract/identity/account.schemas.ts';
import type { Person } from '@danube/contract/identity/people.schemas.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { queries } from '../../../lib/api.ts';
import type { TextKey } from '../../../lib/text-keys.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { useFormat } from '../../../lib/use-format.tsx';
import { Button } from '../../../ui/button.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { SkeletonRegion, SkeletonText } from '../../../ui/skeleton.tsx';
import { showToast } from '../../../ui/toast.ts';
import { ConfirmDialog } from '../kit/confirm-dialog.tsx';
import { dataRequestErrorTexts, LetterDialog } from './letter-dialog.tsx';
import { dataRequestsQuery, refetchPeople } from './people-queries.ts';
import { personName } from './person-name.ts';
import { ReasonDialog } from './reason-dialog.tsx';

const { dataRequests } = queries.identity;

/** Data protection rights exercised for a person who wrote a letter. For owners. */
export function PersonData({ person }: { person: Person }) {
  const t = useTexts('person');
  return (
    <section aria-labelledby="data" className="grid min-w-0 gap-3 border-t border-ink pt-6">
      <h2 id="data" className="type-h4">
        {t('person.data.title')}
      </h2>
      <p className="type-small max-w-prose">
        {t('person.data.text', { name: personName(person) })}
      </p>
      <Requests person={person} />
    </section>
  );
}

function Requests({ person }: { person: Person }) {
  const t = useTexts('person', 'admin');
  const state = useQuery(dataRequestsQuery(queries, person.id));
  if (state.isPending) {
    return (
      <SkeletonRegion>
        <SkeletonText lines={4} />
      </SkeletonRegion>
    );
  }
  if (state.data === undefined) {
    return (
      <ErrorState
        title={t('person.data.failed')}
        text={t('admin.failedText')}
        onRetry={() => void state.refetch()}
        isRetrying={state.isFetching}
        className="py-4!"
      />
    );
  }
  return (
    <div>
      <ExportRow person={person} latest={state.data.export} />
      <ErasureRow person={person} isByStaff={state.data.isErasureByStaff} />
    </div>
  );
}

const exportTexts = {
  preparing: 'person.data.export.preparing',
  ready: 'person.data.export.ready',
  failed: 'person.data.export.broken',
} as const satisfies Record<Export['state'], TextKey>;

function ExportRow({ person, latest }: { person: Person; latest: Export | null }) {
  const t = useTexts('person');
  const format = useFormat();
  const refetch = useRefetch();
  const name = personName(person);
  const date = latest?.availableUntil ? format.date(latest.availableUntil, 'medium') : '';
  return (
    <Row
      title={t('person.data.export.title')}
      text={latest ? t(exportTexts[latest.state], { date }) : t('person.data.export.none')}
    >
      {latest?.state === 'ready' ? <Download person={person} /> : null}
      {latest?.state === 'preparing' ? null : (
        <LetterDialog
          label={t('person.data.export.request')}
          title={t('person.data.export.dialogTitle', { name })}
          description={t('person.data.export.dialogText', { email: person.email })}
          onSubmit={async (letter) => {
            await dataRequests.requestExport.call({ userId: person.id, ...letter });
            showToast({ kind: 'success', title: t('person.data.export.requested') });
            refetch();
          }}
        />
      )}
    </Row>
  );
}

function Download({ person }: { person: Person }) {
  const t = useTexts('person');
  const refetch = useRefetch();
  const name = personName(person);
  return (
    <ConfirmDialog
      trigger={<Button size="small">{t('person.data.export.download')}</Button>}
      title={t('person.data.export.downloadTitle', { name })}
      text={t('person.data.export.downloadText', { name })}
      confirmLabel={t('person.data.export.download')}
      errorTexts={dataRequestErrorTexts}
      onConfirm={async () => {
        const { url } = await dataRequests.downloadExport.call({ userId: person.id });
        location.assign(url);
        refetch();
      }}
    />
  );
}

function ErasureRow({ person, isByStaff }: { person: Person; isByStaff: boolean }) {
  const t = useTexts('person');
  const format = useFormat();
  const refetch = useRefetch();
  const name = personName(person);
  const { erasureAt, suspension } = person;
  const plannedText = erasureAt ? 'person.data.erasure.planned' : 'person.data.erasure.none';
  // Their own request isn't carried out while the account is suspended; a letter is.
  const isWaiting = erasureAt !== null && suspension !== null && !isByStaff;
  return (
    <Row
      title={t('person.data.erasure.title')}
      text={t(isWaiting ? 'person.data.erasure.waiting' : plannedText, {
        name,
        date: erasureAt ? format.date(erasureAt, 'medium') : '',
      })}
    >
      {erasureAt && isByStaff ? (
        <ReasonDialog
          trigger={<Button size="small">{t('person.data.erasure.cancel')}</Button>}
          title={t('person.data.erasure.cancelTitle', { name })}
          description={t('person.data.erasure.cancelText', { name })}
          confirmLabel={t('person.data.erasure.cancel')}
          errorTexts={dataRequestErrorTexts}
          onSubmit={async (reason) => {
            await dataRequests.cancelErasure.call({ userId: person.id, reason });
            showToast({ kind: 'success', title: t('person.data.erasure.cancelled', { name }) });
            refetch();
          }}
        />
      ) : null}
      {erasureAt && !isWaiting ? null : (
        <LetterDialog
          label={t('person.data.erasure.request')}
          title={t('person.data.erasure.dialogTitle', { name })}
          description={t(
            suspension
              ? 'person.data.erasure.dialogTextSuspended'
              : 'person.data.erasure.dialogText',
            { name, email: person.email },
          )}
          isDanger
          onSubmit={async (letter) => {
            await dataRequests.requestErasure.call({ userId: person.id, ...letter });
            showToast({ kind: 'success', title: t('person.data.erasure.requested', { name }) });
            refetch();
          }}
        />
      )}
    </Row>
  );
}

function Row(props: { title: string; text: string; children: ReactNode }) {
  return (
    <div className="grid items-start gap-x-6 gap-y-3 border-t border-rule py-4 sm:grid-cols-[minmax(0,1fr)_auto]">
      <div className="grid gap-1">
        <h3 className="text-sm font-[560]">{props.title}</h3>
        <p className="max-w-prose text-sm text-ink-2" suppressHydrationWarning>
          {props.text}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">{props.children}</div>
    </div>
  );
}

function useRefetch(): () => void {
  const queryClient = useQueryClient();
  return () => {
    refetchPeople(queryClient);
    void queryClient.invalidateQueries({ queryKey: dataRequests.key() });
  };
}
