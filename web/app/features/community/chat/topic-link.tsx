import type { ShownTopic } from '@danube/contract/community/community.schemas.ts';
import { useLocalPath } from '../../../lib/local-path.ts';
import type { TextKey } from '../../../lib/text-keys.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { TextLink } from '../../../ui/text-link.tsx';

const kindTexts = {
  post: 'chat.topic.post',
  session: 'chat.topic.session',
} as const satisfies Record<ShownTopic['kind'], TextKey>;

/** The page that a thread is about, above its first message. */
export function TopicLink({ topic }: { topic: ShownTopic }) {
  const t = useTexts('chat');
  const localPath = useLocalPath();
  return (
    <p className="mb-1 border-s-2 border-river ps-3 text-sm text-ink-2 wrap-anywhere">
      {t(kindTexts[topic.kind])} <TextLink to={localPath(topic.path)}>{topic.title}</TextLink>
    </p>
  );
}
