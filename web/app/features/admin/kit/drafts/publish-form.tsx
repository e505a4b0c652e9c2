import type { ReactNode } from 'react';
import { academyMinute, instantAt } from '../../../../lib/academy-time.ts';
import { errorText } from '../../../../lib/error-texts.ts';
import { useTexts } from '../../../../lib/texts.tsx';
import { useFormat } from '../../../../lib/use-format.tsx';
import { Button } from '../../../../ui/button.tsx';
import { OverlayClose } from '../../../../ui/dialog.tsx';
import { Field } from '../../../../ui/field.tsx';
import { Form } from '../../../../ui/form/form.tsx';
import { FormError } from '../../../../ui/form/form-error.tsx';
import { useForm } from '../../../../ui/form/use-form.ts';
import { RadioGroup } from '../../../../ui/radio-group.tsx';
import { TextInput } from '../../../../ui/text-input.tsx';
import { showToast } from '../../../../ui/toast.ts';

type PublishFormProps = {
  title: string;
  /** False if the last edits couldn't be saved, so that nothing was published. */
  publish: (at: Date | null) => Promise<boolean>;
  onDone: () => void;
  before?: ReactNode;
  after?: ReactNode;
};

/** Now or at a time, in the academy's time zone. */
export function PublishForm({ before, after, ...acts }: PublishFormProps) {
  const t = useTexts('editor');
  const format = useFormat();
  const form = usePublishing(acts);
  const { isLater, minute } = form.values;
  return (
    <Form submitError={form.failedSubmits} onSubmit={form.submit} className="grid gap-4">
      {before}
      <RadioGroup
        legend={t('editor.publish.when')}
        name="when"
        value={isLater ? 'later' : 'now'}
        onValueChange={(value) => form.setValues({ isLater: value === 'later' })}
        options={[
          { value: 'now', label: t('editor.publish.now'), help: t('editor.publish.nowHelp') },
          { value: 'later', label: t('editor.publish.later') },
        ]}
      />
      {isLater ? (
        <Field
          label={t('editor.publish.at')}
          help={t('editor.publish.atHelp', { zone: format.zone(instantAt(minute) ?? new Date()) })}
          error={form.isInvalid('minute') ? t('editor.publish.atWrong') : undefined}
        >
          <TextInput
            type="datetime-local"
            value={minute}
            onChange={(event) => form.setValues({ minute: event.currentTarget.value })}
          />
        </Field>
      ) : null}
      {after}
      {form.error === undefined ? null : (
        <FormError>
          {form.error instanceof NotSaved ? t('editor.publish.notSaved') : errorText(form.error, t)}
        </FormError>
      )}
      <div className="flex flex-wrap justify-end gap-3 pt-2">
        <OverlayClose asChild>
          <Button variant="quiet">{t('ui.cancel')}</Button>
        </OverlayClose>
        <Button type="submit" variant="primary" isLoading={form.isSubmitting}>
          {t(isLater ? 'editor.publish.schedule' : 'editor.publish.confirm')}
        </Button>
      </div>
    </Form>
  );
}

class NotSaved extends Error {}

const hourMs = 3_600_000;

function usePublishing({ title, publish, onDone }: PublishFormProps) {
  const t = useTexts('editor');
  const format = useFormat();
  return useForm({
    defaultValues: () => ({ isLater: false, minute: academyMinute(new Date(Date.now() + hourMs)) }),
    validate: ({ isLater, minute }) => (isLater && !isAhead(instantAt(minute)) ? ['minute'] : []),
    async onSubmit({ isLater, minute }) {
      const at = isLater ? (instantAt(minute) ?? null) : null;
      if (!(await publish(at))) throw new NotSaved();
      showToast({
        kind: 'success',
        title: at
          ? t('editor.publish.scheduled', { title, at: format.date(at, 'moment') })
          : t('editor.publish.published', { title }),
      });
      onDone();
    },
  });
}

function isAhead(at: Date | undefined): boolean {
  return at !== undefined && at.getTime() > Date.now();
}
