import type { ListedClaim } from '@danube/contract/claims/claims.schemas.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { queries } from '../../../lib/api.ts';
import { errorText } from '../../../lib/error-texts.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { showToast } from '../../../ui/toast.ts';
import { CountedText } from '../../shared/claims/counted-text.tsx';
import { useHasScope } from '../kit/staff-scope.tsx';

/** A figure's computed value, and for owners a switch to show it instead of the register's. */
export function ShownFigure({ entry, name }: { entry: ListedClaim; name: string }) {
  const t = useTexts('admin');
  const isOwner = useHasScope('settings');
  const queryClient = useQueryClient();
  const show = useMutation({
    ...queries.claims.showComputed.mutationOptions(),
    onSuccess: () => showToast({ kind: 'success', title: t('admin.claims.switched') }),
    onError: (error) => showToast({ kind: 'destructive', title: errorText(error, t) }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: queries.claims.key() }),
  });
  const { id, isCounted, isComputedShown } = entry;
  if (!isCounted) return null;
  return (
    <div className="grid gap-2 pt-1">
      <CountedText entry={entry} />
      {isOwner ? (
        <Switch
          label={t('admin.claims.showCounted')}
          aria-label={t('admin.claims.showCountedOf', { figure: name })}
          checked={isComputedShown}
          disabled={show.isPending}
          onChange={(event) => show.mutate({ id, isComputedShown: event.currentTarget.checked })}
        />
      ) : null}
    </div>
  );
}
