import {
  type LessonKind,
  lessonIdSchema,
  type ModuleId,
  moduleIdSchema,
} from '@danube/contract/catalogue/catalogue.schemas.ts';
import type { CourseDraft } from '@danube/contract/catalogue/draft/draft.schemas.ts';
import { Plus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTexts } from '../../../../lib/texts.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Field } from '../../../../ui/field.tsx';
import { FormDialog } from '../../../../ui/form/form-dialog.tsx';
import { useDialogForm } from '../../../../ui/form/use-dialog-form.ts';
import { Select } from '../../../../ui/select.tsx';
import { TextInput } from '../../../../ui/text-input.tsx';
import { useEditor } from '../editor/use-editor.tsx';
import { useEditorNavigate } from '../editor/use-editor-link.ts';
import { lessonKindTexts } from './lesson-entry.tsx';
import { suggestSlug } from './lesson-slug.ts';

export function AddModule({ isFirst = false }: { isFirst?: boolean }) {
  const t = useTexts('editor');
  const { edit } = useEditor();
  const goTo = useEditorNavigate();

  function add(title: string) {
    const id = moduleIdSchema.parse(crypto.randomUUID());
    // The first module's button disappears with it, so the focus has to move.
    if (edit({ edit: 'addModule', id, title }) && isFirst) goTo({ part: 'lessons', field: id });
  }

  return (
    <AddDialog
      trigger={
        <Button size={isFirst ? 'medium' : 'small'} variant={isFirst ? 'primary' : 'secondary'}>
          <Plus aria-hidden="true" />
          {t('editor.lessons.addModule')}
        </Button>
      }
      title={t('editor.lessons.newModule')}
      text={t('editor.lessons.newModuleText')}
      label={t('editor.lessons.moduleTitle')}
      onAdd={add}
    />
  );
}

type AddLessonProps = { draft: CourseDraft; module: ModuleId; name: string };

/** Opens the new lesson. */
export function AddLesson({ draft, module, name }: AddLessonProps) {
  const t = useTexts('editor');
  const { edit } = useEditor();
  const goTo = useEditorNavigate();
  const [kind, setKind] = useState<LessonKind>('text');

  function add(title: string) {
    const id = lessonIdSchema.parse(crypto.randomUUID());
    const slug = suggestSlug(title, draft);
    if (!edit({ edit: 'addLesson', id, module, slug, kind, title })) return;
    goTo({ part: 'lessons', unit: id, field: 'title' });
  }

  return (
    <AddDialog
      trigger={
        <Button
          size="small"
          variant="quiet"
          aria-label={t('editor.lessons.addLessonTo', { name })}
          className="text-ink-2"
        >
          <Plus aria-hidden="true" />
          {t('editor.lessons.addLesson')}
        </Button>
      }
      title={t('editor.lessons.newLesson')}
      text={t('editor.lessons.newLessonText', { name })}
      label={t('editor.lessons.lessonTitle')}
      onAdd={add}
    >
      <Field label={t('editor.lessons.kind')}>
        <Select
          value={kind}
          onChange={(event) => {
            const chosen = event.currentTarget.value;
            if (isLessonKind(chosen)) setKind(chosen);
          }}
        >
          {Object.entries(lessonKindTexts).map(([value, key]) => (
            <option key={value} value={value}>
              {t(key)}
            </option>
          ))}
        </Select>
      </Field>
    </AddDialog>
  );
}

export function isLessonKind(value: string): value is LessonKind {
  return Object.hasOwn(lessonKindTexts, value);
}

type AddDialogProps = {
  trigger: ReactNode;
  title: string;
  text: string;
  label: string;
  onAdd: (title: string) => unknown;
  children?: ReactNode;
};

function AddDialog({ trigger, title, text, label, onAdd, children }: AddDialogProps) {
  const t = useTexts('editor');
  const form = useDialogForm({
    defaultValues: () => ({ name: '' }),
    validate: ({ name }) => (name.trim() === '' ? ['name'] : []),
    onSubmit: async ({ name }) => onAdd(name.trim()),
  });
  return (
    <FormDialog
      form={form}
      trigger={trigger}
      title={title}
      description={text}
      confirmLabel={t('editor.lessons.add')}
    >
      <Field
        label={label}
        error={form.isInvalid('name') ? t('editor.create.titleWrong') : undefined}
      >
        <TextInput
          value={form.values.name}
          maxLength={120}
          autoComplete="off"
          onChange={(event) => form.setValues({ name: event.currentTarget.value })}
        />
      </Field>
      {children}
    </FormDialog>
  );
}
