import { sessionCardPath } from '@danube/contract/events/event-paths.ts';
import type { OccurrencePage } from '@danube/contract/events/events.schemas.ts';
import { useAcademy } from '../../../lib/academy.ts';
import { PageHead, useSiteUrl } from '../../../lib/page-url.tsx';
import { structuredText } from '../../../lib/structured-text.ts';
import { useLanguage, useTexts } from '../../../lib/texts.tsx';
import { useFormat } from '../../../lib/use-format.tsx';
import { structuredSession } from './structured-session.ts';

/** A session's metadata for search engines and link previews. */
export function SessionHead({ session }: { session: OccurrencePage }) {
  const t = useTexts('session', 'page');
  const { name: academyName } = useAcademy();
  const siteUrl = useSiteUrl() || 'http://localhost';
  const language = useLanguage();
  const day = useFormat().date(session.startsAt, 'long');
  return (
    <>
      <PageHead
        title={t('session.head.title', { title: session.title, day })}
        description={session.description.replaceAll(/\s+/g, ' ').slice(0, 160) || session.title}
        image={sessionCardPath(session.slug, session.date, language)}
      />
      <script type="application/ld+json">
        {structuredText({
          '@context': 'https://schema.org',
          ...structuredSession(session, { siteUrl, language, academyName }),
        })}
      </script>
    </>
  );
}
