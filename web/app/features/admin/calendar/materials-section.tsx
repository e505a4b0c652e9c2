import {
  type ManagedOccurrence,
  type Material,
  materialTitleSchema,
} from '@danube/contract/events/events.schemas.ts';
import type { StoredFile } from '@danube/contract/media/media.schemas.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { queries } from '../../../lib/api.ts';
import { errorText } from '../../../lib/error-texts.ts';
import { formatBytes } from '../../../lib/format-bytes.ts';
import { useLanguage, useTexts } from '../../../lib/texts.tsx';
import { Button } from '../../../ui/button.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Field } from '../../../ui/field.tsx';
import { FormDialog } from '../../../ui/form/form-dialog.tsx';
import { useDialogForm } from '../../../ui/form/use-dialog-form.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { SkeletonRegion, SkeletonText } from '../../../ui/skeleton.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { showToast } from '../../../ui/toast.ts';
import { Section } from '../kit/section.tsx';
import { FileField } from '../media/file-field.tsx';

type SectionProps = { session: ManagedOccurrence };

/** Files for registered people, as on the session's page. */
export function MaterialsSection({ session }: SectionProps) {
  const t = useTexts('calendar', 'admin');
  const list = useQuery(materialsQuery(session));
  return (
    <Section title={t('calendar.materials.title')}>
      <p className="type-small">{t('calendar.materials.text')}</p>
      {list.isPending ? (
        <SkeletonRegion>
          <SkeletonText lines={2} />
        </SkeletonRegion>
      ) : null}
      {list.isError && list.data === undefined ? (
        <ErrorState
          title={t('calendar.materials.failed')}
          text={t('admin.failedText')}
          onRetry={() => void list.refetch()}
          isRetrying={list.isFetching}
        />
      ) : null}
      {list.data && list.data.length > 0 ? (
        <ul>
          {list.data.map((material) => (
            <MaterialItem key={material.id} material={material} session={session} />
          ))}
        </ul>
      ) : null}
      <AddMaterial session={session} />
    </Section>
  );
}

function materialsQuery({ planId, date }: ManagedOccurrence) {
  return queries.eventsAdmin.materials.queryOptions({ input: { id: planId, date } });
}

function MaterialItem({ material, session }: SectionProps & { material: Material }) {
  const t = useTexts('calendar');
  const language = useLanguage();
  const queryClient = useQueryClient();
  const remove = useMutation({
    ...queries.eventsAdmin.removeMaterial.mutationOptions(),
    onSuccess: () => showToast({ kind: 'success', title: t('calendar.materials.removed') }),
    onError: (error) => showToast({ kind: 'destructive', title: errorText(error, t) }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: materialsQuery(session).queryKey }),
  });
  const { planId, date } = session;
  return (
    <li className="flex items-center justify-between gap-4 border-t border-rule py-1 text-sm">
      <span className="min-w-0 [overflow-wrap:anywhere]">
        {material.title}{' '}
        <span className="text-xs text-ink-3">
          {material.fileName}, {formatBytes(material.bytes, language)}
        </span>
      </span>
      <IconButton
        label={t('calendar.materials.remove', { title: material.title })}
        aria-disabled={remove.isPending || undefined}
        onClick={() => remove.mutate({ id: planId, date, materialId: material.id })}
      >
        <Trash2 aria-hidden="true" />
      </IconButton>
    </li>
  );
}

type MaterialValues = { file: StoredFile | null; title: string };

function AddMaterial({ session }: SectionProps) {
  const t = useTexts('calendar', 'admin');
  const form = useMaterialForm(session);
  const { values, setValues } = form;
  return (
    <FormDialog
      form={form}
      trigger={
        <Button size="small" className="w-fit">
          {t('calendar.materials.add')}
        </Button>
      }
      size="medium"
      title={t('calendar.materials.dialog')}
      description={t('calendar.materials.text')}
      confirmLabel={t('calendar.materials.add')}
      error={form.error ? errorText(form.error, t) : undefined}
    >
      <FileField
        label={t('calendar.materials.file')}
        purpose="document"
        file={values.file}
        onChange={(file) =>
          // The file name is the default title.
          setValues(file && values.title === '' ? { file, title: titleOfFile(file) } : { file })
        }
        error={form.isInvalid('file') ? t('calendar.materials.fileWrong') : undefined}
      />
      <Field
        label={t('calendar.materials.name')}
        error={form.isInvalid('title') ? t('calendar.materials.nameWrong') : undefined}
      >
        <TextInput
          value={values.title}
          maxLength={maxTitleLength}
          onChange={(event) => setValues({ title: event.currentTarget.value })}
        />
      </Field>
    </FormDialog>
  );
}

function useMaterialForm(session: ManagedOccurrence) {
  const t = useTexts('calendar');
  const queryClient = useQueryClient();
  const { planId: id, date } = session;
  return useDialogForm<MaterialValues>({
    defaultValues: () => ({ file: null, title: '' }),
    validate: ({ file, title }) => [
      ...(file ? [] : ['file' as const]),
      ...(materialTitleSchema.safeParse(title).success ? [] : ['title' as const]),
    ],
    async onSubmit({ file, title }) {
      if (!file) return;
      await queries.eventsAdmin.addMaterial.call({
        id,
        date,
        fileId: file.id,
        title: materialTitleSchema.parse(title),
      });
      await queryClient.invalidateQueries({ queryKey: materialsQuery(session).queryKey });
      showToast({ kind: 'success', title: t('calendar.materials.added') });
    },
  });
}

const maxTitleLength = 120;

function titleOfFile({ name }: StoredFile): string {
  return name.replace(/\.[a-z0-9]+$/i, '').slice(0, maxTitleLength);
}
