import { ArrowRight } from 'lucide-react';
import { useLocalPath } from '../../../lib/local-path.ts';
import { PageHead } from '../../../lib/page-url.tsx';
import { useSettings } from '../../../lib/settings.tsx';
import { RichText, useFallbackLang, useTexts } from '../../../lib/texts.tsx';
import { Cover } from '../../../ui/cover.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { FollowSection } from './follow-section.tsx';
import { ShareSection } from './share-section.tsx';
import { ThirdPartyFrame } from './third-party-frame.tsx';

/** Sharing and following without third-party tracking. */
export function SocialMediaPage() {
  const t = useTexts('social');
  const lang = useFallbackLang('social');
  const social = useSettings('social');
  const localPath = useLocalPath();
  return (
    <div lang={lang}>
      <PageHead title={t('social.head.title')} description={t('social.head.description')} />
      <header className="page columns-12 gap-y-5 pt-[clamp(2rem,4vw,3.5rem)] pb-10 lg:items-end lg:pb-14">
        <h1 className="type-h1 col-span-full lg:col-span-7">
          <RichText k="social.title" elements={{ em: <em className="font-[360]" /> }} />
        </h1>
        <p className="type-body col-span-full lg:col-span-4 lg:col-start-9">{t('social.lede')}</p>
      </header>
      <ShareSection />
      <FollowSection />
      {social.youtubePlaylist === '' ? null : <Videos playlist={social.youtubePlaylist} />}
      {social.instagram === '' ? null : (
        <p className="page pb-section">
          <TextLink
            kind="standalone"
            to={localPath('/instagram-integration')}
            icon={<ArrowRight />}
          >
            {t('social.video.instagram')}
          </TextLink>
        </p>
      )}
    </div>
  );
}

function Videos({ playlist }: { playlist: string }) {
  const t = useTexts('social');
  return (
    <section aria-labelledby="video" className="page pb-6">
      <h2 id="video" className="type-h3 mb-6">
        {t('social.video.title')}
      </h2>
      <ThirdPartyFrame
        site="youtube"
        path={`/embed/videoseries?list=${playlist}`}
        name="YouTube"
        title={t('social.video.frame')}
      >
        <Cover slug="uploads" kind="course" title={t('social.video.title')} note="YouTube" />
      </ThirdPartyFrame>
    </section>
  );
}
