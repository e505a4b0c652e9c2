import type { Person } from '@danube/contract/identity/people.schemas.ts';
import type { PersonEntry } from '@danube/contract/identity/person-record.schemas.ts';
import { personTextLimits } from '@danube/contract/identity/person-record-rules.ts';
import { useQueryClient } from '@tanstack/react-query';
import { queries } from '../../../lib/api.ts';
import { errorText } from '../../../lib/error-texts.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { FormDialog } from '../../../ui/form/form-dialog.tsx';
import { useDialogForm } from '../../../ui/form/use-dialog-form.ts';
import { TextArea } from '../../../ui/text-area.tsx';
import { showToast } from '../../../ui/toast.ts';
import { ConfirmDialog } from '../kit/confirm-dialog.tsx';
import { refetchPersonEntries } from './people-queries.ts';
import { personName } from './person-name.ts';

export function AddNote({ person }: { person: Person }) {
  const t = useTexts('person', 'admin');
  const queryClient = useQueryClient();
  const name = personName(person);
  const form = useDialogForm({
    defaultValues: newNote,
    validate: ({ text }) => (text.trim() === '' ? ['text'] : []),
    async onSubmit({ key, text }) {
      await queries.identity.people.addNote.call({ userId: person.id, key, text: text.trim() });
      await refetchPersonEntries(queryClient, person.id);
      showToast({ kind: 'success', title: t('person.note.saved') });
    },
  });
  return (
    <FormDialog
      form={form}
      trigger={<Button size="small">{t('person.note.add')}</Button>}
      title={t('person.note.title', { name })}
      description={t('person.note.text', { name })}
      confirmLabel={t('person.note.save')}
      error={form.error === undefined ? undefined : errorText(form.error, t)}
    >
      <Field
        label={t('person.note.label')}
        error={form.isInvalid('text') ? t('person.note.missing') : undefined}
      >
        <TextArea
          name="text"
          rows={5}
          maxLength={personTextLimits.note}
          value={form.values.text}
          // A changed note is another one: under the old key the server would drop it.
          onChange={({ currentTarget }) =>
            form.setValues({ ...newNote(), text: currentTarget.value })
          }
        />
      </Field>
    </FormDialog>
  );
}

/** The key stays the same for a retry, so a note whose answer was lost isn't written twice. */
function newNote() {
  return { key: crypto.randomUUID(), text: '' };
}

type DeleteNoteProps = { person: Person; entry: PersonEntry; date: string };

/** `date` tells the buttons apart for screen readers. */
export function DeleteNote({ person, entry, date }: DeleteNoteProps) {
  const t = useTexts('person');
  const queryClient = useQueryClient();

  async function remove() {
    await queries.identity.people.deleteNote.call({ userId: person.id, id: entry.id });
    showToast({ kind: 'success', title: t('person.note.deleted') });
    await refetchPersonEntries(queryClient, person.id);
  }

  return (
    <ConfirmDialog
      trigger={
        <Button size="small" variant="quiet" aria-label={t('person.note.deleteOf', { date })}>
          {t('person.note.delete')}
        </Button>
      }
      title={t('person.note.deleteTitle')}
      text={t('person.note.deleteText')}
      confirmLabel={t('person.note.delete')}
      isDanger
      onConfirm={remove}
    />
  );
}
