import type {
  ManagedVideo,
  Scheduling,
  VideoDraft,
  VideoId,
} from '@danube/contract/videos/videos.schemas.ts';
import { type ActionContext, auditFieldsOf } from '../../../platform/action-context.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { indexTexts } from '../index-texts.ts';
import { videoTarget } from '../video-target.ts';
import { toSearchText } from '../video-texts.ts';
import type { VideosDependencies } from '../videos.dependencies.ts';
import { findVideoBySlug, updateVideo } from '../videos.repository.ts';
import { findQuickieRows } from './quickies.repository.ts';
import { requireKnownNames } from './require-known-names.ts';
import { describeVideo, requireVideo } from './require-video.ts';
import { copyTextsToQuickie, writeQuickie } from './write-quickie.ts';

export function changeVideo(
  deps: VideosDependencies,
  act: ActionContext,
  { id, slug: wanted, ...draft }: VideoDraft & { id: VideoId },
): Promise<ManagedVideo> {
  return deps.transact(async ({ tx, audit, touchContent }) => {
    const before = await requireVideo(tx, id);
    const slug = wanted ?? before.slug;
    const other = await findVideoBySlug(tx, slug);
    if (other && other.id !== id) throw new DomainError('SLUG_TAKEN');
    await requireKnownNames(deps, tx, { before, draft });
    const changes = { ...draft, slug, searched: toSearchText(draft.words) };
    const video = await updateVideo(tx, id, { ...changes, updatedAt: deps.clock.now() });
    await indexTexts(tx, id);
    if (video) await copyTextsToQuickie(deps, tx, { video, uploaderId: act.member.userId });
    touchContent('videos');
    const reported = (row: typeof before) => {
      const { words, show, topics, publishedAt } = row;
      return { slug: row.slug, words, show, topics, publishedAt };
    };
    audit({
      ...auditFieldsOf(act),
      action: 'videos.change',
      target: videoTarget(id),
      before: reported(before),
      after: reported({ ...before, ...changes }),
    });
    return describeVideo(deps, tx, id);
  });
}

export function scheduleVideo(
  deps: VideosDependencies,
  act: ActionContext,
  { id, quickie: scheduling }: { id: VideoId; quickie: Scheduling | null },
): Promise<ManagedVideo> {
  return deps.transact(async ({ tx, audit, touchContent }) => {
    const video = await requireVideo(tx, id);
    const was = (await findQuickieRows(tx, [id])).get(id);
    await writeQuickie(deps, tx, { video, scheduling, uploaderId: act.member.userId });
    touchContent('videos');
    audit({
      ...auditFieldsOf(act),
      action: 'videos.schedule',
      target: videoTarget(id),
      before: was ? { scheduledDate: was.scheduledDate, isActive: was.isActive } : null,
      after: scheduling,
    });
    return describeVideo(deps, tx, id);
  });
}
