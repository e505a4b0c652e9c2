import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { queries } from '../../../lib/api.ts';
import { errorText } from '../../../lib/error-texts.ts';
import { hasCode } from '../../../lib/failure.ts';
import { useLanguage, useTexts } from '../../../lib/texts.tsx';
import { Field } from '../../../ui/field.tsx';
import { FormDialog } from '../../../ui/form/form-dialog.tsx';
import { Select } from '../../../ui/select.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { showToast } from '../../../ui/toast.ts';
import type { Room } from './room-form.ts';
import { coursesQuery, roomErrorTexts } from './rooms-queries.ts';
import { type RoomFormState, useRoomForm } from './use-room-form.ts';

type RoomDialogProps = { room: Room | null; position: number; trigger: ReactNode };

/** Creates a room, or changes its name and description. */
export function RoomDialog({ room, position, trigger }: RoomDialogProps) {
  const t = useTexts('rooms');
  const form = useRoomForm({ room, position }, () =>
    showToast({ kind: 'success', title: t(room ? 'rooms.saved' : 'rooms.created') }),
  );
  return (
    <FormDialog
      form={form}
      trigger={trigger}
      title={room ? t('rooms.editOf', { room: room.title }) : t('rooms.new')}
      description={t(room ? 'rooms.form.editText' : 'rooms.form.newText')}
      confirmLabel={t(room ? 'rooms.form.save' : 'rooms.form.create')}
      error={form.error ? errorText(form.error, t, roomErrorTexts) : undefined}
    >
      <RoomFieldset form={form} />
    </FormDialog>
  );
}

function RoomFieldset({ form }: { form: RoomFormState }) {
  const t = useTexts('rooms');
  const { values: fields, setValues } = form;
  function problem(field: 'title' | 'slug' | 'description'): string | undefined {
    if (!form.isInvalid(field)) return undefined;
    const isTaken = hasCode(form.error, 'ROOM_NAME_TAKEN');
    return t(isTaken ? 'rooms.taken' : `rooms.wrong.${field}`);
  }
  return (
    <>
      <Field label={t('rooms.form.title')} error={problem('title')}>
        <TextInput
          value={fields.title}
          maxLength={60}
          onChange={({ target }) => setValues({ title: target.value })}
        />
      </Field>
      <Field label={t('rooms.form.slug')} help={t('rooms.form.slugHelp')} error={problem('slug')}>
        <TextInput
          value={fields.slug}
          maxLength={60}
          autoCapitalize="none"
          spellCheck={false}
          onChange={({ target }) => setValues({ slug: target.value })}
        />
      </Field>
      <Field label={t('rooms.form.description')} error={problem('description')} isOptional>
        <TextArea
          rows={3}
          maxLength={300}
          value={fields.description}
          onChange={({ target }) => setValues({ description: target.value })}
        />
      </Field>
      {form.isNew ? (
        <CourseField value={fields.courseId} onChange={(courseId) => setValues({ courseId })} />
      ) : null}
    </>
  );
}

type CourseFieldProps = { value: string; onChange: (courseId: string) => void };

/** Can't be changed later: its members wrote for those who could read it. */
function CourseField({ value, onChange }: CourseFieldProps) {
  const t = useTexts('rooms');
  const courses = useQuery(coursesQuery(queries, useLanguage()));
  return (
    <Field
      label={t('rooms.form.course')}
      help={t('rooms.form.courseHelp')}
      error={courses.isError ? t('rooms.form.coursesFailed') : undefined}
    >
      <Select value={value} onChange={({ currentTarget }) => onChange(currentTarget.value)}>
        <option value="">{t('rooms.form.everyone')}</option>
        {courses.data?.items.map(({ id, title }) => (
          <option key={id} value={id}>
            {t('rooms.form.ownersOf', { course: title })}
          </option>
        ))}
      </Select>
    </Field>
  );
}
