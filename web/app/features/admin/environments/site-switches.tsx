import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { queries } from '../../../lib/api.ts';
import { useLocalPath } from '../../../lib/local-path.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { useFormat } from '../../../lib/use-format.tsx';
import { Section } from '../kit/section.tsx';
import { siteSwitchQuery } from './environments-queries.ts';

/** Switches of the running site; the settings store them, with their history. */
export function SiteSwitches() {
  const t = useTexts('environments');
  const format = useFormat();
  const localPath = useLocalPath();
  const { data } = useQuery(siteSwitchQuery(queries));
  if (!data) return null;
  const [latest] = data.history;
  return (
    <Section title={t('environments.switches.title')}>
      <div className="grid gap-1 border-y border-ink border-b-rule py-3 text-sm">
        <p className="font-[560]">
          {t(
            data.published.isOpen === true
              ? 'environments.switches.open'
              : 'environments.switches.closed',
          )}
        </p>
        <p className="type-small" suppressHydrationWarning>
          {latest
            ? t('environments.switches.changed', {
                date: format.date(latest.publishedAt, 'moment'),
              })
            : t('environments.switches.never')}
        </p>
        <Link
          to={localPath('/admin/settings/site')}
          className="w-fit text-river-ink underline underline-offset-[0.28em]"
        >
          {t('environments.switches.manage')}
        </Link>
      </div>
    </Section>
  );
}
