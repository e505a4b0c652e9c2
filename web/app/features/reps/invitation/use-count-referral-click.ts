import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { logFailure } from '../../../lib/log-failure.ts';
import { referredRepQuery } from '../../shared/referral/referred-rep.ts';

/** Counts clicks on the rep's link by day, without personal data or storage. */
export function useCountReferralClick(code: string): void {
  const { error } = useQuery(referredRepQuery(code, { isArrival: true }));
  useEffect(() => {
    if (error) logFailure('The click on a referral link was not counted', error);
  }, [error]);
}
