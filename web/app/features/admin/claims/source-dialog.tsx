import type { ClaimEntry } from '@danube/contract/claims/claims.schemas.ts';
import type { ReactNode } from 'react';
import { errorText } from '../../../lib/error-texts.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { FormDialog } from '../../../ui/form/form-dialog.tsx';
import { showToast } from '../../../ui/toast.ts';
import { SourceFields } from './source-fields.tsx';
import { useSourceForm } from './use-source-form.ts';

type SourceDialogProps = { entry: ClaimEntry; figure: string; trigger: ReactNode };

/** Edits and publishes the source of one figure. */
export function SourceDialog({ entry, figure, trigger }: SourceDialogProps) {
  const t = useTexts('admin');
  const form = useSourceForm(entry, () =>
    showToast({ kind: 'success', title: t('admin.claims.saved'), text: figure }),
  );
  return (
    <FormDialog
      form={form}
      trigger={trigger}
      title={t('admin.claims.dialog', { figure })}
      description={t('admin.claims.dialogText')}
      size="medium"
      confirmLabel={t('admin.claims.save')}
      error={form.error ? errorText(form.error, t) : undefined}
    >
      <SourceFields form={form} />
    </FormDialog>
  );
}
