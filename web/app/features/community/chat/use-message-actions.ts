import type { Message, ReactionKind } from '@danube/contract/community/community.schemas.ts';
import { useMemo } from 'react';
import { browserApi } from '../../../lib/api.ts';
import { errorText } from '../../../lib/error-texts.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { showToast } from '../../../ui/toast.ts';

export type MessageActions = ReturnType<typeof useMessageActions>;

/** Actions on a message. Each resolves to whether it succeeded, and shows an error if not. */
export function useMessageActions(onChanged: (message: Message) => void) {
  const t = useTexts('chat');
  return useMemo(() => {
    async function attempt(act: Promise<Message>): Promise<boolean> {
      try {
        onChanged(await act);
        return true;
      } catch (error) {
        showToast({ kind: 'destructive', title: errorText(error, t) });
        return false;
      }
    }
    return {
      react: ({ id }: Message, kind: ReactionKind, isOn: boolean) =>
        attempt(browserApi.messages.react({ messageId: id, kind, isOn })),
      /** The caller's form shows the error. */
      edit: async ({ id }: Message, text: string) =>
        onChanged(await browserApi.messages.edit({ messageId: id, text })),
      remove: ({ id }: Message) => attempt(browserApi.messages.remove({ messageId: id })),
      quote: ({ id }: Message, isQuoted: boolean) =>
        attempt(browserApi.communityAdmin.quote({ messageId: id, isQuoted })),
    };
  }, [onChanged, t]);
}
