import type { Person } from '@danube/contract/identity/people.schemas.ts';
import { personTextLimits } from '@danube/contract/identity/person-record-rules.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { queries } from '../../../lib/api.ts';
import { errorText } from '../../../lib/error-texts.ts';
import { declaredError } from '../../../lib/failure.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { useFormat } from '../../../lib/use-format.tsx';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { FormDialog } from '../../../ui/form/form-dialog.tsx';
import { useDialogForm } from '../../../ui/form/use-dialog-form.ts';
import { TextArea } from '../../../ui/text-area.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { showToast } from '../../../ui/toast.ts';
import { refetchPersonEntries } from './people-queries.ts';
import { personName } from './person-name.ts';

/** Writes a plain-text email to a person. Lists link to it with `?write=email`, which opens it. */
export function MailDialog({ person }: { person: Person }) {
  const t = useTexts('person', 'admin');
  const queryClient = useQueryClient();
  const format = useFormat();
  const name = personName(person);
  const [parameters, setParameters] = useSearchParams();
  const isRequested = parameters.get('write') === 'email';
  const form = useDialogForm<Values, 'subject' | 'text'>({
    defaultValues: emptyMail,
    defaultOpen: isRequested,
    onOpenChange(isOpen) {
      // Otherwise a reload would open it again.
      if (!isOpen && isRequested) setParameters(withoutRequest, { replace: true });
    },
    validate: ({ subject, text }) => [
      ...(subject.trim() === '' ? (['subject'] as const) : []),
      ...(text.trim() === '' ? (['text'] as const) : []),
    ],
    async onSubmit({ key, subject, text }) {
      const mail = { key, subject: subject.trim(), text: text.trim() };
      await queries.identity.people.sendMail.call({ userId: person.id, ...mail });
      await refetchPersonEntries(queryClient, person.id);
      showToast({ kind: 'success', title: t('person.mail.sent', { name }) });
    },
  });
  const failureText = (error: unknown) => {
    const declared = declaredError(error);
    if (declared?.code !== 'MAIL_LIMIT_REACHED') return errorText(error, t);
    const { max, possibleAt } = declared.data;
    const date = format.date(possibleAt, 'moment');
    return t('person.mail.limit', { name, max: format.number(max), date });
  };
  // A changed email is another one: under the old key the server would drop it.
  const change = (part: Partial<Values>) => form.setValues({ ...part, key: crypto.randomUUID() });
  return (
    <FormDialog
      form={form}
      size="medium"
      trigger={<Button size="small">{t('person.mail.write')}</Button>}
      title={t('person.mail.title', { name })}
      description={t('person.mail.text', { email: person.email })}
      confirmLabel={t('person.mail.write')}
      error={form.error === undefined ? undefined : failureText(form.error)}
    >
      <Field
        label={t('person.mail.subject')}
        error={form.isInvalid('subject') ? t('person.mail.subjectMissing') : undefined}
      >
        <TextInput
          name="subject"
          maxLength={personTextLimits.mailSubject}
          value={form.values.subject}
          onChange={({ currentTarget }) => change({ subject: currentTarget.value })}
        />
      </Field>
      <Field
        label={t('person.mail.body')}
        help={t('person.mail.bodyHelp')}
        error={form.isInvalid('text') ? t('person.mail.bodyMissing') : undefined}
      >
        <TextArea
          name="text"
          rows={9}
          maxLength={personTextLimits.mailText}
          value={form.values.text}
          onChange={({ currentTarget }) => change({ text: currentTarget.value })}
        />
      </Field>
    </FormDialog>
  );
}

function withoutRequest(parameters: URLSearchParams): URLSearchParams {
  const others = new URLSearchParams(parameters);
  others.delete('write');
  return others;
}

type Values = { key: string; subject: string; text: string };

/** The key stays the same for a retry, so an email whose answer was lost isn't sent twice. */
function emptyMail(): Values {
  return { key: crypto.randomUUID(), subject: '', text: '' };
}
