import { type Message, maxMessageLength } from '@danube/contract/community/community.schemas.ts';
import type { KeyboardEvent } from 'react';
import { errorText } from '../../../lib/error-texts.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { Button } from '../../../ui/button.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { FormError } from '../../../ui/form/form-error.tsx';
import { useForm } from '../../../ui/form/use-form.ts';
import { TextArea } from '../../../ui/text-area.tsx';

type EditMessageProps = {
  message: Message;
  onSave: (text: string) => Promise<void>;
  onDone: () => void;
};

/** Edits the author's own text; Escape cancels. */
export function EditMessage({ message, onSave, onDone }: EditMessageProps) {
  const t = useTexts('chat');
  const form = useForm({
    defaultValues: () => ({ text: message.text }),
    validate: ({ text }) => (text.trim() === '' ? ['text'] : []),
    async onSubmit({ text }) {
      if (text.trim() !== message.text) await onSave(text.trim());
    },
  });

  async function save(): Promise<void> {
    if (await form.submit()) onDone();
  }
  function handleKeyDown(event: KeyboardEvent): void {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') {
      // Otherwise the thread or the window around it would close too.
      event.preventDefault();
      onDone();
    } else if (event.key === 'Enter' && !event.shiftKey) {
      event.preventDefault();
      void save();
    }
  }

  return (
    <Form submitError={form.failedSubmits} onSubmit={save} className="grid max-w-[64ch] gap-2 pt-1">
      <TextArea
        aria-label={t('chat.message.editLabel')}
        aria-invalid={form.isInvalid('text')}
        rows={2}
        maxLength={maxMessageLength}
        value={form.values.text}
        onChange={({ target }) => form.setValues({ text: target.value })}
        onKeyDown={handleKeyDown}
        autoFocus
        className="min-h-16!"
      />
      {form.error === undefined ? null : (
        <FormError isBesideField={form.isInvalid('text')}>{errorText(form.error, t)}</FormError>
      )}
      <div className="flex gap-2">
        <Button type="submit" size="small" variant="primary" isLoading={form.isSubmitting}>
          {t('chat.message.saveEdit')}
        </Button>
        <Button size="small" variant="quiet" onClick={onDone}>
          {t('ui.cancel')}
        </Button>
      </div>
    </Form>
  );
}
