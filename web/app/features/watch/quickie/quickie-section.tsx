import { RichText, useFallbackLang, useTexts } from '../../../lib/texts.tsx';
import { useSession } from '../../shared/session/use-session.tsx';
import { ChapterList } from './chapter-list.tsx';
import { QuickieCard, type UploadDialog } from './quickie-card.tsx';
import { useQuickieVideo } from './use-quickie-video.ts';

/** One short lesson: its chapters, and a poster that plays it. */
export function QuickieSection({ uploadDialog }: { uploadDialog?: UploadDialog }) {
  const t = useTexts('quickie');
  const lang = useFallbackLang('quickie');
  const { user } = useSession();
  const { video, isMissing } = useQuickieVideo();
  // The cached HTML is a visitor's; for signed-in people it changes without a layout shift.
  const access = user ? 'full' : 'preview';
  const isUploader = isMissing && user?.isAdmin === true && !user.needsSecondFactor;
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
          video={video}
          access={access}
          uploadDialog={isUploader ? uploadDialog : undefined}
          className="col-span-full lg:col-span-6 lg:col-start-7 lg:row-span-2"
        />
        <ChapterList
          chapters={video.playable.chapters}
          lang={video.lang}
          access={access}
          className="col-span-full lg:col-span-5 lg:self-end"
        />
      </div>
    </section>
  );
}
