import type { ItemId } from '@danube/contract/catalogue/catalogue.schemas.ts';
import { useQuery } from '@tanstack/react-query';
import { queries } from '../../../lib/api.ts';
import { useLanguage } from '../../../lib/texts.tsx';
import { useSession } from '../session/use-session.tsx';

/**
 * Whether the viewer has a subscription to this package that will renew, so that buying it again
 * would charge them twice. False for anything else, and while loading.
 */
export function useIsSubscribed({ id, isPackage }: { id: ItemId; isPackage: boolean }): boolean {
  const { user } = useSession();
  const language = useLanguage();
  const isAsked = user !== null && isPackage;
  const { data } = useQuery({
    ...queries.orders.subscriptions.queryOptions({ input: { language } }),
    enabled: isAsked,
  });
  if (!isAsked || !data) return false;
  return data.some(
    ({ itemId, state, endsThen }) => itemId === id && state !== 'ended' && !endsThen,
  );
}
