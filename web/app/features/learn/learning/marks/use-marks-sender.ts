import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { browserApi, queries } from '../../../../lib/api.ts';
import { hasCode } from '../../../../lib/failure.ts';
import type { PageSession } from '../../../shared/session/browser-session.ts';
import { useAuth } from '../../../shared/session/use-session.tsx';
import { createMarksSender, type MarksSender } from './marks-sender.ts';
import { readStoredOutbox, storeOutbox } from './stored-outbox.ts';

const sendEveryMs = 10_000;

/** Sends a member's marks while the component is mounted; a visitor has no sender. */
export function useMarksSender(owner: string | null): MarksSender | null {
  const auth = useAuth();
  const queryClient = useQueryClient();
  const [sender] = useState(() =>
    owner === null ? null : createBrowserSender({ owner, auth, queryClient }),
  );
  useEffect(() => (sender ? keepSending(sender) : undefined), [sender]);
  useEffect(() => (sender && auth ? followSession(sender, auth) : undefined), [sender, auth]);
  return sender;
}

type SenderContext = {
  readonly owner: string;
  readonly auth: PageSession | null;
  readonly queryClient: QueryClient;
};

function createBrowserSender({ owner, auth, queryClient }: SenderContext): MarksSender {
  const done = new Set<string>();
  return createMarksSender({
    load: () => readStoredOutbox(owner),
    store: (outbox) => storeOutbox(owner, outbox),
    send: (lessons) => browserApi.learning.keepMarks({ student: owner, lessons }),
    // Everything else may be temporary: the network, the database, an expired session.
    isRefused: (error) => hasCode(error, 'BAD_REQUEST'),
    isOwnerSignedIn: () => auth?.store.state().session?.user.id === owner,
    now: Date.now,
    onSaved(saved) {
      const news = saved.filter(({ lesson, isDone }) => isDone && !done.has(lesson));
      for (const { lesson } of news) done.add(lesson);
      // The next step has changed, wherever it is shown.
      if (news.length > 0) {
        void queryClient.invalidateQueries({ queryKey: queries.learning.key() });
        void queryClient.invalidateQueries({ queryKey: queries.certificates.key() });
      }
    },
  });
}

function followSession(sender: MarksSender, { store }: PageSession): () => void {
  const stopFarewell = store.beforeSignOut(sender.sendNow);
  const stopListening = store.onAuthEvent((event) => {
    if (event === 'SIGNED_OUT') sender.end();
  });
  return () => {
    stopFarewell();
    stopListening();
  };
}

function keepSending(sender: MarksSender): () => void {
  const timer = setInterval(() => void sender.tick(), sendEveryMs);
  const sendNow = () => void sender.sendNow();
  const sendHidden = () => {
    if (document.visibilityState === 'hidden') sendNow();
  };
  document.addEventListener('visibilitychange', sendHidden);
  addEventListener('pagehide', sendNow);
  addEventListener('online', sendNow);
  void sender.tick();
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', sendHidden);
    removeEventListener('pagehide', sendNow);
    removeEventListener('online', sendNow);
    sendNow();
  };
}
