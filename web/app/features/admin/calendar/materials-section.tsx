import {
  type ManagedOccurrence,
  type Material,
  materialTitleSchema,
} from '@danube/contract/events/events.schemas.ts';
import type { StoredFile } from '@danube/contract/media/media.schemas.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { type SubmitEvent, useId, useState } from 'react';
import { queries } from '../../../lib/api.ts';
import { errorText } from '../../../lib/error-texts.ts';
import { formatBytes } from '../../../lib/format-bytes.ts';
import { useLanguage, useTexts } from '../../../lib/texts.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog, OverlayClose } from '../../../ui/dialog.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Field, FieldError } from '../../../ui/field.tsx';
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

function AddMaterial({ session }: SectionProps) {
  const t = useTexts('calendar', 'admin');
  const formId = useId();
  const [isOpen, setIsOpen] = useState(false);
  const form = useMaterialForm(session, () => setIsOpen(false));
  return (
    <Dialog
      trigger={
        <Button size="small" className="w-fit">
          {t('calendar.materials.add')}
        </Button>
      }
      isOpen={isOpen}
      onOpenChange={(next) => {
        if (form.isBusy) return;
        form.reset();
        setIsOpen(next);
      }}
      size="medium"
      title={t('calendar.materials.dialog')}
      description={t('calendar.materials.text')}
      actions={
        <>
          <OverlayClose asChild>
            <Button variant="quiet">{t('ui.cancel')}</Button>
          </OverlayClose>
          <Button type="submit" form={formId} variant="primary" isLoading={form.isBusy}>
            {t('calendar.materials.add')}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={form.submit} className="grid gap-4 pt-2">
        <FileField
          label={t('calendar.materials.file')}
          purpose="document"
          file={form.file}
          onChange={form.choose}
          error={form.isJudged && !form.file ? t('calendar.materials.fileWrong') : undefined}
        />
        <Field
          label={t('calendar.materials.name')}
          error={form.isJudged && form.isTitleWrong ? t('calendar.materials.nameWrong') : undefined}
        >
          <TextInput
            value={form.title}
            maxLength={120}
            onChange={(event) => form.setTitle(event.currentTarget.value)}
          />
        </Field>
        {form.failure ? (
          <div role="alert">
            <FieldError>{errorText(form.failure, t)}</FieldError>
          </div>
        ) : null}
      </form>
    </Dialog>
  );
}

function useMaterialForm(session: ManagedOccurrence, onDone: () => void) {
  const t = useTexts('calendar');
  const queryClient = useQueryClient();
  const [file, setFile] = useState<StoredFile | null>(null);
  const [title, setTitle] = useState('');
  const [isJudged, setIsJudged] = useState(false);
  const add = useMutation({
    ...queries.eventsAdmin.addMaterial.mutationOptions(),
    async onSuccess() {
      await queryClient.invalidateQueries({ queryKey: materialsQuery(session).queryKey });
      reset();
      onDone();
      showToast({ kind: 'success', title: t('calendar.materials.added') });
    },
  });
  const parsed = materialTitleSchema.safeParse(title);

  function reset(): void {
    setFile(null);
    setTitle('');
    setIsJudged(false);
    add.reset();
  }

  return {
    file,
    title,
    setTitle,
    isJudged,
    isTitleWrong: !parsed.success,
    isBusy: add.isPending,
    failure: add.error,
    reset,
    choose(next: StoredFile | null) {
      setFile(next);
      // The file name is the default title.
      if (next && title === '') setTitle(next.name.replace(/\.[a-z0-9]+$/i, '').slice(0, 120));
    },
    submit(event: SubmitEvent<HTMLFormElement>) {
      event.preventDefault();
      setIsJudged(true);
      const { planId: id, date } = session;
      if (!file || !parsed.success || add.isPending) return;
      add.mutate({ id, date, fileId: file.id, title: parsed.data });
    },
  };
}
