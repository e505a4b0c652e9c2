import { useQueryClient } from '@tanstack/react-query';
import { showToast } from '../../../ui/toast.ts';
import { refetchReps } from './reps-queries.ts';

/** Runs an act on reps, reads everything again, and says that it is done. */
export function useRepAct() {
  const queryClient = useQueryClient();
  return async (act: Promise<unknown>, done: string): Promise<void> => {
    try {
      await act;
    } finally {
      // Also where no answer came: it may be done all the same.
      await refetchReps(queryClient);
    }
    showToast({ kind: 'success', title: done });
  };
}
