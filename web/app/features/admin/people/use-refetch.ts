import { useQueryClient } from '@tanstack/react-query';
import { queries } from '../../../lib/api.ts';

/** After a change of access: refetches the list and the log. */
export function useRefetch(): () => void {
  const queryClient = useQueryClient();
  return () => {
    void queryClient.invalidateQueries({ queryKey: queries.entitlements.key() });
    void queryClient.invalidateQueries({ queryKey: queries.audit.key() });
  };
}
