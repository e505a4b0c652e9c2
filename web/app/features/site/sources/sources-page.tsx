import { claimRegister } from '@danube/contract/claims/claim-register.ts';
import type { ListedClaim } from '@danube/contract/claims/claims.schemas.ts';
import { useQuery } from '@tanstack/react-query';
import { queries } from '../../../lib/api.ts';
import { useLocalPath } from '../../../lib/local-path.ts';
import { useSettings } from '../../../lib/settings.tsx';
import { RichText, useFallbackLang, useTexts } from '../../../lib/texts.tsx';
import { useFormat } from '../../../lib/use-format.tsx';
import { RiskNotice } from '../../../ui/risk-notice.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { claimsQuery } from '../../shared/claims/claims-query.ts';
import { CountedText } from '../../shared/claims/counted-text.tsx';
import { SourceText } from '../../shared/claims/source-text.tsx';
import { type FormattedClaim, useRegisteredClaims } from '../../shared/claims/use-claims.ts';
import { pageNames } from './shown-pages.ts';

/** Every figure the academy advertises with, and its source. */
export function SourcesPage() {
  const t = useTexts('claims');
  const lang = useFallbackLang('claims');
  const format = useFormat();
  const { data: entries = [] } = useQuery(claimsQuery(queries));
  const sourced = entries.filter(({ source }) => source !== null).length;
  return (
    <div lang={lang} className="page pb-section">
      <header className="columns-12 gap-y-5 pt-[clamp(2rem,4vw,3.5rem)] pb-10 lg:items-end lg:pb-14">
        <h1 className="type-h1 col-span-full lg:col-span-7">
          <RichText k="claims.title" elements={{ em: <em className="font-[360]" /> }} />
        </h1>
        <p className="type-body col-span-full lg:col-span-4 lg:col-start-9">{t('claims.lede')}</p>
      </header>
      <p className="border-t border-ink pt-4 pb-6 text-sm text-ink-2">
        {t('claims.summary', {
          sourced: format.number(sourced),
          total: format.number(entries.length),
        })}
      </p>
      <ul aria-label={t('claims.list')}>
        {entries.map((entry) => (
          <Figure key={entry.id} entry={entry} />
        ))}
      </ul>
      <RiskNotice className="mt-8">{t('claims.risk')}</RiskNotice>
    </div>
  );
}

function Figure({ entry }: { entry: ListedClaim }) {
  const { id, source } = entry;
  const t = useTexts('claims');
  const claim = useRegisteredClaims();
  return (
    <li id={id} className="columns-12 gap-y-3 border-t border-rule py-6 lg:py-9">
      <Value claim={claim(id)} />
      <div className="col-span-full grid content-start gap-2 sm:col-span-8 sm:col-start-5 lg:col-span-4 lg:col-start-4">
        <h2 className="type-h4">{t(`claims.figures.${id}.name`)}</h2>
        <p className="type-body text-sm">{t(`claims.figures.${id}.counts`)}</p>
        <ShownOn paths={claimRegister[id].shownOn} />
      </div>
      <div className="col-span-full grid content-start gap-1.5 text-sm sm:col-span-8 sm:col-start-5 lg:col-span-4 lg:col-start-9">
        <h3 className="type-label">{t('claims.source')}</h3>
        {source ? (
          <SourceText source={source} />
        ) : (
          <p className="border-s-2 border-rule-strong ps-3 text-ink-2">{t('claims.none')}</p>
        )}
        <CountedText entry={entry} />
      </div>
    </li>
  );
}

function Value({ claim }: { claim: FormattedClaim }) {
  return (
    <p className="type-number col-span-full text-6xl whitespace-nowrap sm:col-span-4 lg:col-span-3">
      {claim.prefix ? (
        <span className="me-[0.2em] text-[0.42em] tracking-normal text-river">{claim.prefix}</span>
      ) : null}
      {claim.value}
      {claim.suffix ? (
        <span className="ms-[0.04em] align-[0.34em] text-[0.62em] font-[300] tracking-normal text-river">
          {claim.suffix}
        </span>
      ) : null}
    </p>
  );
}

function ShownOn({ paths }: { paths: readonly (keyof typeof pageNames)[] }) {
  const t = useTexts('claims', 'nav');
  const localPath = useLocalPath();
  const { people } = useSettings('instructors');
  // The profile of a removed instructor is gone.
  const isPresent = (path: string) =>
    !path.startsWith('/instructors/') || people.some(({ slug }) => path.endsWith(`/${slug}`));
  return (
    <div className="-my-1.5 flex flex-wrap items-baseline gap-x-4 text-xs text-ink-2">
      <span>{t('claims.shownOn')}</span>
      <ul className="contents">
        {paths.filter(isPresent).map((path) => (
          <li key={path}>
            <TextLink kind="standalone" to={localPath(path)}>
              {t(pageNames[path])}
            </TextLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
