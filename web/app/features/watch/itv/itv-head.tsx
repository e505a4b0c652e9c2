import type { VideoCard } from '@danube/contract/videos/videos.schemas.ts';
import { localizedUrl } from '../../../lib/localized-url.ts';
import { PageHead, useSiteUrl } from '../../../lib/page-url.tsx';
import { structuredText } from '../../../lib/structured-text.ts';
import { useLanguage, useTexts } from '../../../lib/texts.tsx';
import { videoPath } from '../../shared/paths/itv-paths.ts';
import type { ItvView } from './itv-view.ts';

type ItvHeadProps = { videos: readonly VideoCard[]; view: ItvView };

/** Metadata of the library; search results must not be indexed. */
export function ItvHead({ videos, view }: ItvHeadProps) {
  const t = useTexts('itv');
  const siteUrl = useSiteUrl() || 'http://localhost';
  const language = useLanguage();
  return (
    <>
      <PageHead
        title={t('itv.head.title')}
        description={t('itv.head.description')}
        isIndexed={!view.query}
      />
      <script type="application/ld+json">
        {structuredText({
          '@context': 'https://schema.org',
          '@type': 'ItemList',
          itemListElement: videos.map((video, index) => ({
            '@type': 'ListItem',
            position: index + 1,
            name: video.title,
            url: localizedUrl(siteUrl, videoPath(video.slug), language),
          })),
        })}
      </script>
    </>
  );
}
