/** In a file without schemas, so that public pages don't load the validation library. */
export const topicKinds = ['post', 'session'] as const;

/** What a discussion is about: `post:<id>` or `session:<slug>/<date>`. */
export function postTopic({ id }: { id: string }): string {
  return `post:${id}`;
}

export function sessionTopic({ slug, date }: { slug: string; date: string }): string {
  return `session:${slug}/${date}`;
}
