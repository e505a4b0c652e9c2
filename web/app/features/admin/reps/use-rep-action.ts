import { useQueryClient } from '@tanstack/react-query';
import { showToast } from '../../../ui/toast.ts';
import { refetchReps } from './reps-queries.ts';

/** Runs an action on reps, refetches, and confirms it. */
export function useRepAction() {
  const queryClient = useQueryClient();
  return async (act: Promise<unknown>, done: string): Promise<void> => {
    try {
      await act;
    } finally {
      // Even without a response it may have succeeded.
      await refetchReps(queryClient);
    }
    showToast({ kind: 'success', title: done });
  };
}
