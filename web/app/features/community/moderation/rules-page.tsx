import {
  communityRules,
  currentRulesVersion,
  decisionsPath,
  reportContentPath,
  rulesVersions,
} from '@danube/contract/moderation/community-rules.ts';
import { useLocalPath } from '../../../lib/local-path.ts';
import { PageHead } from '../../../lib/page-url.tsx';
import { RichText, useFallbackLang, useTexts } from '../../../lib/texts.tsx';
import { useFormat } from '../../../lib/use-format.tsx';
import { TextLink } from '../../../ui/text-link.tsx';

/** The current rules; decisions refer to a rule and this version. */
export function RulesPage() {
  const t = useTexts('rules');
  const lang = useFallbackLang('rules');
  return (
    <div lang={lang} className="page pb-section">
      <PageHead title={t('rules.head.title')} description={t('rules.head.description')} />
      <header className="columns-12 gap-y-5 pt-[clamp(2rem,4vw,3.5rem)] pb-10 lg:items-end lg:pb-14">
        <h1 className="type-h1 col-span-full lg:col-span-7">
          <RichText k="rules.title" elements={{ em: <em className="font-[360]" /> }} />
        </h1>
        <div className="col-span-full grid gap-2 lg:col-span-4 lg:col-start-9">
          <p className="type-body">{t('rules.lede')}</p>
          <Version />
        </div>
      </header>
      <ol className="grid border-t border-ink">
        {communityRules.map((rule, index) => (
          <li
            key={rule}
            id={rule}
            className="columns-12 scroll-mt-24 gap-y-2 border-b border-rule py-6 target:bg-river-wash lg:py-8"
          >
            <h2 className="type-h3 col-span-full flex gap-4 lg:col-span-5">
              <span className="tabular w-6 shrink-0 text-river-ink">{index + 1}</span>
              {t(`rules.v1.${rule}.title`)}
            </h2>
            <p className="type-body col-span-full lg:col-span-7">{t(`rules.v1.${rule}.text`)}</p>
          </li>
        ))}
      </ol>
      <Consequences />
    </div>
  );
}

function Version() {
  const t = useTexts('rules');
  const format = useFormat();
  const current = rulesVersions.find(({ version }) => version === currentRulesVersion);
  if (!current) return null;
  // Noon UTC is the same day in the academy's time zone.
  const date = format.date(new Date(`${current.since}T12:00:00Z`), 'long');
  return (
    <p className="type-small">
      <time dateTime={current.since} suppressHydrationWarning>
        {t('rules.version', { version: String(current.version), date })}
      </time>
    </p>
  );
}

function Consequences() {
  const t = useTexts('rules');
  const localPath = useLocalPath();
  const link = (path: string) => <TextLink to={localPath(path)}>{null}</TextLink>;
  return (
    <div className="columns-12 gap-y-10 pt-10">
      <section className="col-span-full grid content-start gap-4 lg:col-span-7">
        <h2 className="type-h3">{t('rules.after.title')}</h2>
        <p className="type-body">{t('rules.after.p1')}</p>
        <p className="type-body">
          <RichText k="rules.after.p2" elements={{ decisions: link(decisionsPath) }} />
        </p>
      </section>
      <section className="col-span-full grid content-start gap-4 lg:col-span-4 lg:col-start-9">
        <h2 className="type-h3">{t('rules.tell.title')}</h2>
        <p className="type-body">
          <RichText
            k="rules.tell.p1"
            elements={{ notice: link(reportContentPath), contact: link('/contact') }}
          />
        </p>
      </section>
    </div>
  );
}
