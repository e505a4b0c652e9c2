import { Lock, LockOpen, Play } from 'lucide-react';
import { lazy, type MouseEvent, Suspense, useState } from 'react';
import { OptionalPart } from '../../lib/optional-part.tsx';
import { RichText, useFallbackLang, useTexts } from '../../lib/texts.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Progress } from '../../ui/progress.tsx';
import { useSession } from '../identity/session/use-session.tsx';
import { ChapterList } from './chapter-list.tsx';
import { clockTime } from './clock-time.ts';
import { lessonFiles } from './lesson-files.ts';
import poster from './poster.png?as=picture';
import { lesson, previewLength } from './sample-lesson.ts';
import type { Access } from './use-lesson-player.ts';

const QuickiePlayer = lazy(async () => ({
  default: (await import('./quickie-player.tsx')).QuickiePlayer,
}));

/** One short lesson: what it covers, and a picture that plays it. */
export function QuickieSection() {
  const t = useTexts('quickie');
  const lang = useFallbackLang('quickie');
  // The page as sent is a visitor's; whoever is signed in sees it change without moving.
  const access = useSession().user ? 'full' : 'preview';
  return (
    <section aria-labelledby="quickie" lang={lang}>
      <div className="page columns-12 gap-y-8 pt-[calc(var(--section)*0.5)] pb-[calc(var(--section)*0.6)] lg:grid-rows-[auto_1fr]">
        <div className="col-span-full grid gap-4 lg:col-span-5">
          <h2 id="quickie" className="type-h2">
            <RichText k="quickie.title" elements={{ em: <em className="font-[380]" /> }} />
          </h2>
          <p className="type-body">{t('quickie.lede')}</p>
        </div>
        <QuickieCard
          access={access}
          className="col-span-full lg:col-span-6 lg:col-start-7 lg:row-span-2"
        />
        <ChapterList access={access} className="col-span-full lg:col-span-5 lg:self-end" />
      </div>
    </section>
  );
}

function QuickieCard({ access, className }: { access: Access; className: string }) {
  const t = useTexts('quickie');
  const [isOpen, setIsOpen] = useState(false);
  // Its code is fetched at the first wish to watch.
  const [opener, setOpener] = useState<HTMLElement | null>(null);
  const length = clockTime(lesson.seconds);
  const isFull = access === 'full';
  const openText = isFull
    ? t('quickie.open.full', { length })
    : t('quickie.open.preview', { open: clockTime(previewLength), length });

  function open(event: MouseEvent<HTMLElement>) {
    event.preventDefault();
    setOpener(event.currentTarget);
    setIsOpen(true);
  }
  return (
    <article className={className} aria-labelledby="quickie-lesson">
      <div data-ground="deep" className="group relative overflow-clip rounded-md">
        <Picture
          source={poster}
          alt={t('quickie.lesson.picture')}
          sizes="(width >= 80rem) 38rem, (width >= 64rem) 45vw, 90vw"
          className="block aspect-video w-full"
        />
        <div className="pointer-events-none absolute inset-x-0 bottom-0 flex items-center justify-between gap-3 p-2 sm:p-4">
          <AccessBadge access={access} />
          <PlayLink onOpen={open} />
        </div>
      </div>
      <div className="mt-4 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <div>
          <p className="type-label">{t('quickie.label')}</p>
          <h3 id="quickie-lesson" className="type-h4">
            {t('quickie.lesson.title')}
          </h3>
        </div>
        <p className="tabular type-small">{openText}</p>
      </div>
      <Progress
        value={isFull ? lesson.seconds : previewLength}
        max={lesson.seconds}
        label={t('quickie.lesson.title')}
        valueText={openText}
        className="mt-2"
      />
      {opener ? (
        <OptionalPart fallback={<PlayerFailed />}>
          <Suspense fallback={null}>
            <QuickiePlayer
              access={access}
              isOpen={isOpen}
              onOpenChange={setIsOpen}
              opener={opener}
            />
          </Suspense>
        </OptionalPart>
      ) : null}
    </article>
  );
}

/**
 * A link to the visitor's file: without the application the browser plays that by itself. Where
 * scripts run, a click waits for the player instead.
 */
function PlayLink({ onOpen }: { onOpen(event: MouseEvent<HTMLElement>): void }) {
  const t = useTexts('quickie');
  return (
    <a
      href={lessonFiles.preview}
      data-needs-app=""
      aria-label={t('quickie.play')}
      onClick={onOpen}
      className="pointer-events-auto grid size-12 shrink-0 place-items-center rounded-full bg-bell text-on-bell transition-colors after:absolute after:inset-0 hover:bg-bell-hover sm:size-18"
    >
      <Play aria-hidden="true" className="ms-0.5 size-5 fill-current sm:ms-1 sm:size-7" />
    </a>
  );
}

function AccessBadge({ access }: { access: Access }) {
  const t = useTexts('quickie');
  const Icon = access === 'full' ? LockOpen : Lock;
  return (
    <span className="inline-flex min-h-7 items-center self-end sm:min-h-8 sm:self-center gap-2 rounded-sm bg-ink px-2.5 text-xs font-[560] text-paper">
      <Icon aria-hidden="true" className="size-3.5" />
      {access === 'full' ? t('quickie.badge.full') : t('quickie.badge.preview')}
    </span>
  );
}

function PlayerFailed() {
  const t = useTexts('quickie');
  return <p role="alert">{t('quickie.player.failed')}</p>;
}
