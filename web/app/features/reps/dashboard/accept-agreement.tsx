import { repAgreementVersion } from '@danube/contract/sales-reps/commission-rules.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { queries } from '../../../lib/api.ts';
import { errorText } from '../../../lib/error-texts.ts';
import { useLocalPath } from '../../../lib/local-path.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { Button } from '../../../ui/button.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { showToast } from '../../../ui/toast.ts';
import { rulesPath } from './dashboard-view.ts';
import { refetchDashboard } from './rep-queries.ts';

type AcceptAgreementProps = {
  version: number;
  /** On the page with the agreement's text there is nothing to link to. */
  isBelowText?: boolean;
};

export function AcceptAgreement({ version, isBelowText = false }: AcceptAgreementProps) {
  const t = useTexts('commissions', 'ui');
  const localPath = useLocalPath();
  const queryClient = useQueryClient();
  const accepting = useMutation({
    mutationFn: () => queries.salesReps.acceptAgreement.call({ version: repAgreementVersion }),
    async onSuccess() {
      await refetchDashboard(queryClient);
      showToast({ kind: 'success', title: t('commissions.agreement.accepted') });
    },
    onError: (error) => showToast({ kind: 'destructive', title: errorText(error, t) }),
  });
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
      <Button
        variant="primary"
        data-needs-app
        isLoading={accepting.isPending}
        onClick={() => accepting.mutate()}
        className="max-sm:w-full"
      >
        {t('commissions.agreement.accept', { version })}
      </Button>
      {isBelowText ? null : (
        <TextLink kind="standalone" to={localPath(rulesPath)}>
          {t('commissions.agreement.read')}
        </TextLink>
      )}
    </div>
  );
}
