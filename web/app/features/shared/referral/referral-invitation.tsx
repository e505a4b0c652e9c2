import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useLocalPath } from '../../../lib/local-path.ts';
import { logFailure } from '../../../lib/log-failure.ts';
import { useElapsedSinceOpening } from '../../../lib/use-elapsed.ts';
import { acceptPath } from './accept-path.ts';
import { forgetReferral } from './referral-code.ts';
import { ReferralDialog } from './referral-dialog.tsx';
import { referredRepQuery } from './referred-rep.ts';

/** Delay after the page was opened. */
const delayMs = 1_500;

type ReferralInvitationProps = { code: string; onAnswer: () => void };

/** The dialog for a link with a referral code, once the code is validated. */
export function ReferralInvitation({ code, onAnswer }: ReferralInvitationProps) {
  const { data: rep, error } = useQuery(referredRepQuery(code, { isArrival: true }));
  const isDue = useElapsedSinceOpening(delayMs);
  const navigate = useNavigate();
  const [parameters, setParameters] = useSearchParams();
  const localPath = useLocalPath();
  useEffect(() => {
    if (error) logFailure('The referral code could not be validated', error);
  }, [error]);
  useEffect(() => {
    if (rep === null) forgetReferral();
  }, [rep]);
  if (!rep || !isDue) return null;
  return (
    <ReferralDialog
      rep={rep}
      onAccept={() => {
        onAnswer();
        void navigate(localPath(acceptPath(rep.referral_code)));
      }}
      onLater={() => {
        forgetReferral();
        onAnswer();
        // Otherwise the URL would bring the code back.
        parameters.delete('ref');
        setParameters(parameters, { replace: true, preventScrollReset: true });
      }}
    />
  );
}
