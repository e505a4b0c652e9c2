import type { ItemRow } from '@danube/contract/catalogue/catalogue-admin.contract.ts';
import { useQueryClient } from '@tanstack/react-query';
import { Copy } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { queries } from '../../../lib/api.ts';
import { errorText } from '../../../lib/error-texts.ts';
import { useLocalPath } from '../../../lib/local-path.ts';
import type { Translate } from '../../../lib/text-keys.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { Field } from '../../../ui/field.tsx';
import { FormDialog } from '../../../ui/form/form-dialog.tsx';
import { useDialogForm } from '../../../ui/form/use-dialog-form.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { showToast } from '../../../ui/toast.ts';
import { editorPath } from '../kit/item-kinds.ts';
import { invalidateLists } from './catalogue-queries.ts';

const maxTitleLength = 120;

/** The button of one row in the list, with its dialog. */
export function DuplicateItem({ item }: { item: ItemRow }) {
  const t = useTexts('editor');
  const [isOpen, setIsOpen] = useState(false);
  const title = item.title || t('editor.item.untitled');
  return (
    <>
      <IconButton label={t('editor.duplicate.of', { title })} onClick={() => setIsOpen(true)}>
        <Copy aria-hidden="true" />
      </IconButton>
      {isOpen ? <DuplicateDialog item={item} onClose={() => setIsOpen(false)} /> : null}
    </>
  );
}

type DuplicateDialogProps = {
  item: Pick<ItemRow, 'id' | 'title'>;
  /** Saves what the editor still holds, because the server copies the draft; false if it can't. */
  saveFirst?: () => Promise<boolean>;
  onClose: () => void;
};

class UnsavedChangesError extends Error {}

/** Asks for the copy's title, creates it and opens its editor. Mounted only while open. */
export function DuplicateDialog({ item, saveFirst, onClose }: DuplicateDialogProps) {
  const t = useTexts('editor', 'admin');
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const localPath = useLocalPath();
  const form = useDialogForm({
    defaultOpen: true,
    defaultValues: () => ({ title: item.title }),
    validate: ({ title }) => (title.trim() === '' ? ['title'] : []),
    async onSubmit({ title }) {
      if (saveFirst && !(await saveFirst())) throw new UnsavedChangesError();
      const { draft } = await queries.catalogueAdmin.duplicate.call({
        id: item.id,
        title: title.trim(),
      });
      invalidateLists(queryClient);
      showToast({ kind: 'success', title: t('editor.duplicate.done') });
      await navigate(localPath(editorPath(draft.kind, draft.slug)));
    },
    onOpenChange: (isOpen) => {
      if (!isOpen) onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      title={t('editor.duplicate.title', { title: item.title || t('editor.item.untitled') })}
      description={t('editor.duplicate.text')}
      confirmLabel={t('editor.duplicate.label')}
      error={form.error === undefined ? undefined : failureText(form.error, t)}
    >
      <Field
        label={t('editor.duplicate.name')}
        help={t('editor.duplicate.nameHelp')}
        error={form.isInvalid('title') ? t('editor.duplicate.missing') : undefined}
      >
        <TextInput
          name="title"
          maxLength={maxTitleLength}
          value={form.values.title}
          onChange={({ currentTarget }) => form.setValues({ title: currentTarget.value })}
        />
      </Field>
    </FormDialog>
  );
}

function failureText(failure: unknown, t: Translate): string {
  const isUnsaved = failure instanceof UnsavedChangesError;
  return isUnsaved ? t('editor.duplicate.unsaved') : errorText(failure, t);
}
