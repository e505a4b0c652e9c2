import type { Account, Export } from '@danube/contract/identity/account.schemas.ts';
import { queries } from '../../../lib/api.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { useFormat } from '../../../lib/use-format.tsx';
import { Button } from '../../../ui/button.tsx';
import { showToast } from '../../../ui/toast.ts';
import { AccountSection } from './account-section.tsx';
import { focusLater } from './focus-later.ts';
import { Notice } from './notice.tsx';
import { ProblemNotice } from './problem-notice.tsx';
import { ProofDialog } from './proof-dialog.tsx';
import { useAccountAction } from './use-account-action.ts';

const { requestExport, downloadExport } = queries.identity.account;

export function ExportSection({ account }: { account: Account }) {
  const t = useTexts('account');
  const latest = account.latestExport;
  return (
    <AccountSection id="export" text={t('account.export.text')}>
      {latest ? <ExportState latest={latest} /> : null}
      {latest?.state === 'preparing' ? null : (
        <div>
          <ProofDialog
            trigger={
              <Button data-needs-app>
                {t(latest ? 'account.export.again' : 'account.export.request')}
              </Button>
            }
            title={t('account.export.request')}
            description={t('account.export.dialog', { email: account.email })}
            confirm={t('account.export.request')}
            hasPassword={account.hasPassword}
            onSubmit={(proof) => requestExport.call(proof)}
            onDone={() => {
              focusLater('export-title');
              showToast({ kind: 'success', title: t('account.export.requested') });
            }}
          />
        </div>
      )}
    </AccountSection>
  );
}

function ExportState({ latest }: { latest: Export }) {
  const t = useTexts('account');
  const format = useFormat();
  switch (latest.state) {
    case 'preparing':
      return (
        <Notice kind="info" isLive title={t('account.export.preparing')}>
          <span suppressHydrationWarning>
            {t('account.export.preparingText', { date: format.date(latest.requestedAt, 'moment') })}
          </span>
        </Notice>
      );
    case 'ready':
      return <ReadyExport availableUntil={latest.availableUntil} />;
    case 'failed':
      return (
        <Notice kind="risk" isLive title={t('account.export.failed')}>
          {t('account.export.failedText')}
        </Notice>
      );
  }
}

function ReadyExport({ availableUntil }: { availableUntil: Date | null }) {
  const t = useTexts('account');
  const format = useFormat();
  const download = useAccountAction(
    () => downloadExport.call(),
    // The URL is a download, so the browser stays on the page.
    ({ url }) => location.assign(url),
  );
  return (
    <>
      <Notice
        kind="done"
        isLive
        title={t('account.export.ready')}
        action={
          <Button
            variant="primary"
            data-needs-app
            isLoading={download.isPending}
            onClick={() => download.run(undefined)}
          >
            {t('account.export.download')}
          </Button>
        }
      >
        {availableUntil ? (
          <span suppressHydrationWarning>
            {t('account.export.readyText', { date: format.date(availableUntil, 'moment') })}
          </span>
        ) : null}
      </Notice>
      <ProblemNotice problem={download.problem} />
    </>
  );
}
