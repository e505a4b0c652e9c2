import type { Conversation } from '@danube/contract/community/community.schemas.ts';
import { type SubmitEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { useTexts } from '../../../lib/texts.tsx';
import { useFormat } from '../../../lib/use-format.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { useScreenAddress } from './screen-address.ts';

type JumpDialogProps = { conversation: Conversation; isOpen: boolean; onClose: () => void };

/** Opens the conversation at the start of a day. */
export function JumpDialog({ conversation, isOpen, onClose }: JumpDialogProps) {
  const t = useTexts('chat');
  const navigate = useNavigate();
  const format = useFormat();
  const { pathTo } = useScreenAddress();
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: format.timeZone }).format(new Date());
  const [day, setDay] = useState(today);

  async function go(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    onClose();
    await navigate(pathTo({ conversation: conversation.id, from: day }));
  }
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={(next) => (next ? undefined : onClose())}
      title={t('chat.room.jump')}
    >
      <form onSubmit={(event) => void go(event)} className="grid gap-4">
        <Field label={t('chat.room.date')}>
          <TextInput
            type="date"
            required
            max={today}
            value={day}
            onChange={(event) => setDay(event.target.value)}
          />
        </Field>
        <Button type="submit" variant="primary" className="justify-self-start">
          {t('chat.room.jumpGo')}
        </Button>
      </form>
    </Dialog>
  );
}
