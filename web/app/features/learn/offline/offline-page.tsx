import { RefreshCw } from 'lucide-react';
import { PageHead } from '../../../lib/page-address.tsx';
import { useFallbackLang, useLanguage, useTexts } from '../../../lib/texts.tsx';
import { Button } from '../../../ui/button.tsx';
import { useKeptCourses } from '../../shared/offline/use-kept-courses.ts';

/** What a browser shows without a connection, and the way to what is on the device. */
export function OfflinePage() {
  const t = useTexts('offline', 'page');
  const lang = useFallbackLang('offline');
  return (
    <div lang={lang} className="page grid gap-10 py-[calc(var(--section)*0.6)]">
      <PageHead
        title={`${t('offline.title')} · ${t('page.siteName')}`}
        description={t('offline.lede')}
        isIndexed={false}
      />
      <header className="grid justify-items-start gap-3">
        <h1 className="type-h2">{t('offline.title')}</h1>
        <p className="type-body">{t('offline.lede')}</p>
        <Button variant="primary" className="mt-3" onClick={() => location.reload()}>
          <RefreshCw aria-hidden="true" />
          {t('offline.retry')}
        </Button>
      </header>
      <OnThisDevice />
    </div>
  );
}

function OnThisDevice() {
  const t = useTexts('offline');
  const page = useLanguage();
  const courses = useKeptCourses();
  return (
    <section aria-labelledby="on-this-device" className="grid gap-3">
      <h2 id="on-this-device" className="type-h4">
        {t('offline.here')}
      </h2>
      {courses.length === 0 ? (
        <p className="type-body">{t('offline.none', { keep: t('offline.keep') })}</p>
      ) : (
        <ul className="border-t border-ink">
          {courses.map(({ slug, title, language, start }) => (
            <li key={slug} className="border-b border-rule">
              {/* A whole page, not a step of the application: only pages are sure to be here. */}
              <a
                href={start}
                lang={language === page ? undefined : language}
                className="block py-4 font-[560] text-river-ink hover:underline"
              >
                {title}
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
