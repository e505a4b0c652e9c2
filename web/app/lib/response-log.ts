import { readsHeader, readsNothing } from '@danube/contract/reads-header.ts';

const maxRequests = 100;
const tagsByProcedure = new Map<string, Set<string>>();
const respondedAt = new Map<string, number>();

/** Records a response's metadata: its request id and its content tags. */
export function recordResponse(path: readonly string[], { headers }: Response): void {
  const requestId = headers.get('x-request-id');
  if (requestId) respondedAt.set(requestId, performance.now());
  const [oldest] = respondedAt.keys();
  if (oldest && respondedAt.size > maxRequests) respondedAt.delete(oldest);
  const reads = headers.get(readsHeader);
  if (reads === null) return;
  const name = path.join('.');
  const tags = tagsByProcedure.get(name) ?? new Set();
  for (const tag of reads.split(' ')) if (tag !== readsNothing) tags.add(tag);
  tagsByProcedure.set(name, tags);
}

/** The content tags of this procedure's responses; undefined if none has reported any. */
export function tagsReadBy(path: readonly string[]): ReadonlySet<string> | undefined {
  return tagsByProcedure.get(path.join('.'));
}

/**
 * When this tab had received the responses to all of these requests; undefined if one wasn't its
 * own.
 */
export function lastResponseAt(requestIds: readonly string[] | undefined): number | undefined {
  if (!requestIds) return undefined;
  const moments = requestIds.map((id) => respondedAt.get(id) ?? Number.POSITIVE_INFINITY);
  const last = Math.max(...moments);
  return Number.isFinite(last) ? last : undefined;
}
