import { previewLength } from '@danube/contract/videos/preview-length.ts';
import type { VideoPage as Video } from '@danube/contract/videos/videos.schemas.ts';
import { ArrowRight, Lock, LockOpen } from 'lucide-react';
import { Link } from 'react-router';
import { formatClock } from '../../../lib/format-date.ts';
import { useLocalPath } from '../../../lib/local-path.ts';
import { useFallbackLang, useLanguage, useTexts } from '../../../lib/texts.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Breadcrumb } from '../../../ui/breadcrumb.tsx';
import { DateDisplay } from '../../../ui/date-display.tsx';
import { RiskNotice } from '../../../ui/risk-notice.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { itvPath, registerPath, videoPath } from '../../shared/paths/itv-paths.ts';
import type { Access } from '../../shared/player/preview-machine.ts';
import { savePosition } from '../../shared/player/saved-position.ts';
import { LanguageNote } from '../../shop/item/language-note.tsx';
import { ChapterLinks } from './chapter-links.tsx';
import { itvUrl } from './itv-view.ts';
import { PlayerSlot } from './player-slot.tsx';
import { Transcript } from './transcript.tsx';
import { useVideoNames } from './use-video-names.ts';
import { useWatching } from './use-watching.ts';
import { VideoCard } from './video-card.tsx';

/** One video with its transcript and suggestions. */
export function VideoPage({ video }: { video: Video }) {
  const t = useTexts('itv', 'catalogue', 'nav');
  const { showName } = useVideoNames();
  const frameLang = useFallbackLang('itv');
  const localPath = useLocalPath();
  const page = useLanguage();
  const { access, second, seek, around, player } = useWatching(video);
  const { key, ...requests } = player;
  const lang = video.language === page ? undefined : video.language;
  const { transcript, playable } = video;
  const crumbs = [
    { label: t('nav.itv'), to: localPath(itvPath) },
    { label: showName(video.show), to: localPath(itvUrl({ show: video.show })) },
    { label: video.title },
  ];
  return (
    <div lang={frameLang} className="page columns-12 gap-y-12 pt-5 pb-section sm:pt-7">
      <Breadcrumb crumbs={crumbs} className="col-span-full -mb-7" />
      <div className="col-span-full grid min-w-0 content-start gap-y-10 lg:col-span-8">
        <article aria-labelledby="video-title" className="grid min-w-0 content-start gap-y-5">
          <div {...around} className="scroll-mt-24">
            <PlayerSlot key={key} playable={playable} page={videoPath(video.slug)} {...requests} />
          </div>
          <AccessNote video={video} access={access} second={second} />
          <Title video={video} lang={lang} />
          <Description text={video.description} lang={lang} />
          {namesCfds(video) ? <RiskNotice>{t('catalogue.risk')}</RiskNotice> : null}
        </article>
        {transcript ? (
          <Transcript slug={video.slug} transcript={transcript} second={second} onSeek={seek} />
        ) : null}
      </div>
      <div className="col-span-full grid content-start gap-y-12 lg:col-span-4 lg:ps-4">
        <ChapterLinks video={video} lang={lang} access={access} second={second} onSeek={seek} />
        <Related videos={video.related} />
      </div>
    </div>
  );
}

type AccessNoteProps = { video: Video; access: Access; second: number };

function AccessNote({ video, access, second }: AccessNoteProps) {
  const t = useTexts('itv', 'quickie');
  const localPath = useLocalPath();
  const isFull = access === 'full';
  function keep() {
    const page = videoPath(video.slug);
    if (second > 0) savePosition({ videoId: video.id, position: second, page });
  }
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Badge kind={isFull ? 'river' : 'neutral'} icon={isFull ? <LockOpen /> : <Lock />}>
        {isFull ? t('quickie.badge.full') : t('quickie.badge.preview')}
      </Badge>
      {isFull ? null : (
        <>
          {video.seconds > previewLength ? (
            <p className="type-small basis-72 grow">
              {t('itv.video.previewNote', {
                open: formatClock(previewLength),
                length: formatClock(video.seconds),
              })}
            </p>
          ) : null}
          <TextLink
            kind="standalone"
            to={localPath(registerPath(video.slug))}
            onClick={keep}
            icon={<ArrowRight />}
            className="text-sm"
          >
            {t('itv.video.register')}
          </TextLink>
        </>
      )}
    </div>
  );
}

type PartProps = { video: Video; lang: string | undefined };

function Title({ video, lang }: PartProps) {
  const t = useTexts('itv');
  const { showName, topicName } = useVideoNames();
  const localPath = useLocalPath();
  const wording = { ...video, originalLanguage: video.language };
  return (
    <header className="grid justify-items-start gap-3 border-t border-rule pt-5">
      <h1 id="video-title" lang={lang} className="type-h2 max-sm:text-3xl">
        {video.title}
      </h1>
      <p className="type-small tabular flex flex-wrap gap-x-2">
        <span>{showName(video.show)}</span>
        <span aria-hidden="true">·</span>
        <DateDisplay instant={video.publishedAt} style="long" />
        <span aria-hidden="true">·</span>
        <span>{formatClock(video.seconds)}</span>
      </p>
      {video.topics.length > 0 ? (
        <ul aria-label={t('itv.video.topics')} className="flex flex-wrap gap-x-4 text-sm">
          {video.topics.map((topic) => (
            <li key={topic}>
              <Link
                to={localPath(itvUrl({ topic }))}
                className="inline-flex min-h-6 items-center text-river-ink underline decoration-river/45 decoration-1 underline-offset-[0.25em] hover:decoration-river touch:min-h-11"
              >
                {topicName(topic)}
              </Link>
            </li>
          ))}
        </ul>
      ) : null}
      <LanguageNote wording={wording} kind="page" />
    </header>
  );
}

/** Plain text: an empty line starts a paragraph. */
function Description({ text, lang }: { text: string; lang: string | undefined }) {
  const paragraphs = text.split(/\n\s*\n/).filter((each) => each.trim());
  if (paragraphs.length === 0) return null;
  return (
    <div lang={lang} className="type-body grid max-w-prose gap-3">
      {paragraphs.map((paragraph) => (
        <p key={paragraph} className="whitespace-pre-line">
          {paragraph}
        </p>
      ))}
    </div>
  );
}

function Related({ videos }: { videos: Video['related'] }) {
  const t = useTexts('itv');
  const localPath = useLocalPath();
  const all = (
    <TextLink
      kind="standalone"
      to={localPath(itvPath)}
      icon={<ArrowRight />}
      className="mt-4 text-sm"
    >
      {t('itv.video.all')}
    </TextLink>
  );
  if (videos.length === 0) return all;
  return (
    <section aria-labelledby="related">
      <h2 id="related" className="type-h4 mb-4">
        {t('itv.video.related')}
      </h2>
      <ul className="grid gap-x-gutter gap-y-5 sm:grid-cols-2 lg:grid-cols-1">
        {videos.map((video) => (
          <li key={video.id}>
            <VideoCard video={video} kind="row" />
          </li>
        ))}
      </ul>
      {all}
    </section>
  );
}

/** The abbreviation is the same in every language; some add an ending. */
function namesCfds({ title, description, transcript }: Video): boolean {
  const lines = transcript?.lines.map(({ text }) => text) ?? [];
  return /\bCFD/u.test([title, description, ...lines].join('\n'));
}
