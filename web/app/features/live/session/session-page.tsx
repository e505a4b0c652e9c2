import type { OccurrencePage } from '@danube/contract/events/events.schemas.ts';
import type { ReactNode } from 'react';
import { languageLabel } from '../../../lib/language-name.ts';
import { useLocalPath } from '../../../lib/local-path.ts';
import { useFallbackLang, useLanguage, useTextLanguage, useTexts } from '../../../lib/texts.tsx';
import { Breadcrumb } from '../../../ui/breadcrumb.tsx';
import { RiskNotice } from '../../../ui/risk-notice.tsx';
import { useMailLink } from '../../account/sign-in/arrival/mail-link.ts';
import { EventBadge } from '../events/event-badge.tsx';
import { OccurrenceDay } from '../events/occurrence-day.tsx';
import { audienceTexts } from './audience-texts.ts';
import { CancelByLink } from './cancel-by-link.tsx';
import { NextDates } from './next-dates.tsx';
import { SessionMaterials } from './session-materials.tsx';
import { SessionPanel } from './session-panel.tsx';
import { SessionTimes } from './session-times.tsx';

type SessionPageProps = {
  session: OccurrencePage;
  /** It had ended when the page was requested. */
  isOver?: boolean;
  /** After the announcement: the discussion. */
  children?: ReactNode;
};

/** One session at one URL: announcement, entrance and replay. Contains nothing personal. */
export function SessionPage({ session, isOver = false, children }: SessionPageProps) {
  const t = useTexts('session', 'events', 'catalogue', 'nav');
  const frameLang = useFallbackLang('session');
  const localPath = useLocalPath();
  const link = useMailLink('cancel');
  const crumbs = [
    { label: t('events.title'), to: localPath('/#events') },
    { label: session.title },
  ];
  return (
    <div
      lang={frameLang}
      className="page columns-12 gap-y-10 pt-5 pb-section sm:pt-7 lg:grid-rows-[auto_auto_1fr]"
    >
      <Breadcrumb crumbs={crumbs} className="col-span-full -mb-5" />
      <article
        aria-labelledby="session-title"
        className="col-span-full grid content-start gap-8 lg:col-span-8 lg:pe-8"
      >
        <Announcement session={session} />
      </article>
      {/* On a phone directly below the announcement: what people came to do comes first. */}
      <div className="col-span-full grid content-start gap-8 md:col-span-7 lg:col-span-4 lg:row-span-2">
        {link ? <CancelByLink key={link.token} session={session} token={link.token} /> : null}
        <SessionPanel session={session} isOver={isOver} />
        <div className="px-5 empty:hidden sm:px-6">
          <NextDates session={session} />
        </div>
      </div>
      <div className="col-span-full grid content-start gap-8 lg:col-span-8 lg:pe-8">
        <SessionMaterials session={session} />
        {children}
        <RiskNotice className="max-w-prose">{t('catalogue.risk')}</RiskNotice>
      </div>
    </div>
  );
}

function Announcement({ session }: { session: OccurrencePage }) {
  const page = useLanguage();
  const lang = session.language === page ? undefined : session.language;
  return (
    <div className="grid gap-x-[clamp(1.5rem,4vw,3.5rem)] gap-y-6 border-t border-ink pt-6 sm:grid-cols-[auto_minmax(0,1fr)] lg:pt-7">
      <OccurrenceDay occurrence={session} />
      <div className="grid content-start justify-items-start gap-4">
        <EventBadge type={session.type} />
        <h1
          id="session-title"
          lang={lang}
          className="font-display text-[clamp(2.25rem,5vw,3.5rem)] leading-[1.06] font-[400] tracking-[-0.018em] text-balance [overflow-wrap:anywhere]"
        >
          {session.title}
        </h1>
        <SessionTimes session={session} />
        <Description text={session.description} lang={lang} />
        <Facts session={session} />
      </div>
    </div>
  );
}

/** Plain text: an empty line starts a paragraph. */
function Description({ text, lang }: { text: string; lang: string | undefined }) {
  const paragraphs = text.split(/\n\s*\n/).filter((each) => each.trim());
  if (paragraphs.length === 0) return null;
  return (
    <div lang={lang} className="type-body grid max-w-prose gap-3">
      {paragraphs.map((paragraph) => (
        <p key={paragraph} className="whitespace-pre-line">
          {paragraph}
        </p>
      ))}
    </div>
  );
}

function Facts({ session }: { session: OccurrencePage }) {
  const t = useTexts('session', 'events');
  const written = useTextLanguage();
  const facts = [
    session.host ? { label: t('session.facts.host'), value: session.host } : null,
    {
      label: t('session.facts.language'),
      value: languageLabel(session.language, written),
    },
    session.scheduledTime === null
      ? null
      : {
          label: t('session.facts.length'),
          value: t('events.duration', { minutes: session.durationMinutes }),
        },
    session.isCancelled
      ? null
      : { label: t('session.facts.who'), value: t(audienceTexts[session.audience]) },
  ].filter((fact) => fact !== null);
  return (
    <dl className="grid w-full max-w-prose grid-cols-[auto_minmax(0,1fr)] gap-x-6 text-sm">
      {facts.map(({ label, value }) => (
        <div key={label} className="col-span-full grid grid-cols-subgrid border-t border-rule py-2">
          <dt className="text-ink-3">{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
