import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { logFailure } from '../../../lib/log-failure.ts';
import { referredRepQuery } from '../../shared/referral/referred-rep.ts';

/** Counts by the day that someone followed the rep's link; nothing about them, and nothing stored. */
export function useArrival(code: string): void {
  const { error } = useQuery(referredRepQuery(code, { isArrival: true }));
  useEffect(() => {
    if (error) logFailure('The click on a referral link was not counted', error);
  }, [error]);
}
