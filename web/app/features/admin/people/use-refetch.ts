import { useQueryClient } from '@tanstack/react-query';
import { queries } from '../../../lib/api.ts';

/** After a change of what someone may use: the list and the log say it too. */
export function useRefetch(): () => void {
  const queryClient = useQueryClient();
  return () => {
    void queryClient.invalidateQueries({ queryKey: queries.entitlements.key() });
    void queryClient.invalidateQueries({ queryKey: queries.audit.key() });
  };
}
