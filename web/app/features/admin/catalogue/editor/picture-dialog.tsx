import { lessonPictureUrl } from '@danube/contract/catalogue/draft/lesson-pictures.ts';
import type { StoredFile } from '@danube/contract/media/media.schemas.ts';
import { useTexts } from '../../../../lib/texts.tsx';
import { Field } from '../../../../ui/field.tsx';
import { FormDialog } from '../../../../ui/form/form-dialog.tsx';
import { useDialogForm } from '../../../../ui/form/use-dialog-form.ts';
import { TextInput } from '../../../../ui/text-input.tsx';
import { FileField } from '../../media/file-field.tsx';
import { toSingleLine } from './to-single-line.ts';

export type PicturePurpose = 'picture' | 'lesson-picture';

type PictureDialogProps = {
  purpose: PicturePurpose;
  /** A pasted or dropped picture, which is uploaded immediately. */
  given: File | undefined;
  onInsert: (file: StoredFile, markdown: string) => void;
  onClose: () => void;
};

const maxAltLength = 300;

/** Asks for a picture and its description. Mounted only while open. */
export function PictureDialog({ purpose, given, onInsert, onClose }: PictureDialogProps) {
  const t = useTexts('editor');
  const form = useDialogForm({
    defaultOpen: true,
    defaultValues: (): { file: StoredFile | null; alt: string } => ({ file: null, alt: '' }),
    validate: ({ file, alt }) => [
      ...(file?.state === 'ready' ? [] : (['file'] as const)),
      ...(alt.trim() === '' ? (['alt'] as const) : []),
    ],
    async onSubmit({ file, alt }) {
      if (file) onInsert(file, pictureMarkdown(purpose, file, alt));
    },
    onOpenChange: (isOpen) => {
      if (!isOpen) onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      size="medium"
      title={t('editor.picture.title')}
      confirmLabel={t('editor.picture.insert')}
    >
      <FileField
        label={t('editor.picture.file')}
        purpose={purpose}
        file={form.values.file}
        given={given}
        error={form.isInvalid('file') ? t('editor.picture.fileMissing') : undefined}
        onChange={(file) => form.setValues({ file })}
      />
      <Field
        label={t('editor.picture.alt')}
        help={t('editor.picture.altHelp')}
        error={form.isInvalid('alt') ? t('editor.picture.altMissing') : undefined}
      >
        <TextInput
          name="alt"
          maxLength={maxAltLength}
          autoComplete="off"
          value={form.values.alt}
          onChange={({ currentTarget }) => form.setValues({ alt: currentTarget.value })}
        />
      </Field>
    </FormDialog>
  );
}

function pictureMarkdown(purpose: PicturePurpose, file: StoredFile, alt: string): string {
  const words = toSingleLine(alt)
    .trim()
    .replaceAll(/[\\[\]]/g, String.raw`\$&`);
  const url = lessonPictureUrl(file);
  const address = purpose === 'picture' ? url.replace('/lesson-pictures/', '/pictures/') : url;
  return `![${words}](${address})`;
}
