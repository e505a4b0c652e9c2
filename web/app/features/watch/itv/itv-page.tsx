import type { VideoCard as Video } from '@danube/contract/videos/videos.schemas.ts';
import { ArrowRight } from 'lucide-react';
import { Link, useNavigation } from 'react-router';
import { useLocalPath } from '../../../lib/local-path.ts';
import { RichText, useFallbackLang, useTexts } from '../../../lib/texts.tsx';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { SectionHeading } from '../../../ui/section-heading.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { itvPath } from '../../shared/paths/itv-paths.ts';
import { ContinueWatching } from './continue-watching.tsx';
import { ItvFilterForm } from './itv-filter-form.tsx';
import { type ItvView, isFiltered, itvUrl } from './itv-view.ts';
import { ListSection } from './list-section.tsx';
import { ShowFilter } from './show-filter.tsx';
import { VideoCard } from './video-card.tsx';

export type VideoList = { videos: readonly Video[]; nextCursor: string | null };

/** The library: every video, newest first, and those a member has started. */
export function ItvPage({ list, view }: { list: VideoList; view: ItvView }) {
  const t = useTexts('itv');
  const lang = useFallbackLang('itv');
  const isWaiting = useNavigation().location?.pathname === itvPath;
  const [newest, ...earlier] = list.videos;
  const hasLead = newest !== undefined && !isFiltered(view) && !view.cursor;
  const rest = hasLead ? earlier : list.videos;
  return (
    <div lang={lang} className="page pt-[clamp(2rem,4vw,3.5rem)] pb-section">
      <SectionHeading
        level={1}
        className="mb-6! sm:mb-8! lg:mb-10!"
        label={t('itv.list.label')}
        title={<RichText k="itv.list.title" elements={{ em: <em /> }} />}
        lede={t('itv.list.lede')}
      />
      <ShowFilter view={view} />
      <ItvFilterForm view={view} />
      <div
        aria-busy={isWaiting || undefined}
        className={classNames(
          'mt-8 grid gap-y-10 transition-opacity lg:mt-12 lg:gap-y-14',
          isWaiting && 'opacity-60',
        )}
      >
        {hasLead ? (
          <ListSection title={t('itv.list.newest')}>
            <VideoCard video={newest} kind="lead" isFirst />
          </ListSection>
        ) : null}
        {/* It loads later than the page; below the fold the layout shift isn't visible. */}
        {hasLead ? <ContinueWatching /> : null}
        {rest.length > 0 ? (
          <ListSection title={isFiltered(view) ? t('itv.list.found') : t('itv.list.earlier')}>
            <Tiles videos={rest} hasFirst={!hasLead} />
          </ListSection>
        ) : null}
        {newest === undefined ? <NoVideosFound view={view} /> : null}
      </div>
      <Pages list={list} view={view} />
    </div>
  );
}

/** How many are in the first row of the list. */
const firstRowSize = 3;

function Tiles({ videos, hasFirst }: { videos: readonly Video[]; hasFirst: boolean }) {
  return (
    <ul className="grid gap-x-gutter gap-y-6 sm:grid-cols-2 sm:gap-y-10 lg:grid-cols-3">
      {videos.map((video, index) => (
        <li key={video.id}>
          <VideoCard video={video} isFirst={hasFirst && index < firstRowSize} />
        </li>
      ))}
    </ul>
  );
}

function NoVideosFound({ view }: { view: ItvView }) {
  const t = useTexts('itv');
  const localPath = useLocalPath();
  const isSought = isFiltered(view);
  return (
    <div role="status">
      <EmptyState
        drawing={isSought ? 'search' : 'flat'}
        title={isSought ? t('itv.list.emptyTitle') : t('itv.list.noneTitle')}
        text={isSought ? t('itv.list.emptyText') : t('itv.list.noneText')}
        action={
          <Button asChild>
            <Link to={localPath(isSought ? itvPath : '/courses')} preventScrollReset={isSought}>
              {isSought ? t('itv.list.clear') : t('itv.list.noneAction')}
            </Link>
          </Button>
        }
      />
    </div>
  );
}

/** Cursor pagination forwards; back is the browser's button, or the first page. */
function Pages({ list, view }: { list: VideoList; view: ItvView }) {
  const t = useTexts('itv', 'ui');
  const localPath = useLocalPath();
  if (!list.nextCursor && !view.cursor) return null;
  return (
    <nav aria-label={t('ui.pages')} className="mt-12 flex flex-wrap items-center gap-x-6 gap-y-3">
      {list.nextCursor ? (
        <Button asChild>
          <Link to={localPath(itvUrl({ ...view, cursor: list.nextCursor }))} rel="next">
            {t('itv.list.next')}
            <ArrowRight aria-hidden="true" />
          </Link>
        </Button>
      ) : null}
      {view.cursor ? (
        <TextLink kind="standalone" to={localPath(itvUrl({ ...view, cursor: undefined }))}>
          {t('itv.list.first')}
        </TextLink>
      ) : null}
    </nav>
  );
}
