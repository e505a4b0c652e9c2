import { type Message, maxMessageLength } from '@danube/contract/community/community.schemas.ts';
import { type KeyboardEvent, type SubmitEvent, useState } from 'react';
import { useTexts } from '../../../lib/texts.tsx';
import { Button } from '../../../ui/button.tsx';
import { TextArea } from '../../../ui/text-area.tsx';

type EditMessageProps = {
  message: Message;
  /** Resolves to whether it succeeded. */
  onSave: (text: string) => Promise<boolean>;
  onDone: () => void;
};

/** Edits the author's own text; Escape cancels. */
export function EditMessage({ message, onSave, onDone }: EditMessageProps) {
  const t = useTexts('chat');
  const [text, setText] = useState(message.text);
  const [isSaving, setSaving] = useState(false);

  async function save(): Promise<void> {
    const written = text.trim();
    if (written === '' || isSaving) return;
    if (written === message.text) {
      onDone();
      return;
    }
    setSaving(true);
    const isDone = await onSave(written);
    setSaving(false);
    if (isDone) onDone();
  }
  function press(event: KeyboardEvent): void {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') onDone();
    else if (event.key === 'Enter' && !event.shiftKey) {
      event.preventDefault();
      void save();
    }
  }
  function submit(event: SubmitEvent): void {
    event.preventDefault();
    void save();
  }

  return (
    <form onSubmit={submit} className="grid max-w-[64ch] gap-2 pt-1">
      <TextArea
        aria-label={t('chat.message.editLabel')}
        rows={2}
        maxLength={maxMessageLength}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={press}
        autoFocus
        className="min-h-16!"
      />
      <div className="flex gap-2">
        <Button type="submit" size="small" variant="primary" isLoading={isSaving}>
          {t('chat.message.saveEdit')}
        </Button>
        <Button size="small" variant="quiet" onClick={onDone}>
          {t('ui.cancel')}
        </Button>
      </div>
    </form>
  );
}
