import type { ClaimEntry } from '@danube/contract/claims/claims.schemas.ts';
import { useQueryClient } from '@tanstack/react-query';
import { queries } from '../../../lib/api.ts';
import { useLanguage } from '../../../lib/texts.tsx';
import { useDialogForm } from '../../../ui/form/use-dialog-form.ts';
import { academyDay, draftOf, invalidFields, type SourceDraft, sourceOf } from './source-form.ts';

/** The dialog that writes the source of one figure, from opening to being published. */
export function useSourceForm({ id, source }: ClaimEntry, onSaved: () => void) {
  const language = useLanguage();
  const queryClient = useQueryClient();
  return useDialogForm<SourceDraft>({
    begin: () => draftOf(source, language),
    faultsOf: (draft) => invalidFields(draft, academyDay(new Date())),
    async act(draft) {
      await queries.claims.keepSource.call({ id, ...sourceOf(draft) });
      // Done when the list has been read again, so that what is seen is what the server holds.
      await refetch(queryClient);
      onSaved();
    },
  });
}

export async function refetch(queryClient: ReturnType<typeof useQueryClient>): Promise<void> {
  void queryClient.invalidateQueries({ queryKey: queries.audit.key() });
  await queryClient.invalidateQueries({ queryKey: queries.claims.key() });
}
