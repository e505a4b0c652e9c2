import { useQuery } from '@tanstack/react-query';
import { queries } from '../../../lib/api.ts';
import { useSession } from '../../shared/session/use-session.tsx';

/** The certificate with the holder's view; null for everyone else and while loading. */
export function useOwnCertificate(code: string) {
  const { user } = useSession();
  const mine = useQuery({
    ...queries.certificates.mine.queryOptions(),
    enabled: user !== null,
  });
  return {
    own: (user && mine.data?.find((certificate) => certificate.code === code)) ?? null,
    isConfirming: user !== null && mine.isPending,
    hasFailed: user !== null && mine.isError && !mine.data,
    isRetrying: mine.isFetching,
    retry: () => void mine.refetch(),
  };
}
