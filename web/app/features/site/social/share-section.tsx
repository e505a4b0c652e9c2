import { localizedUrl } from '../../../lib/localized-url.ts';
import { useSiteUrl } from '../../../lib/page-url.tsx';
import { useLanguage, useTexts } from '../../../lib/texts.tsx';
import { ShareLinks } from '../../shared/sharing/share-links.tsx';

export function ShareSection() {
  const t = useTexts('social');
  const language = useLanguage();
  const siteUrl = useSiteUrl() || 'http://localhost';
  const shared = { url: localizedUrl(siteUrl, '/', language), text: t('social.share.sentence') };
  return (
    <section aria-labelledby="share" className="page columns-12 gap-y-6 pb-section">
      <div className="col-span-full grid content-start gap-3 lg:col-span-4">
        <h2 id="share" className="type-h3">
          {t('social.share.title')}
        </h2>
        <p className="type-body">{t('social.share.text')}</p>
      </div>
      <div className="col-span-full lg:col-span-7 lg:col-start-6">
        <ShareLinks shared={shared} />
      </div>
    </section>
  );
}
