import { skipToken, useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { queries } from '../../../lib/api.ts';
import { useLocalPath } from '../../../lib/local-path.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { useIdleOnce } from '../../../lib/use-idle-once.ts';
import { Button } from '../../../ui/button.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { chatPath, threadPath } from '../paths/community-paths.ts';
import { useSession } from '../session/use-session.tsx';

// Lazy: only members write.
const DiscussionDialog = lazy(async () => ({
  default: (await import('./discussion-dialog.tsx')).DiscussionDialog,
}));

/**
 * The community's thread about a page. The page's HTML is the same for everyone and doesn't change
 * with messages, so their number is fetched later.
 */
export function Discussion({ topic }: { topic: string }) {
  const t = useTexts('discussion');
  const isIdle = useIdleOnce();
  const { data } = useQuery(
    queries.community.discussion.queryOptions({ input: isIdle ? { topic } : skipToken }),
  );
  const count = data?.count ?? 0;
  return (
    <section aria-labelledby="discussion" className="grid justify-items-start gap-2">
      <h2 id="discussion" className="type-h4">
        {t('discussion.title')}
      </h2>
      <p className="type-small min-h-[1lh]">
        {data && count > 0 ? t('discussion.count', { count }) : null}
        {data && count === 0 ? t('discussion.none') : null}
      </p>
      {/**
       * If a thread has no visible messages left, the next one replies to its former first
       * message.
       */}
      <DiscussionAction topic={topic} thread={data && count === 0 ? null : data?.thread} />
    </section>
  );
}

type DiscussionActionProps = {
  topic: string;
  /** Null if nobody has written, undefined if it isn't known. */
  thread: { conversationId: string; messageId: string } | null | undefined;
};

function DiscussionAction({ topic, thread }: DiscussionActionProps) {
  const t = useTexts('discussion');
  const localPath = useLocalPath();
  const { user } = useSession();
  const [isWriting, setWriting] = useState(false);
  if (thread) {
    const { conversationId, messageId } = thread;
    return (
      <TextLink kind="standalone" to={localPath(threadPath(conversationId, messageId))}>
        {t('discussion.read')}
      </TextLink>
    );
  }
  if (thread === undefined || !user) {
    return (
      <TextLink kind="standalone" to={localPath(chatPath)}>
        {t('discussion.open')}
      </TextLink>
    );
  }
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setWriting(true)}>
        {t('discussion.start')}
      </Button>
      {isWriting ? (
        <Suspense fallback={null}>
          <DiscussionDialog topic={topic} onOpenChange={setWriting} />
        </Suspense>
      ) : null}
    </>
  );
}
