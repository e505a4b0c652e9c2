import type { ClaimEntry } from '@danube/contract/claims/claims.schemas.ts';
import { useQueryClient } from '@tanstack/react-query';
import { queries } from '../../../lib/api.ts';
import { useLanguage } from '../../../lib/texts.tsx';
import { useDialogForm } from '../../../ui/form/use-dialog-form.ts';
import {
  findInvalidFields,
  formatAcademyDay,
  type SourceDraft,
  toSource,
  toSourceDraft,
} from './source-form.ts';

/** The dialog for a figure's source, from opening to publication. */
export function useSourceForm({ id, source }: ClaimEntry, onSaved: () => void) {
  const language = useLanguage();
  const queryClient = useQueryClient();
  return useDialogForm<SourceDraft>({
    defaultValues: () => toSourceDraft(source, language),
    validate: (values) => findInvalidFields(values, formatAcademyDay(new Date())),
    async onSubmit(values) {
      await queries.claims.keepSource.call({ id, ...toSource(values) });
      // Done once the list is refetched, so that the screen shows what the server stored.
      await refetch(queryClient);
      onSaved();
    },
  });
}

export async function refetch(queryClient: ReturnType<typeof useQueryClient>): Promise<void> {
  void queryClient.invalidateQueries({ queryKey: queries.audit.key() });
  await queryClient.invalidateQueries({ queryKey: queries.claims.key() });
}
