import type { VideoPage } from '@danube/contract/videos/videos.schemas.ts';
import { useAcademy } from '../../../lib/academy.ts';
import { PageHead, useSiteUrl } from '../../../lib/page-url.tsx';
import { structuredText } from '../../../lib/structured-text.ts';
import { useLanguage, useTexts } from '../../../lib/texts.tsx';
import { itvPath, videoPath } from '../../shared/paths/itv-paths.ts';
import { useStructuredBreadcrumbs } from '../../shop/item/use-structured-breadcrumbs.ts';
import { structuredVideo } from './structured-video.ts';

/** A video's metadata for search engines and link previews. */
export function VideoHead({ video }: { video: VideoPage }) {
  const { name: academyName } = useAcademy();
  const t = useTexts('itv', 'nav');
  const siteUrl = useSiteUrl() || 'http://localhost';
  const language = useLanguage();
  const trail = useStructuredBreadcrumbs();
  return (
    <>
      <PageHead
        title={t('itv.video.title', { title: video.title })}
        description={shortened(video.description) || video.title}
        writtenIn={video.availableIn}
        image={video.playable.poster}
      />
      <script type="application/ld+json">
        {structuredText({
          '@context': 'https://schema.org',
          '@graph': [
            structuredVideo(video, { siteUrl, language, academyName }),
            trail([
              { name: t('nav.itv'), path: itvPath },
              { name: video.title, path: videoPath(video.slug) },
            ]),
          ],
        })}
      </script>
    </>
  );
}

const descriptionLength = 160;

/** Cut after a whole word, as search engines do. */
function shortened(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  if (line.length <= descriptionLength) return line;
  const cut = line.slice(0, descriptionLength);
  return `${cut.slice(0, cut.lastIndexOf(' '))} …`;
}
