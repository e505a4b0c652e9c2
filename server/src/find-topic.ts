import { postIdSchema } from '@danube/contract/blog/blog.schemas.ts';
import type { ShownTopic } from '@danube/contract/community/community.schemas.ts';
import { occurrencePath } from '@danube/contract/events/event-paths.ts';
import type { BlogApi } from './modules/blog/blog.api.ts';
import type { EventsApi } from './modules/events/events.api.ts';
import type { Tx } from './platform/database.ts';

export type TopicSources = {
  readonly blog: Pick<BlogApi, 'findPublicName'>;
  readonly events: Pick<EventsApi, 'findTitle'>;
};

/**
 * What members can discuss. Built here because the community is in the same layer as the events and
 * doesn't know the blog.
 */
export async function findTopic(
  { blog, events }: TopicSources,
  tx: Tx,
  topic: string,
): Promise<ShownTopic | null> {
  const [kind, name = ''] = topic.split(':');
  if (kind === 'post') {
    const id = postIdSchema.safeParse(name);
    const post = id.success ? await blog.findPublicName(tx, id.data) : null;
    return post && { kind, title: post.title, path: `/blog/${post.slug}` };
  }
  const [slug = '', date = ''] = name.split('/');
  const title = await events.findTitle(tx, { slug, date });
  return title === null ? null : { kind: 'session', title, path: occurrencePath(slug, date) };
}
