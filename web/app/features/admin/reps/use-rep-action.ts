import { useQueryClient } from '@tanstack/react-query';
import { showToast } from '../../../ui/toast.ts';
import { focusAfterClosing } from '../../shop/orders/focus-after-closing.ts';
import { refetchReps } from './reps-queries.ts';

/**
 * Runs an action on reps, refetches, and confirms it. An action that removes its own button moves
 * the focus to the title with this id.
 */
export function useRepAction(titleId?: string) {
  const queryClient = useQueryClient();
  return async (act: Promise<unknown>, done: string): Promise<void> => {
    try {
      await act;
    } finally {
      // Even without a response it may have succeeded.
      await refetchReps(queryClient);
    }
    showToast({ kind: 'success', title: done });
    if (titleId) focusAfterClosing(titleId);
  };
}
